import { callText, callsIn, narrations, pacerOf, roleWords, variant } from '@rudel/lupus/page';
import type { Role } from '@rudel/lupus/page';
import { Emblem } from '../art/emblem.tsx';
import type { Drawing } from '../drawing.ts';

function sentenceOf(drawing: Drawing): string {
  const { shown } = drawing.view.value;
  const narration = narrations[drawing.play.language.value];
  if (shown.call === null || !shown.isOpen) return variant(narration.nightfall, Math.max(1, shown.night));
  return callText(narration, shown.call, shown.night, shown.round);
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
      {shown.night > 0 && <Calls drawing={drawing} />}
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
