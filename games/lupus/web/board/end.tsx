import type { Drawing } from '../drawing.ts';
import { AllTalkButton } from '../talk/all-talk-button.tsx';

/** How it came out; by now everybody's place shows who was what. */
export function End({ drawing }: { readonly drawing: Drawing }) {
  const log = drawing.play.match.log.value ?? [];
  const won = log.findLast((glimpse) => glimpse.kind === 'won');
  const words = drawing.words.value;
  return (
    <div class="lupus-night">
      {won !== undefined && <p class="lupus-narration">{words.moment.won[won.party]}</p>}
      <AllTalkButton drawing={drawing} />
    </div>
  );
}
