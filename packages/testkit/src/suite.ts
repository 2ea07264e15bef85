import { describe, expect, test } from 'vitest';
import { mustParse } from '@rudel/kernel';
import type { Game, GameTypes } from '@rudel/kernel';
import { notationFaults } from './fuzz/notation-faults.ts';
import { lawViolations, trialOf } from './laws.ts';
import { gameViolations } from './laws/game-law.ts';
import type { OddMove } from './move-texts.ts';
import { perft } from './perft.ts';
import { playthroughText } from './playthrough.ts';
import type { Playthrough } from './playthrough.ts';
import { recordFaults } from './record-faults.ts';
import { scenarioFaults } from './scenario/run-scenario.ts';
import { readScenarioFile } from './scenario/scenario-file.ts';
import { catchesLeak, couplingsOf, searchLeak } from './secrecy/noninterference.ts';
import type { Secrecy } from './secrecy/noninterference.ts';

/** Texts of files by path, as `import.meta.glob(…, { query: '?raw', import: 'default', eager: true })` gives them. */
export type Texts = { readonly [path: string]: unknown };

const patience = 120_000;

export type LawSuite<G extends GameTypes> = {
  readonly matches?: number;
  /** The costly laws are checked at every nth step. */
  readonly every?: number;
  readonly longest?: number;
  readonly firstSeed?: number;
  readonly matchesPerTest?: number;
  readonly oddMove?: OddMove<G>;
};

/** The laws of every game, over random matches with all options varied. */
export function lawSuite<G extends GameTypes>(game: Game<G>, suite: LawSuite<G> = {}): void {
  const { matches = 40, every = 1, longest, firstSeed = 0, matchesPerTest = 10 } = suite;
  const own = suite.oddMove === undefined ? {} : { oddMove: suite.oddMove };
  describe(`${game.id}: laws`, () => {
    test('the game has a name, options and words', () => expect(gameViolations(game)).toEqual([]));
    for (let first = firstSeed; first < firstSeed + matches; first += matchesPerTest) {
      const last = Math.min(first + matchesPerTest, firstSeed + matches) - 1;
      test(`matches ${first} to ${last}`, { timeout: patience }, () => {
        for (let seed = first; seed <= last; seed += 1) {
          expect(lawViolations(game, { ...trialOf(game, seed, every, longest), ...own })).toEqual([]);
        }
      });
    }
  });
}

/** Each scenario of each file as a test that bears the numbers of its rules. */
export function scenarioSuite<G extends GameTypes>(game: Game<G>, files: Texts): void {
  demandFiles(game, 'scenarios', files);
  for (const [path, text] of Object.entries(files)) {
    const { scenarios, faults } = readScenarioFile(String(text));
    describe(`${game.id}: ${path}`, () => {
      test('can be read', () =>
        expect(faults.map(({ line, error }) => `${path}:${line} ${error}`)).toEqual([]));
      for (const scenario of scenarios) {
        test(`${scenario.rules.join(' ')} ${scenario.title}`, () =>
          expect(scenarioFaults(game, path, scenario)).toEqual([]));
      }
    });
  }
}

/** Whole matches, replayed; the draws too where the secret is revealed. */
export function recordSuite<G extends GameTypes>(game: Game<G>, files: Texts): void {
  demandFiles(game, 'records', files);
  describe(`${game.id}: records`, () => {
    for (const [path, text] of Object.entries(files)) {
      test(path, { timeout: patience }, () => expect(recordFaults(game, path, String(text))).toEqual([]));
    }
  });
}

/** Short goldens, by name: `<name>.txt` in a folder as seen from the test's. `vitest -u` writes them anew. */
export function playthroughSuite<G extends GameTypes>(
  game: Game<G>,
  playthroughs: { readonly [name: string]: Playthrough<G> },
  folder = '../playthroughs',
): void {
  describe(`${game.id}: playthroughs`, () => {
    for (const [name, playthrough] of Object.entries(playthroughs)) {
      test(name, async () => {
        const text = playthroughText(game, playthrough);
        expect(recordFaults(game, name, text)).toEqual([]);
        await expect(text).toMatchFileSnapshot(`${folder}/${name}.txt`);
      });
    }
  });
}

/** Numbers of legal sequences by depth, from given positions. */
export function perftSuite<G extends GameTypes>(
  game: Game<G>,
  counts: { readonly [position: string]: readonly number[] },
): void {
  describe(`${game.id}: perft`, () => {
    for (const [position, expected] of Object.entries(counts)) {
      test(position, { timeout: patience }, () => {
        const state = mustParse(game.table.position, position);
        expect(expected.map((_, index) => perft(game, state, index + 1))).toEqual(expected);
      });
    }
  });
}

/** No eye can tell coupled runs apart; every coupling must find so many real pairs of runs. */
export function secrecySuite<G extends GameTypes>(
  game: Game<G>,
  suite: Secrecy<G> & { readonly pairs?: number },
): void {
  const { pairs = 100, longest } = suite;
  describe(`${game.id}: secrecy`, () => {
    for (const [name, coupling] of couplingsOf(game, suite)) {
      test(`${name}: ${pairs} pairs of runs`, { timeout: patience }, () =>
        expect(searchLeak(game, coupling, pairs, longest)).toEqual({ pairs, leak: null }),
      );
    }
  });
}

/** Every planted leak, a game made leaky on purpose, is caught by some coupling. */
export function plantedLeakSuite<G extends GameTypes>(
  game: Game<G>,
  suite: Secrecy<G> & { readonly pairs?: number },
  leaks: { readonly [name: string]: (game: Game<G>) => Game<G> },
): void {
  describe(`${game.id}: planted leaks are caught`, () => {
    for (const [name, plant] of Object.entries(leaks)) {
      test(name, { timeout: patience }, () =>
        expect(catchesLeak(plant(game), suite, suite.pairs ?? 100)).toBe(true),
      );
    }
  });
}

/** Parsers read anything: they answer with a sentence or with a value that reads back. */
export function notationSuite<G extends GameTypes>(
  game: Game<G>,
  suite: { readonly runs?: number; readonly seed?: number } = {},
): void {
  test(`${game.id}: parsers survive any text`, { timeout: patience }, () =>
    expect(notationFaults(game, suite.runs, suite.seed)).toEqual([]),
  );
}

/** A pattern that matches no file is a fault, not an empty suite. */
function demandFiles<G extends GameTypes>(game: Game<G>, what: string, files: Texts): void {
  test(`${game.id}: there are ${what}`, () => expect(Object.keys(files)).not.toEqual([]));
}
