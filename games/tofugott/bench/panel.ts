import { playMatch, randomBot, sealBot } from '@rudel/bots';
import type { Bot } from '@rudel/bots';
import { mustParse, seal, secretFromSeed, seededRng } from '@rudel/kernel';
import type { Sealed, Seat } from '@rudel/kernel';
import { tofugott } from '@rudel/tofugott';
import type { TofugottTypes } from '@rudel/tofugott';
import { companion, plainReader, tofugottBots } from '@rudel/tofugott/bot';
import type { Persona } from '@rudel/tofugott/bot';
import { tofugottPage } from '@rudel/tofugott/page';
import type { View } from '@rudel/tofugott/page';
import { stranger } from './stranger.ts';

/** Who guesses, by what. */
export const guessers = ['chance', 'novice', 'greedy', 'table', 'strong', 'knowing'] as const;
export type Guesser = (typeof guessers)[number];

/** One guess at a best answer: after how many turns of that person, for which question, and whether it was right. */
export type Shot = {
  readonly guesser: Guesser;
  readonly turnsSeen: number;
  readonly isHit: boolean;
};

const game = seal(tofugott);
const turnsEach = 5;
const strangerSeat: Seat = 0;

function levelNamed(name: string): Bot<TofugottTypes> {
  return tofugottBots.find((bot) => bot.name === name) ?? randomBot(tofugott.player);
}

/** One of each kind; all get the same view, and only the last has been told the taste of the player being guessed. */
const panelOn = ({ taste }: Persona): { readonly [G in Guesser]: Bot<TofugottTypes> } => ({
  chance: randomBot(tofugott.player),
  novice: levelNamed('novice'),
  greedy: levelNamed('greedy'),
  table: companion('table', plainReader),
  strong: levelNamed('strong'),
  knowing: companion('knowing', { ...plainReader, tasteOf: () => taste }),
});

/** A seat at which all of a panel guess, and the strong one plays. */
class Panel implements Bot<TofugottTypes> {
  readonly name = 'panel';
  readonly guesses: {
    readonly guesser: Guesser;
    readonly turn: number;
    readonly question: number;
    readonly silhouette: string;
  }[] = [];
  readonly #bots: ReturnType<typeof panelOn>;

  constructor(persona: Persona) {
    this.#bots = panelOn(persona);
  }

  choose(...[view, rng, budget]: Parameters<Bot<TofugottTypes>['choose']>): TofugottTypes['Move'] {
    const { strong } = this.#bots;
    if (view.shown.phase !== 'guess' || view.answers !== '?') return strong.choose(view, rng, budget);
    const moves = guessers.map(
      (guesser) => [guesser, this.#bots[guesser].choose(view, rng, budget)] as const,
    );
    for (const [guesser, move] of moves) {
      if (move.kind !== 'guess') continue;
      const { past, worst } = view.shown;
      this.guesses.push({ guesser, turn: past.length, question: worst.length, silhouette: move.silhouette });
    }
    return new Map(moves).get('strong') ?? strong.choose(view, rng, budget);
  }
}

/** Answers by a taste, and keeps whichever card, as people do. */
function answering(persona: Persona): Bot<TofugottTypes> {
  const bot = companion('stranger', plainReader, () => persona);
  const random = randomBot(tofugott.player);
  return {
    ...bot,
    choose: (view, ...rest) => (view.shown.phase === 'keep' ? random : bot).choose(view, ...rest),
  };
}

/** A match of a stranger with somebody at whose place a whole panel guesses. */
export function shotsAtStranger(nth: number): readonly Shot[] {
  const persona = stranger(String(nth));
  const panel = new Panel(persona);
  const bots = [answering(persona), panel].map((bot) => sealBot(bot));
  const { past, starter } = lastSight(`tofugott stranger ${nth}`, bots, `turnsEach=${turnsEach}`);
  return panel.guesses.map(({ guesser, turn, question, silhouette }) => ({
    guesser,
    turnsSeen: past.slice(0, turn).filter((_, at) => (at + (starter ?? 0)) % 2 === strangerSeat).length,
    isHit: past[turn]?.best[question] === silhouette,
  }));
}

/** How often two bots of a level guess each other in a match as it is usually played. */
export function shotsAtEachOther(nth: number, level: string): readonly boolean[] {
  const bots = [levelNamed(level), levelNamed(level)].map((bot) => sealBot(bot));
  return lastSight(`tofugott pair ${nth}`, bots, '-').past.flatMap(({ guesses, best }) =>
    guesses.flatMap((row, question) =>
      row.filter((one) => one !== null).map((one) => one === best[question]),
    ),
  );
}

/** What everybody sees when such a match is over. */
function lastSight(
  seed: string,
  bots: Parameters<typeof playMatch>[1]['bots'],
  options: string,
): View['shown'] {
  let last: Sealed | null = null;
  playMatch(game, {
    options: mustParse(game.options, options),
    seats: bots.length,
    bots,
    lot: { secret: secretFromSeed(seed), contributions: bots.map(() => '') },
    rng: (seat) => seededRng(`${seed} ${seat}`),
    onAct: ({ after }) => {
      last = after;
    },
  });
  if (last === null) throw new Error('a match without acts');
  return mustParse(tofugottPage.player.sight, game.player.sight.format(game.table.view(last, 'table'))).shown;
}
