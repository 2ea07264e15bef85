import { callText, callsIn, isDealt, narrations, pacerOf, roleWords, variant } from '@rudel/lupus/page';
import type { Role } from '@rudel/lupus/page';
import { Emblem } from '../art/emblem.tsx';
import type { Drawing } from '../drawing.ts';
import { FirstLook } from './first-look.tsx';

function sentenceOf(drawing: Drawing): string {
  const { shown } = drawing.view.value;
  const narration = narrations[drawing.play.language.value];
  if (shown.call === null || !shown.isOpen) return variant(narration.nightfall, Math.max(1, shown.night));
  return callText(narration, shown.call, shown.night, shown.round);
}

/** Whether somebody who plays has not looked at the card since it was dealt. */
function isFirstLook({ play, view, diary }: Drawing): boolean {
  const { eye, shown } = view.value;
  const isLive = play.vantage.kind !== 'replay' && eye !== 'table';
  return isLive && isDealt(shown) && shown.night < 2 && !diary.hasLooked.value;
}

/** What the narrator says at night: the same for all who listen. */
export function NightText({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value;
  const pacer = pacerOf(shown);
  const sentence = sentenceOf(drawing);
  return (
    <div class="lupus-night">
      <p class="lupus-narration" key={sentence}>
        {sentence}
      </p>
      {!shown.isOpen && pacer !== null && <p>{words.pace.waits(drawing.play.nameOf(pacer))}</p>}
      {isFirstLook(drawing) ? (
        <FirstLook drawing={drawing} />
      ) : (
        shown.night > 0 && <Calls drawing={drawing} />
      )}
    </div>
  );
}

/** All calls of a night in order, with the one that runs. */
export function Calls({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const { names } = roleWords[drawing.play.language.value];
  const calls: readonly Role[] = callsIn(shown, shown.night);
  const now = shown.call === null ? -1 : calls.indexOf(shown.call);
  return (
    <ol class="lupus-calls" aria-label={drawing.words.value.calls}>
      {calls.map((role, nth) => (
        <li
          key={role}
          data-state={nth < now ? 'past' : nth === now ? 'now' : 'next'}
          aria-current={nth === now ? 'step' : undefined}
        >
          <Emblem of={role} size={22} label={names[role].name} />
        </li>
      ))}
    </ol>
  );
}
