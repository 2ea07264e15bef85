import { lupusPage, narrations, roleOf, roleWords, statementWords, variant } from '@rudel/lupus/page';
import type { LupusTypes, Party } from '@rudel/lupus/page';
import { forEverything, forMoments, forNights, namesIn } from '@rudel/ui/script';
import type { Script } from '@rudel/ui/script';
import { nightLines } from './night.ts';

const language = 'en';
const names = namesIn(language);
const narration = narrations[language];

const wins: { readonly [P in Party]: readonly string[] } = {
  humans: ['The village wins!', 'No werewolf is left. The village can sleep.', 'The humans have won.'],
  wolves: [
    'The werewolves win!',
    'A howl over the roofs: the werewolves win.',
    'The village belongs to the wolves.',
  ],
  hamster: [
    'The werehamster wins, alone!',
    'Nobody thought of the werehamster.',
    'The werehamster has survived.',
  ],
};

export const en: Script<LupusTypes> = {
  lines: {
    announced: (glimpse, nameOf) => forMoments(lupusPage.words[language].glimpses.announced(glimpse, nameOf)),
    dealt: () => forNights(['Everybody has a card. Look at it, and tell nobody.'], 600),
    elder: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(
        `${who} is the wise old man now.`,
        `The title of wise old man goes to ${who}.`,
        `Listen to ${who}, the wise old man.`,
      );
    },
    ...nightLines(language),
    closed: 'secret',
    pointed: 'secret',
    dawn: ({ night, dead }, nameOf) => {
      if (dead.length === 0) return forNights([variant(narration.quiet, night)], 600);
      const [who, breaks] = [names(dead, nameOf), variant(narration.mourning, night)];
      const are = dead.length === 1 ? 'is' : 'are';
      return forNights(
        [`${breaks} ${who} ${are} dead.`, `${breaks} We have lost ${who}.`, `${breaks} Farewell, ${who}.`],
        1_000,
      );
    },
    revealed: ({ seat, card }, nameOf) => {
      const [who, role] = [nameOf(seat), roleWords[language].names[roleOf(card)].one];
      return forMoments(`${who} was ${role}.`, `The card of ${who}: ${role}.`, `So ${who} was ${role}.`);
    },
    welcome: 'silent',
    day: ({ day }) => forMoments(variant(narration.day, day)),
    said: ({ seat, what }, nameOf) => {
      const [who, text] = [nameOf(seat), statementWords[language](what, nameOf)];
      return forEverything(`${who}: ${text}`, `${who} says: ${text}`, `And ${who}: ${text}`);
    },
    ready: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forEverything(`${who} wants to vote.`, `${who} has heard enough.`, `${who} is ready.`);
    },
    marked: 'secret',
    resting: 'secret',
    polling: ({ day }) => forMoments(variant(narration.polling, day)),
    voted: ({ seat, at }, nameOf) => {
      const [who, whom] = [nameOf(seat), nameOf(at)];
      return forEverything(`${who} for ${whom}.`, `${who} points to ${whom}.`, `${whom}, says ${who}.`);
    },
    laid: () => forEverything('All tokens lie open.', 'The tokens are down.', 'Every token has its place.'),
    chose: 'secret',
    silent: 'secret',
    suspects: ({ seats, owl }, nameOf) => {
      const who = names(seats, nameOf);
      const cry = owl === null ? '' : `The owl pointed at ${nameOf(owl)}. `;
      return forMoments(
        `${cry}Under suspicion: ${who}.`,
        `${cry}${who}, step forward.`,
        `${cry}It is between ${who}.`,
      );
    },
    defence: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(
        `${who}, defend yourself.`,
        `What do you say, ${who}?`,
        `The floor is yours, ${who}.`,
      );
    },
    judging: () => forMoments(...narration.judging),
    verdict: ({ suspects, counts }, nameOf) => {
      const [one, other] = [nameOf(suspects[0] ?? 0), nameOf(suspects[1] ?? 0)];
      const [paws, tufts] = [counts[0] ?? 0, counts[1] ?? 0];
      return forMoments(
        `${one}: ${paws}. ${other}: ${tufts}.`,
        `${paws} against ${one}, ${tufts} against ${other}.`,
        `The count: ${one} ${paws}, ${other} ${tufts}.`,
      );
    },
    again: () => forMoments('A tie. Judge once more.', 'Nobody gives way. Once more.', 'Level. Vote again.'),
    lynched: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(`${who} is lynched.`, `The rope is for ${who}.`, `The village has spoken: ${who}.`);
    },
    spared: () => forMoments(...narration.spared),
    won: ({ party }) => forMoments(...wins[party]),
  },
  turn: ({ shown }, name) =>
    shown.phase === 'vote'
      ? forEverything(`Your token, ${name}.`, `${name} votes.`, `${name}, whom do you name?`)
      : null,
};
