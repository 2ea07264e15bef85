import type { Seat } from '@rudel/kernel';
import { deedsIn, ownRole } from '../../night/story.ts';
import type { Deed } from '../../night/story.ts';
import { cardOf, roleOf, roles } from '../../roles/index.ts';
import type { Role } from '../../roles/role.ts';
import type { View } from '../../types.ts';
import { lynchedBefore } from '../../village/seats.ts';
import { bitOf } from './seat-set.ts';
import type { Known, Seats } from './seat-set.ts';

/** What a seat knows by its card, by what it did at night, and by cards that lie open. */
export type Knowledge = Known & {
  readonly role: Role;
  /** What the seat really did, night by night. */
  readonly deeds: readonly Deed[];
  /** Who else is a wolf, for a wolf; who else is the seer or a freemason, for these. */
  readonly mates: readonly Seat[];
};

const setOf = (seats: readonly Seat[]): Seats => seats.reduce<Seats>((set, seat) => set | bitOf(seat), 0);

/** Of whom a deed has told whether they are a wolf. */
export function foundBy({ shown }: View, { role, night, note }: Deed): readonly [Seat, boolean] | null {
  if (note.told === null) return null;
  if (role === 'seer') return [note.chosen ?? note.at, note.told === 'wolf'];
  if (role !== 'medium') return null;
  const lynched = lynchedBefore(shown, night);
  return lynched === null ? null : [lynched, note.told === 'wolf'];
}

const openCards = (view: View, isWolf: boolean): readonly Seat[] =>
  view.cards.flatMap((card, seat) =>
    card !== '?' && seat !== view.eye && (roleOf(card) === 'wolf') === isWolf ? [seat] : [],
  );

/** Who cannot be the seer, in the eyes of this one. */
function notSeers(view: View, eye: Seat, role: Role, mates: readonly Seat[]): Seats {
  const all = setOf(view.cards.map((_, seat) => seat));
  if (role !== 'seer') return bitOf(eye) | setOf(openCards(view, true));
  if (view.cards[eye] === cardOf('seer')) return all & ~bitOf(eye);
  const [first] = mates;
  return first === undefined ? bitOf(eye) : all & ~bitOf(first);
}

export function knowledgeOf(view: View, eye: Seat): Knowledge {
  const role = ownRole(view) ?? 'villager';
  const deeds = deedsIn(view).filter(({ seat }) => seat === eye);
  const mates = [
    ...new Set(
      deeds.filter((deed) => deed.role === role).flatMap(({ note }) => note.mates.map(({ seat }) => seat)),
    ),
  ];
  const found = deeds.flatMap((deed) => {
    const one = foundBy(view, deed);
    return one === null ? [] : [one];
  });
  const guilty = [
    ...found.filter(([, isWolf]) => isWolf).map(([seat]) => seat),
    ...openCards(view, true),
    ...(role === 'wolf' ? [...mates, eye] : []),
  ];
  const innocent = [
    ...found.filter(([, isWolf]) => !isWolf).map(([seat]) => seat),
    ...openCards(view, false),
    ...(role === 'freemason' || role === 'seer' ? mates : []),
    ...(role === 'wolf' ? [] : [eye]),
  ];
  return {
    role,
    deeds,
    mates,
    guilty: setOf(guilty),
    innocent: setOf(innocent) & ~setOf(guilty),
    notSeer: notSeers(view, eye, role, mates),
  };
}

/** Whether a seat fights for the humans. */
export const isHonest = (role: Role): boolean => roles[role].party === 'humans';
