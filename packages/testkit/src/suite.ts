import { describe, expect, inject, test } from 'vitest';
import { mustParse, perft } from '@rudel/kernel';
import type { Game, GameTypes } from '@rudel/kernel';
import { lessonFaults, parseLesson } from '@rudel/lessons';
import { notationFaults } from './fuzz/notation-faults.ts';
import { neverDue, sentenceFaults } from './guidance-faults.ts';
import type { Explained, GuidedMatches } from './guidance-faults.ts';
import { lawViolations, trialOf } from './laws.ts';
import { gameViolations } from './laws/game-law.ts';
import type { OddMove } from './move-texts.ts';
import { pathFromRoot } from './path-from-root.ts';
import { playthroughText } from './playthrough.ts';
import type { Playthrough } from './playthrough.ts';
import { recordFaults } from './record-faults.ts';
import { sampleOf } from './sample.ts';
import type { Sample } from './sample.ts';
import { scenarioFaults } from './scenario/run-scenario.ts';
import { readScenarioFile } from './scenario/scenario-file.ts';
import { hintingFaults } from './secrecy/hinting.ts';
import type { Hinting } from './secrecy/hinting.ts';
import { couplingsOf } from './secrecy/noninterference.ts';
import type { Secrecy } from './secrecy/noninterference.ts';
import { couplingFaults, plantedLeakFaults } from './secrecy/secrecy-faults.ts';
import { tellingFaults } from './secrecy/telling.ts';
import type { Telling } from './secrecy/telling.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the full figures are wanted (`npm run test:long`) or a pinned sample; vitest.config.ts says it. */
    readonly long: boolean;
  }
}

/** Texts of files by path, as `import.meta.glob(…, { query: '?raw', import: 'default', eager: true })` gives them. */
export type Texts = { readonly [path: string]: unknown };

const long = inject('long');
const patience = long ? 1_200_000 : 600_000;
/** How many times as many pairs of runs a long run compares where a game does not say. */
const longer = 10;

export type LawSuite<G extends GameTypes> = Sample & {
  /** What a long run does instead; 20 times as many matches where nothing is said. */
  readonly long?: Sample;
  readonly longest?: number;
  readonly firstSeed?: number;
  readonly oddMove?: OddMove<G>;
};

/** The laws of every game, over random matches with all options varied. */
export function lawSuite<G extends GameTypes>(game: Game<G>, suite: LawSuite<G> = {}): void {
  const { longest, firstSeed = 0 } = suite;
  const { matches, every, matchesPerTest } = sampleOf(suite, long);
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
      test('can be read', ({ task }) => {
        const place = pathFromRoot(task.file.name, path);
        expect(faults.map(({ line, error }) => `${place}:${line} ${error}`)).toEqual([]);
      });
      for (const scenario of scenarios) {
        test(`${scenario.rules.join(' ')} ${scenario.title}`, ({ task }) =>
          expect(scenarioFaults(game, pathFromRoot(task.file.name, path), scenario)).toEqual([]));
      }
    });
  }
}

/** Each lesson, read and gone through on every way it allows; a course has five to nine. */
export function lessonSuite<G extends GameTypes>(game: Game<G>, files: Texts): void {
  demandFiles(game, 'lessons', files);
  describe(`${game.id}: lessons`, () => {
    test('are a course', () => {
      expect(Object.keys(files).length).toBeGreaterThanOrEqual(5);
      expect(Object.keys(files).length).toBeLessThanOrEqual(9);
    });
    for (const [path, text] of Object.entries(files)) {
      test(path, () => {
        const lesson = parseLesson(path, String(text));
        expect(lesson.ok ? lessonFaults(game, lesson.value) : [lesson.error]).toEqual([]);
      });
    }
  });
}

/** What a first match explains: eight to fourteen things, a sentence each in both languages, and all of them come up. */
export function guidanceSuite<G extends GameTypes>(
  game: Game<G>,
  guidance: readonly Explained<G>[],
  played: GuidedMatches<G>,
): void {
  describe(`${game.id}: guidance`, () => {
    test('is enough and not too much', () => {
      expect(guidance.length).toBeGreaterThanOrEqual(8);
      expect(guidance.length).toBeLessThanOrEqual(14);
    });
    test('is said in both languages', () => expect(sentenceFaults(guidance)).toEqual([]));
    test('comes up in matches of easy bots', { timeout: patience }, () =>
      expect(neverDue(game, guidance, played)).toEqual([]),
    );
  });
}

/** Whole matches, replayed; the draws too where the secret is revealed. */
export function recordSuite<G extends GameTypes>(game: Game<G>, files: Texts): void {
  demandFiles(game, 'records', files);
  describe(`${game.id}: records`, () => {
    for (const [path, text] of Object.entries(files)) {
      test(path, { timeout: patience }, ({ task }) =>
        expect(recordFaults(game, pathFromRoot(task.file.name, path), String(text))).toEqual([]),
      );
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
  suite: Secrecy<G> & {
    readonly pairs?: number;
    /** What a long run demands instead; 10 times as many where nothing is said. */
    readonly long?: { readonly pairs: number };
  },
): void {
  const { pairs: short = 100, longest } = suite;
  const pairs = long ? (suite.long?.pairs ?? short * longer) : short;
  describe(`${game.id}: secrecy`, () => {
    for (const named of couplingsOf(game, suite)) {
      test(`${named[0]}: ${pairs} pairs of runs`, { timeout: patience }, () =>
        expect(couplingFaults(game, named, pairs, longest)).toEqual([]),
      );
    }
  });
}

/** What is told to a seat in some other form, as to a program, is the same for all that it may not know. */
export function tellingSuite<G extends GameTypes>(
  game: Game<G>,
  suite: Secrecy<G> & { readonly runs?: number },
  tellingFor: () => Telling<G>,
): void {
  const { runs = 60, longest } = suite;
  const attempts = long ? runs * longer : runs;
  describe(`${game.id}: what is told to a seat`, () => {
    for (const [name, coupling] of couplingsOf(game, suite)) {
      test(`${name}: ${attempts} runs`, { timeout: patience }, () => {
        const { pairs, faults } = tellingFaults(game, coupling, tellingFor, attempts, longest);
        expect(faults).toEqual([]);
        expect(pairs).toBeGreaterThan(0);
      });
    }
  });
}

/** Whoever asks for a hint is told the same whatever is true of what they may not know; a hint that keeps anything from one question to the next is caught. */
export function hintingSuite<G extends GameTypes>(
  game: Game<G>,
  suite: Secrecy<G> & { readonly pairs?: number },
  hinting: Hinting<G>,
): void {
  const { pairs: short = 12, longest } = suite;
  const wanted = long ? short * longer : short;
  describe(`${game.id}: hints`, () => {
    for (const [name, coupling] of couplingsOf(game, suite)) {
      test(`${name}: ${wanted} pairs of runs`, { timeout: patience }, () => {
        const { pairs, faults } = hintingFaults(game, coupling, hinting, wanted, longest);
        expect(faults).toEqual([]);
        expect(pairs).toBe(wanted);
      });
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
        expect(plantedLeakFaults(plant(game), suite, suite.pairs ?? 100)).toEqual([]),
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
