import type { Seat } from '@rudel/kernel';
import { deedsIn, ownRole } from '../../night/story.ts';
import { roleOf } from '../../roles/index.ts';
import type { Statement } from '../../talk/statements.ts';
import { claimOf, spokenOn } from '../../talk/talk.ts';
import type { View } from '../../types.ts';
import { diedAtNight } from '../../village/fates.ts';
import { playerSeats } from '../../village/seats.ts';
import { plainHabits } from '../parameters/plain.ts';

/** How much a seat speaks for being a wolf: above 0 for, below 0 against. */
export type Suspicion = readonly number[];

const { sure } = plainHabits;

/** What a bot believes of everybody, from what was said and from what it knows itself. */
export function suspicionOf(view: View): Suspicion {
  const { shown } = view;
  const weights = playerSeats(shown).map((seat) => (diedAtNight(shown, seat) ? -sure : 0));
  for (const [seat, worth] of rumours(view)) weights[seat] = (weights[seat] ?? 0) + worth;
  for (const [seat, worth] of knowledge(view)) weights[seat] = worth;
  return weights;
}

type Hint = readonly [seat: Seat, worth: number];

/** How far each seat is believed: ghosts of the night have spoken honestly; of two who claim the same one lies. */
function trustOf({ shown }: View): readonly number[] {
  const claims = playerSeats(shown).map((seat) => claimOf(shown, seat));
  return claims.map((claim, seat) => {
    if (diedAtNight(shown, seat)) return plainHabits.victim;
    return claim !== null && claims.indexOf(claim) !== claims.lastIndexOf(claim) ? plainHabits.contested : 1;
  });
}

function rumours(view: View): readonly Hint[] {
  const trust = trustOf(view);
  const days = view.shown.days.map((_, nth) => nth + 1);
  return days.flatMap((day) =>
    spokenOn(view.shown, day).flatMap(({ by, what }) => {
      const worth = worthOf(what);
      return worth === null || by === view.eye ? [] : [[worth[0], worth[1] * (trust[by] ?? 1)] as const];
    }),
  );
}

function worthOf(what: Statement): Hint | null {
  switch (what.kind) {
    case 'report':
      if (what.as !== 'seer' || what.at === null) return null;
      return [what.at, what.finds === 'wolf' ? plainHabits.foundWolf : plainHabits.foundHuman];
    case 'suspect':
      return [what.at, plainHabits.suspected];
    case 'trust':
      return [what.at, plainHabits.trusted];
    case 'vote':
      return [what.at, plainHabits.voted];
    default:
      return null;
  }
}

/** What the eye has seen itself: by the second sight, with open eyes, or by holding the card that another claims. */
function knowledge(view: View): readonly Hint[] {
  const { eye, shown } = view;
  const own = ownRole(view);
  const seen = deedsIn(view).flatMap(({ seat, role, note }): readonly Hint[] => {
    if (seat !== eye) return [];
    const target = note.chosen ?? note.at;
    if (role === 'seer' && note.told !== null) return [[target, note.told === 'wolf' ? sure : -sure]];
    if (role === 'wolf') return note.mates.map((mate) => [mate.seat, sure] as const);
    return role === 'freemason' ? note.mates.map((mate) => [mate.seat, -sure] as const) : [];
  });
  const liars = playerSeats(shown).filter(
    (seat) => seat !== eye && own !== null && isSingle(own) && claimOf(shown, seat) === own,
  );
  const shownCards = view.cards.flatMap((card, seat): readonly Hint[] =>
    card === '?' || seat === eye ? [] : [[seat, roleOf(card) === 'wolf' ? sure : -sure]],
  );
  return [...liars.map((seat) => [seat, plainHabits.usurper] as const), ...seen, ...shownCards];
}

const isSingle = (role: string): boolean => role !== 'wolf' && role !== 'villager' && role !== 'freemason';
