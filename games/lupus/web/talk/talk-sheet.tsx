import { Sheet } from '@rudel/ui/sheet';
import type { Drawing } from '../drawing.ts';
import { lazyPart } from '../lazy-part.tsx';
import { dayWords } from '../words/day-words.ts';

const AllTalk = lazyPart<{ readonly drawing: Drawing }>(async () => (await import('./all-talk.tsx')).AllTalk);

/** The way to all that was said. */
export function TalkSheet({ drawing }: { readonly drawing: Drawing }) {
  return (
    <Sheet
      open={drawing.sheet.value === 'talk'}
      title={dayWords[drawing.play.language.value].talk.all}
      onClose={() => {
        drawing.sheet.value = null;
      }}
    >
      <AllTalk drawing={drawing} />
    </Sheet>
  );
}
