import type { Seat } from '@rudel/kernel';
import { spokenOn } from '@rudel/lupus/page';
import type { Shown, Spoken } from '@rudel/lupus/page';

/** For whom somebody speaks, or against whom. */
export type Stance = { readonly at: Seat; readonly isFor: boolean };

/** Who speaks against a seat today, and who for it; nobody does both. */
export type Camps = { readonly against: readonly Seat[]; readonly backing: readonly Seat[] };

/** What a day's talk comes to. */
export type Stances = {
  /** Who has spoken last; null while nobody has. */
  readonly speaker: Seat | null;
  /** The last word of each seat about anybody. */
  readonly last: ReadonlyMap<Seat, Stance>;
  readonly camps: ReadonlyMap<Seat, Camps>;
};

const nobody: Camps = { against: [], backing: [] };

/** What a statement means for somebody: an echo as what it echoes does, of a claim or a report for whoever made it. */
export function stanceOf({ by, what }: Spoken, day: readonly Spoken[]): Stance | null {
  switch (what.kind) {
    case 'suspect':
    case 'vote':
      return { at: what.at, isFor: false };
    case 'trust':
      return { at: what.at, isFor: true };
    case 'report':
      return what.as !== 'seer' || what.at === null ? null : { at: what.at, isFor: what.finds === 'human' };
    case 'agree':
    case 'disagree':
      return echoed(day[what.with - 1], what.kind === 'agree', by, day);
    default:
      return null;
  }
}

function echoed(about: Spoken | undefined, isFor: boolean, by: Seat, day: readonly Spoken[]): Stance | null {
  if (about === undefined) return null;
  if (['claim', 'report'].includes(about.what.kind)) return { at: about.by, isFor };
  const meant = stanceOf(about, day.slice(0, about.number - 1));
  return meant === null || meant.at === by ? null : { at: meant.at, isFor: meant.isFor === isFor };
}

function stancesOf(day: readonly Spoken[]): Stances {
  const last = new Map<Seat, Stance>();
  const camps = new Map<Seat, Camps>();
  for (const spoken of day) {
    const stance = stanceOf(spoken, day);
    if (stance === null) continue;
    const { against, backing } = camps.get(stance.at) ?? nobody;
    const isOther = (seat: Seat): boolean => seat !== spoken.by;
    last.set(spoken.by, stance);
    camps.set(stance.at, {
      against: stance.isFor ? against.filter(isOther) : [...against.filter(isOther), spoken.by],
      backing: stance.isFor ? [...backing.filter(isOther), spoken.by] : backing.filter(isOther),
    });
  }
  return { speaker: day.at(-1)?.by ?? null, last, camps };
}

const known = new WeakMap<Shown['talk'], Stances>();

/** Who speaks for whom today, and against whom. */
export function stancesToday({ talk, days }: Pick<Shown, 'talk' | 'days'>): Stances {
  const found = known.get(talk) ?? stancesOf(spokenOn({ talk }, days.length));
  known.set(talk, found);
  return found;
}

export const campsAt = ({ camps }: Stances, seat: Seat): Camps => camps.get(seat) ?? nobody;
