import type { Seat } from '@rudel/kernel';
import type { Role, Statement } from '@rudel/lupus/page';
import type { Kind } from './compose-words.ts';

/** One choice on the way to a statement. */
export type Step =
  | { readonly kind: 'kind'; readonly value: Kind }
  | { readonly kind: 'role'; readonly value: Role }
  | { readonly kind: 'night'; readonly value: number }
  | { readonly kind: 'seat'; readonly value: Seat | null }
  | { readonly kind: 'finds'; readonly value: 'wolf' | 'human' | null }
  | { readonly kind: 'number'; readonly value: number };

/** What somebody chooses, one after the other, to make a statement: what, of which night, about whom, with what result. */
export function pathOf(what: Statement): readonly Step[] {
  switch (what.kind) {
    case 'claim':
      return [kind('claim'), { kind: 'role', value: what.role }];
    case 'report':
      return reportPath(what);
    case 'ask':
      return [kind(what.about), { kind: 'seat', value: what.at }];
    case 'agree':
    case 'disagree':
      return [kind(what.kind), { kind: 'number', value: what.with }];
    default:
      return [kind(what.kind), { kind: 'seat', value: what.at }];
  }
}

const kind = (value: Kind): Step => ({ kind: 'kind', value });

function reportPath({
  as,
  night,
  at,
  finds,
}: Extract<Statement, { readonly kind: 'report' }>): readonly Step[] {
  const begun: readonly Step[] = [kind(as), { kind: 'night', value: night }];
  if (as === 'medium') return [...begun, { kind: 'finds', value: finds }];
  const about: readonly Step[] = [...begun, { kind: 'seat', value: at }];
  return as === 'bodyguard' || at === null ? about : [...about, { kind: 'finds', value: finds }];
}

const isSame = (one: Step | undefined, other: Step | undefined): boolean =>
  one?.kind === other?.kind && one?.value === other?.value;

const leadsBy = (path: readonly Step[], chosen: readonly Step[]): boolean =>
  chosen.every((step, nth) => isSame(step, path[nth]));

/** Where the choices so far lead: the next ones in order, or the statement they make. */
export type Way =
  | { readonly kind: 'choices'; readonly choices: readonly Step[] }
  | { readonly kind: 'statement'; readonly what: Statement };

/** Goes on from what was chosen among all that may be said; null where nothing begins like that. */
export function wayFrom(sayable: readonly Statement[], chosen: readonly Step[]): Way | null {
  const fitting = sayable.filter((what) => leadsBy(pathOf(what), chosen));
  const done = fitting.find((what) => pathOf(what).length === chosen.length);
  if (done !== undefined) return { kind: 'statement', what: done };
  const next = fitting.flatMap((what) => pathOf(what)[chosen.length] ?? []);
  const choices = next.filter((step, nth) => next.findIndex((one) => isSame(one, step)) === nth);
  return choices.length === 0 ? null : { kind: 'choices', choices };
}
