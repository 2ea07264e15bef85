import { callsIn, roleWords } from '@rudel/lupus/page';
import type { Role } from '@rudel/lupus/page';
import { Emblem } from '../art/emblem.tsx';
import type { Drawing } from '../drawing.ts';

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
