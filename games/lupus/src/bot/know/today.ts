import type { Seat } from '@rudel/kernel';
import type { Spoken, Statement } from '../../talk/statements.ts';
import { spokenOn } from '../../talk/talk.ts';
import type { Shown } from '../../types.ts';

/** What was said today, and by the seat itself. */
export type Today = { readonly all: readonly Spoken[]; readonly own: readonly Spoken[] };

export function todayOf(shown: Shown, eye: Seat): Today {
  const all = spokenOn(shown, shown.days.length);
  return { all, own: all.filter(({ by }) => by === eye) };
}

type Opinion = Extract<Statement, { readonly kind: 'suspect' | 'trust' | 'vote' }>;

const isOpinion = (what: Statement): what is Opinion =>
  what.kind === 'suspect' || what.kind === 'trust' || what.kind === 'vote';

/** Whether somebody has said what it is, or what it has learned, or was reported on. */
const isNewsOf = ({ by, what }: Spoken, seat: Seat): boolean =>
  (what.kind === 'claim' && by === seat) || (what.kind === 'report' && (by === seat || what.at === seat));

/** Whether a statement goes against what the same one has said today, and nothing has happened since that would explain it. */
export function contradicts({ all, own }: Today, what: Statement): boolean {
  if (!isOpinion(what)) return false;
  const { at } = what;
  const isFor = what.kind === 'trust';
  const before = own.findLast((one) => isOpinion(one.what) && one.what.at === at);
  if (before === undefined || (before.what.kind === 'trust') === isFor) return false;
  return !all.some((one) => one.number > before.number && isNewsOf(one, at));
}

/** Whom a seat has accused today in its last word on each. */
export function accusedIn({ own }: Today): ReadonlySet<Seat> {
  const accused = new Set<Seat>();
  for (const { what } of own) {
    if (!isOpinion(what)) continue;
    if (what.kind === 'trust') accused.delete(what.at);
    else accused.add(what.at);
  }
  return accused;
}
