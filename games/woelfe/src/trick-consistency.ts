import { unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { lastDie, opensWindow } from './goblins.ts';
import { oppositeOf, seatsOf, sizeOf } from './rounds.ts';
import { tricksOf } from './sides.ts';
import { isSymbol, rollerAt, winnerOf } from './trick.ts';
import type { Phase, Shown, Trick, TrickDie } from './types.ts';

/** Stops with a sentence where the tricks of a round, or its goblins, can never have come about. */
export function checkTricks(shown: Shown): void {
  const { tricks, trick, seats } = shown;
  for (const whole of tricks) {
    if (whole.dice.length !== seats || !whole.dice.every(isAtRest))
      unreadable(`A finished trick has ${seats} dice at rest.`);
  }
  if (trick !== null && !trick.dice.slice(0, -1).every(isAtRest))
    unreadable('Only the last die of the trick on the table can still be rolling or have to be laid.');
  for (const one of tricksOf(shown)) checkThrows(shown, one);
  checkLeaders(shown);
  checkNumber(shown);
  checkLast(shown);
  checkGoblins(shown);
}

const isAtRest = ({ kind, face, at }: TrickDie): boolean => face !== null && (kind === 'Y') === (at !== null);

/** Bees lie at somebody else, and no goblin touches the symbol (woelfe 2.6, 2.7). */
function checkThrows({ seats }: Shown, { leader, dice }: Trick): void {
  for (const [place, { kind, at, undone }] of dice.entries()) {
    const roller = rollerAt(leader, place, seats);
    if (at === roller || undone.some((one) => one.at === roller))
      unreadable('A bee is laid at somebody else.');
    if (undone.some((one) => (kind === 'Y') !== (one.at !== null)))
      unreadable('Bees and only bees are laid.');
    if (undone.some(({ face }) => isSymbol({ kind, face, at: null })))
      unreadable('A goblin cannot have been spent on the symbol.');
  }
}

/** The starter leads the first trick, and whoever wins one leads the next. */
function checkLeaders(shown: Shown): void {
  const { seats } = shown;
  let leader = shown.starter;
  for (const trick of tricksOf(shown)) {
    if (trick.leader !== leader)
      unreadable(`A trick should be led by seat ${leader}, not by ${trick.leader}.`);
    leader = winnerOf(trick, seats);
  }
}

/** Who leads the next trick, or rolls next in the one on the table. */
export function nextToRoll({ starter, seats, tricks, trick }: Shown): Seat {
  if (trick !== null) return rollerAt(trick.leader, trick.dice.length, seats);
  const last = tricks.at(-1);
  return last === undefined ? (starter ?? 0) : winnerOf(last, seats);
}

function checkNumber({ phase, round, seats, tricks, trick }: Shown): void {
  const size = sizeOf(round, seats);
  if (phase === 'over' ? tricks.length !== size : tricks.length >= size)
    unreadable(`Round ${round} has ${size} tricks, and ends with the last.`);
  if (trick !== null && trick.dice.length > seats) unreadable(`A trick has no more than ${seats} dice.`);
}

/** What the last die of the trick on the table looks like, in the phases that have one. */
const fitting: { readonly [P in Phase]?: (die: TrickDie, shown: Shown) => boolean } = {
  play: (die, { trick, seats }) => isAtRest(die) && (trick?.dice.length ?? 0) < seats,
  roll: ({ face, at }) => face === null && at === null,
  lay: ({ kind, face, at }, { seats }) => kind === 'Y' && face !== null && at === null && seats > 2,
  goblin: (die, shown) => isAtRest(die) && opensWindow(shown),
};

function checkLast(shown: Shown): void {
  const { phase } = shown;
  const die = lastDie(shown);
  const isFitting =
    die === null ? phase === 'play' || fitting[phase] === undefined : fitting[phase]?.(die, shown) === true;
  if (!isFitting) unreadable(`In the phase '${phase}' the trick on the table cannot look like this.`);
}

/** Goblins may be missing, but nobody has or has spent more than there were (woelfe 1.2, 3.3). */
function checkGoblins(shown: Shown): void {
  const spent = tricksOf(shown).flatMap(({ dice }) => dice.flatMap(({ undone }) => undone));
  for (const seat of seatsOf(shown.seats)) {
    const used = spent.filter(({ by }) => by === seat).length;
    if ((shown.goblins[seat] as number) + used > goblinsAtFirst(shown, seat))
      unreadable(`Seat ${seat} cannot have so many goblins, and have spent ${used}.`);
  }
}

function goblinsAtFirst({ double }: Shown, seat: Seat): number {
  if (double === null) return 1;
  if (seat === double) return 2;
  return seat === oppositeOf(double) ? 0 : 1;
}
