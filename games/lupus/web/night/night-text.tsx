import { callText, narrations, pacerOf, variant } from '@rudel/lupus/page';
import type { Drawing } from '../drawing.ts';
import { paceWords } from '../narrator/pace-words.ts';
import { Calls } from './calls.tsx';
import { Fire } from './fire.tsx';

function sentenceOf(drawing: Drawing): string {
  const { shown } = drawing.view.value;
  const narration = narrations[drawing.play.language.value];
  if (shown.call === null || !shown.isOpen) return variant(narration.nightfall, Math.max(1, shown.night));
  return callText(narration, shown.call, shown.night, shown.round);
}

/** What the narrator says at night: the same for all who listen. */
export function NightText({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const pacer = pacerOf(shown);
  const sentence = sentenceOf(drawing);
  return (
    <div class="lupus-night">
      <p class="lupus-narration" key={sentence}>
        {sentence}
      </p>
      {!shown.isOpen && pacer !== null && (
        <p>{paceWords[drawing.play.language.value].waits(drawing.play.nameOf(pacer))}</p>
      )}
      <Fire />
      {shown.night > 0 && <Calls drawing={drawing} />}
    </div>
  );
}
