import type { DogTypes, Glimpse, Hit } from '@rudel/dog/page';
import { isStallPlace } from '@rudel/dog/page';
import type { NameOf, Seat } from '@rudel/kernel';
import { forEverything, forMoments, namesIn } from '@rudel/ui/script';
import type { Line, Script } from '@rudel/ui/script';
import { victimsOf } from './victims.ts';

const names = namesIn('en');

function hit(seat: Seat, hits: readonly Hit[], nameOf: NameOf): Line {
  const who = nameOf(seat);
  const others = victimsOf(seat, hits);
  if (others.length === 0)
    return forMoments(
      `${who} hits a stone of their own. Ouch.`,
      `That was ${who}’s own stone!`,
      `Friendly fire: ${who} hits ${who}.`,
    );
  const victims = names(others, nameOf);
  return forMoments(
    `${who} sends ${victims} back to the nest.`,
    `Ouch, ${victims}! Back you go.`,
    `${who} hits ${victims}.`,
    `A hit: ${victims} must start again.`,
  );
}

function drove({ seat, legs, hits }: Extract<Glimpse, { kind: 'drove' }>, nameOf: NameOf): Line {
  if (hits.length > 0) return hit(seat, hits, nameOf);
  const who = nameOf(seat);
  return legs.some(({ to }) => isStallPlace(to))
    ? forEverything(`${who} is in the stall.`, `One more in the stall for ${who}.`, `Safe: ${who}.`)
    : forEverything(`${who} moves on.`, `${who} goes ahead.`, `On goes ${who}.`);
}

export const en: Script<DogTypes> = {
  lines: {
    starter: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(`${who} begins.`, `${who} starts us off.`, `The first card is ${who}’s.`);
    },
    dealt: ({ round, size }) =>
      forEverything(
        `Round ${round}. ${size} cards each.`,
        `New cards: ${size} each.`,
        `${size} cards for everybody.`,
      ),
    reshuffled: () => forEverything('Fresh stock.', 'The cards are shuffled.', 'All cards back in.'),
    gave: 'secret',
    exchanged: () =>
      forEverything('The partners have swapped.', 'One card has changed sides.', 'Swapped. Off we go.'),
    exit: ({ seat, hits }, nameOf) => {
      if (hits.length > 0) return hit(seat, hits, nameOf);
      const who = nameOf(seat);
      return forEverything(`${who} brings one out.`, `Out of the nest: ${who}.`, `${who} has a fresh stone.`);
    },
    drove,
    swapped: ({ seat, with: other }, nameOf) => {
      const [who, whom] = [nameOf(seat), nameOf(other)];
      return forMoments(
        `${who} swaps with ${whom}.`,
        `A jack! ${who} and ${whom} change places.`,
        `${whom}, that was your place. ${who} likes it there.`,
      );
    },
    idled: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forEverything(`A jack for nothing, ${who}.`, `${who} swaps with nobody.`, 'No effect.');
    },
    folded: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forEverything(`${who} is out of this round.`, `${who} folds.`, `Nothing fits: ${who} folds.`);
    },
    home: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(
        `${who} has all four in the stall!`,
        `A full stall: ${who}.`,
        `${who} is done and helps out now.`,
      );
    },
    roundOver: 'silent',
    won: ({ seats }, nameOf) => {
      const who = names(seats, nameOf);
      return forMoments(`${who} win!`, `That’s it: ${who} win the match.`, `The winners: ${who}.`);
    },
  },
  turn: ({ shown }, name) =>
    shown.phase === 'play'
      ? forEverything(`${name}, your turn.`, `${name} is up.`, `Over to ${name}.`)
      : null,
};
