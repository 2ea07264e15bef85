import type { NameOf } from '@rudel/kernel';
import { textIn } from '@rudel/tofugott/page';
import type { Glimpse, Silhouette, TofugottTypes } from '@rudel/tofugott/page';
import { forEverything, forMoments, namesIn } from '@rudel/ui/script';
import type { Line, Script } from '@rudel/ui/script';
import { gainersOf } from './gainers.ts';

const language = 'en';
const names = namesIn(language);

const the: { readonly [S in Silhouette]: string } = {
  rat: 'the rat',
  pig: 'the pig',
  elephant: 'the elephant',
  dolphin: 'the dolphin',
  human: 'the human',
  tofu: 'the tofu',
  spider: 'the spider',
  beetle: 'the beetle',
  bird: 'the bird',
  snake: 'the snake',
};

type Answer = Extract<Glimpse, { kind: 'best' | 'worst' }>;

function best({ seat, silhouette, guessers }: Answer, nameOf: NameOf): Line {
  const [who, what] = [nameOf(seat), the[silhouette]];
  if (guessers.length === 0)
    return forMoments(
      `${who}’s best answer: ${what}. Nobody knew.`,
      `It was ${what}! Nobody had that.`,
      `Best of all, for ${who}: ${what}. No takers.`,
    );
  const right = names(guessers, nameOf);
  return forMoments(
    `${who}’s best answer: ${what}. Well guessed, ${right}!`,
    `It was ${what}! ${right} knew.`,
    `Best of all, for ${who}: ${what}. Points for ${right}.`,
  );
}

function worst({ seat, silhouette, guessers }: Answer, nameOf: NameOf): Line {
  const [who, what] = [nameOf(seat), the[silhouette]];
  if (guessers.length === 0)
    return forEverything(
      `The worst: ${what}.`,
      `Worst of all, for ${who}: ${what}.`,
      `And never ever ${what}.`,
    );
  const wrong = names(guessers, nameOf);
  return forMoments(
    `The worst: ${what}. Ouch, ${wrong}.`,
    `Worst of all, for ${who}: ${what}. Sorry, ${wrong}.`,
    `Never ever ${what}, ${wrong}!`,
  );
}

export const en: Script<TofugottTypes> = {
  lines: {
    starter: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(`It’s about ${who} first.`, `${who} begins.`, `${who} is first.`);
    },
    drew: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(
        `Now it’s about ${who}.`,
        `${who}, this is your turn.`,
        `How well do we know ${who}?`,
      );
    },
    read: ({ seat, texts }, nameOf) => {
      const { scene, questions } = textIn(texts, language);
      const who = nameOf(seat);
      const all = questions.join(' ');
      return forMoments(
        `${scene} ${all}`,
        `A card for ${who}. ${scene} ${all}`,
        `Listen, ${who}. ${scene} ${all}`,
      );
    },
    aside: ({ silhouettes }) => {
      const gone = new Intl.ListFormat(language).format(silhouettes.map((one) => the[one]));
      return forEverything(`Without ${gone}.`, `Set aside: ${gone}.`, `This time without ${gone}.`);
    },
    ready: () =>
      forMoments('All decided. Turn them over.', 'Everybody has an answer.', 'Done thinking. Let’s see.'),
    guess: ({ seat, silhouette }, nameOf) => {
      const [who, what] = [nameOf(seat), the[silhouette]];
      return forEverything(`${who} says ${what}.`, `${who}: ${what}.`, `${who} thinks of ${what}.`);
    },
    best,
    worst,
    scored: ({ gains }, nameOf) => {
      const gainers = gainersOf(gains);
      if (gainers.length === 0)
        return forEverything('No points this time.', 'Nobody scores.', 'Nothing for anybody.');
      const who = names(gainers, nameOf);
      return forEverything(`Points for ${who}.`, `${who} can be pleased.`, `That pays for ${who}.`);
    },
    tied: ({ seats, isAgain }, nameOf) => {
      const who = names(seats, nameOf);
      return isAgain
        ? forMoments('Tofu at the same time! Again.', 'Two tofus at once. Once more!', 'Still a tie. Again!')
        : forMoments(
            `A tie: ${who}. The first tofu wins.`,
            `${who} are level. Who finds the tofu?`,
            `All square between ${who}. Tofu decides.`,
          );
    },
    turned: 'silent',
    won: ({ seats, points }, nameOf) => {
      const who = names(seats, nameOf);
      const score = points[seats[0] ?? 0] ?? 0;
      return seats.length === 1
        ? forMoments(`${who} wins with ${score}!`, `The tofu god smiles on ${who}.`, `${who} has won.`)
        : forMoments(`${who} share the win!`, `A shared win: ${who}.`, `The tofu god smiles on ${who}.`);
    },
  },
  turn: ({ shown }, name) =>
    shown.phase === 'keep'
      ? forEverything(`${name}, keep one card.`, `Which card, ${name}?`, `${name} chooses a card.`)
      : null,
};
