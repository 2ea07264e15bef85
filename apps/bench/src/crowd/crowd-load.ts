import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '@rudel/bots/measure';
import { dog } from '@rudel/dog';
import { seal, seededRng } from '@rudel/kernel';
import { lupus } from '@rudel/lupus';
import { People } from '../patience/people.ts';
import type { Decided, Opening } from '../patience/people.ts';
import { answerWith } from '../server/answers.ts';

export type CrowdGame = 'dog' | 'lupus';

export type CrowdQuestion =
  | {
      readonly ask: 'seat';
      readonly port: number;
      readonly game: CrowdGame;
      readonly tables: number;
    }
  | { readonly ask: 'play'; readonly ms: number }
  | { readonly ask: 'paced'; readonly perSecond: number; readonly ms: number }
  | { readonly ask: 'idle'; readonly port: number; readonly sockets: number };

/** Moves at a given pace: how long they took where one seat was to move, and how many there were of all. */
export type Paced = {
  readonly moves: number;
  readonly open: number;
  readonly p50: number;
  readonly p95: number;
};

/** Nights take their time, so that nothing but acts of people goes on. */
const games: { readonly [G in CrowdGame]: Opening } = {
  dog: { game: seal(dog), seats: 4, options: '-' },
  lupus: { game: seal(lupus), seats: 24, options: 'nightSeconds=0' },
};

const tables: People[] = [];
const idle: People[] = [];

/** So many devices at once look on at one table that nothing happens at. */
const devicesPerTable = 100;

async function seat(port: number, game: CrowdGame, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    const people = new People(games[game].game, seededRng(`crowd ${game} ${nth}`));
    await people.open(port, games[game]);
    await people.start();
    tables.push(people);
  }
}

/** Everybody decides as soon as they are asked; returns the number of acts. */
async function play(ms: number): Promise<number> {
  const until = performance.now() + ms;
  const acts = await Promise.all(
    tables.map(async (people) => {
      let own = 0;
      while (performance.now() < until) own += await people.decide();
      return own;
    }),
  );
  return acts.reduce((sum, own) => sum + own, 0);
}

/** Moves at one table after the other, whether or not the last ones have arrived; a table that is busy is left out. */
async function paced(perSecond: number, ms: number): Promise<Paced> {
  const decided: Decided[] = [];
  const busy = new Set<People>();
  const begin = performance.now();
  for (let nth = 0; performance.now() - begin < ms; nth += 1) {
    const people = tables[nth % tables.length];
    if (people !== undefined && !busy.has(people)) {
      busy.add(people);
      void people.decideOne().then((one) => {
        decided.push(...one);
        busy.delete(people);
      });
    }
    const due = begin + ((nth + 1) * 1000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
  }
  const open = decided.filter(({ isSecret }) => !isSecret).map((one) => one.ms);
  return { moves: decided.length, open: open.length, p50: quantile(open, 0.5), p95: quantile(open, 0.95) };
}

async function sitIdle(port: number, sockets: number): Promise<void> {
  for (let left = sockets; left > 0; left -= devicesPerTable) {
    const people = new People(games.dog.game, seededRng(`idle ${left}`));
    await people.open(port, games.dog);
    await people.lookOn(port, Math.min(left, devicesPerTable) - games.dog.seats);
    idle.push(people);
  }
}

answerWith((question) => {
  const asked = question as CrowdQuestion;
  if (asked.ask === 'seat') return seat(asked.port, asked.game, asked.tables);
  if (asked.ask === 'play') return play(asked.ms);
  return asked.ask === 'paced' ? paced(asked.perSecond, asked.ms) : sitIdle(asked.port, asked.sockets);
});
