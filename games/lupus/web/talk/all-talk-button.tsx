import { Icon } from '@rudel/ui/icon';
import type { Drawing } from '../drawing.ts';
import { dayWords } from '../words/day-words.ts';

/** The way to all that was ever said. */
export function AllTalkButton({ drawing }: { readonly drawing: Drawing }) {
  return (
    <button
      type="button"
      class="lupus-feed-all"
      onClick={() => {
        drawing.sheet.value = 'talk';
      }}
    >
      <Icon name="list" size={18} /> <span>{dayWords[drawing.play.language.value].talk.all}</span>
    </button>
  );
}
