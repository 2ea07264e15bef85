import type { NameOf } from '@rudel/kernel';
import { forEverything, forMoments, namesIn } from '@rudel/ui/script';
import type { Line, Script } from '@rudel/ui/script';
import type { CardPlace, GlimpseOf, Question, Sign, WoofTypes } from '@rudel/woof/page';
import { essenceOf } from './revealed.ts';

const names = namesIn('en');

const placeNames =
  (middle: CardPlace | null, nameOf: NameOf): NameOf =>
  (place) =>
    place === middle ? 'the middle' : nameOf(place);

const signs: { readonly [S in Sign]: string } = {
  S: 'a sheep',
  D: 'a dog',
  H: 'a hunter',
  W: 'a wolf',
  '?': 'who knows',
};

const asked: { readonly [Q in Question]: string } = {
  WHP: 'wolf, hunter or shepherd?',
  SHP: 'sheep, hunter or shepherd?',
  D: 'a dog?',
  H: 'a hunter?',
  S: 'a sheep?',
};

function revealed(glimpse: GlimpseOf<'revealed'>, nameOf: NameOf): Line {
  const { wolves, right } = essenceOf(glimpse);
  const who = names(wolves, placeNames(glimpse.middle, nameOf));
  const were = wolves.length === 1 ? 'was the wolf' : 'were the wolves';
  const wolf = wolves.length === 0 ? 'There was no wolf at all.' : `${who} ${were}.`;
  if (right.length === 0)
    return forMoments(`${wolf} Nobody saw it.`, `${wolf} And nobody was right.`, `${wolf} All wrong!`);
  const seers = names(right, nameOf);
  return forMoments(`${wolf} Well seen, ${seers}.`, `${wolf} Right: ${seers}.`, `${wolf} ${seers} knew.`);
}

export const en: Script<WoofTypes> = {
  lines: {
    starter: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(`${who} begins.`, `${who} starts us off.`, `${who} goes first.`);
    },
    dealt: ({ round }) =>
      forMoments(
        `Round ${round}. Look at your cards.`,
        `New cards. Who are you this time?`,
        `Round ${round}. Remember who you are.`,
      ),
    questions: 'silent',
    reached: ({ seat, at }, nameOf) => {
      const [who, whom] = [nameOf(seat), nameOf(at)];
      return forEverything(
        `${who} wants to see a card of ${whom}’s.`,
        `${whom}, lay them out for ${who}.`,
        `${who} reaches for ${whom}’s cards.`,
      );
    },
    laidOut: 'silent',
    looked: ({ seat, at, middle, sign }, nameOf) => {
      const [who, whom] = [nameOf(seat), placeNames(middle, nameOf)(at)];
      return forEverything(
        `${who} looks at ${whom}: ${signs[sign]}.`,
        `${who} says of ${whom}: ${signs[sign]}.`,
        `${whom}? To ${who}, ${signs[sign]}.`,
      );
    },
    asked: ({ seat, at, question, answer }, nameOf) => {
      const [who, whom, says] = [nameOf(seat), nameOf(at), answer ? 'Yes' : 'No'];
      return forEverything(
        `${who} asks ${whom}: ${asked[question]} ${says}.`,
        `${whom}, ${asked[question]} ${says}!`,
        `A question for ${whom}: ${asked[question]} ${says}.`,
      );
    },
    passed: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forEverything(`${who} passes.`, `Nothing left for ${who}.`, `${who} can only wait.`);
    },
    suspected: ({ seat, left }, nameOf) => {
      const who = nameOf(seat);
      if (left === 0)
        return forMoments(
          `${who} knows, and that’s enough.`,
          `${who} too. Time’s up!`,
          `Enough: ${who} was last.`,
        );
      return forMoments(
        `${who} has a suspicion!`,
        `${who} thinks it’s clear.`,
        `${who} turns the board over.`,
      );
    },
    finals: () =>
      forMoments('Last chance: point now.', 'Everybody decides. Who is it?', 'The turns are over. Point!'),
    decided: 'secret',
    revealed,
    won: ({ seats, scores }, nameOf) => {
      const who = names(seats, nameOf);
      const score = scores[seats[0] ?? 0] ?? 0;
      return seats.length === 1
        ? forMoments(`${who} wins with ${score} points!`, `The match goes to ${who}.`, `${who} has won.`)
        : forMoments(`${who} share the win!`, `A shared win: ${who}.`, `Nobody beats ${who}.`);
    },
  },
  turn: ({ shown }, name) =>
    shown.phase === 'play'
      ? forEverything(`${name}, your turn.`, `${name} is up.`, `Over to ${name}.`)
      : null,
};
