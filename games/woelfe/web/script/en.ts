import type { NameOf } from '@rudel/kernel';
import { forEverything, forMoments, namesIn } from '@rudel/ui/script';
import type { Line, Script } from '@rudel/ui/script';
import { faceNamed } from '@rudel/woelfe/page';
import type { GlimpseOf, WoelfeTypes } from '@rudel/woelfe/page';
import { bidsKept, isByHunters } from './rounds.ts';

const names = namesIn('en');
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

function trick({ winner, wolves }: GlimpseOf<'trick'>, nameOf: NameOf): Line {
  const who = nameOf(winner);
  if (wolves === 0)
    return forMoments(
      `The trick goes to ${who}.`,
      `${who} takes it, without a wolf.`,
      `${who} wins the trick.`,
    );
  const haul = counted(wolves, 'wolf', 'wolves');
  return forMoments(
    `${who} takes the trick, and ${haul}.`,
    `${haul} for ${who}.`,
    `The trick goes to ${who}, with ${haul}.`,
  );
}

function sidesScored(glimpse: GlimpseOf<'sidesScored'>, nameOf: NameOf): Line {
  const { winners, points, isHalali } = glimpse;
  const who = names(winners, nameOf);
  const score = counted(points[winners[0] ?? 0] ?? 0, 'point');
  const each = winners.length > 1 ? `${score} each` : score;
  if (isHalali)
    return forMoments(
      `Halali! Not one trick, and ${each} for ${who}.`,
      `Halali for ${who}: ${each}.`,
      `No trick at all: halali. ${who}, ${each}.`,
    );
  const side = isByHunters(glimpse) ? 'The hunt' : 'The forest';
  return forMoments(
    `${side} wins the round: ${each} for ${who}.`,
    `${side} it is. ${who}, ${each}.`,
    `This round goes to ${who}: ${each}.`,
  );
}

function bidsScored(glimpse: GlimpseOf<'bidsScored'>, nameOf: NameOf): Line {
  const kept = bidsKept(glimpse);
  if (kept.length === 0)
    return forMoments('Nobody kept their bid.', 'Not one bid was right.', 'Everybody was wrong this time.');
  const who = names(kept, nameOf);
  return forMoments(`Well bid, ${who}.`, `Right on the bid: ${who}.`, `The bid comes true for ${who}.`);
}

export const en: Script<WoelfeTypes> = {
  lines: {
    starter: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(`${who} begins.`, `${who} rolls first.`, `${who} starts us off.`);
    },
    dealt: ({ round, size }) => {
      const each = counted(size, 'die', 'dice');
      return forEverything(
        `Round ${round}. ${each} each.`,
        `${each} for everybody.`,
        `New dice: ${each} each.`,
      );
    },
    double: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(
        `Double-barrelled shotgun! ${who} hunts alone.`,
        `Both hunters in one hand: ${who} against everybody.`,
        `${who} has both hunters. All against one!`,
      );
    },
    silence: 'silent',
    bid: ({ seat, tricks }, nameOf) => {
      const who = nameOf(seat);
      return forEverything(`${who} bids ${tricks}.`, `${who} says ${tricks}.`, `${tricks} for ${who}.`);
    },
    declared: ({ seat, cry }, nameOf) => {
      const who = nameOf(seat);
      return cry === 'fever'
        ? forMoments(
            `Hunting fever! ${who} is a hunter.`,
            `${who} declares hunting fever.`,
            `${who} has the fever.`,
          )
        : forMoments(`Rabies! ${who} is of the forest.`, `${who} declares rabies.`, `${who} cries rabies.`);
    },
    rolled: ({ seat, die, face }, nameOf) => {
      const [who, shows] = [nameOf(seat), faceNamed(die, face, 'the symbol')];
      return forEverything(`${who}: ${shows}.`, `${who} rolls ${shows}.`, `${shows} for ${who}.`);
    },
    laid: ({ seat, at }, nameOf) => {
      const [who, whom] = [nameOf(seat), nameOf(at)];
      return forEverything(
        `${who}’s bee flies to ${whom}.`,
        `A bee for ${whom}, from ${who}.`,
        `${who} lays the bee at ${whom}.`,
      );
    },
    goblin: ({ seat, roller }, nameOf) => {
      const [who, whom] = [nameOf(seat), nameOf(roller)];
      return who === whom
        ? forMoments(
            `${who} sends a goblin. Once more!`,
            `A goblin: ${who} tries again.`,
            `Again, says ${who}.`,
          )
        : forMoments(
            `A goblin! ${who} makes ${whom} roll again.`,
            `${who} sends a goblin: again, ${whom}.`,
            `Not so fast, ${whom}: a goblin from ${who}.`,
          );
    },
    sides: ({ hunters }, nameOf) => {
      const who = names(hunters, nameOf);
      return hunters.length === 1
        ? forMoments(`${who} was stalking alone!`, `Both hunters were ${who}’s.`, `${who} hunted in secret.`)
        : forMoments(`${who} are the hunters.`, `Now we know: ${who} hunt together.`, `The hunters: ${who}.`);
    },
    trick,
    sidesScored,
    bidsScored,
    won: ({ seats, scores }, nameOf) => {
      const who = names(seats, nameOf);
      const score = counted(scores[seats[0] ?? 0] ?? 0, 'point');
      return seats.length === 1
        ? forMoments(`${who} wins with ${score}!`, `The match goes to ${who}: ${score}.`, `${who} has won.`)
        : forMoments(`${who} share the win!`, `A shared win: ${who}.`, `Nobody beats ${who}.`);
    },
  },
  turn: ({ shown }, name) => {
    if (shown.phase === 'bid')
      return forEverything(`Your bid, ${name}.`, `${name} bids.`, `${name}, how many?`);
    return shown.phase === 'play'
      ? forEverything(`${name}, your turn.`, `${name} rolls.`, `Over to ${name}.`)
      : null;
  },
};
