import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wilson } from '@rudel/bots';
import { shelf } from '@rudel/shelf';
import { fixtureOf } from '../src/arena/series.ts';
import type { Entrant } from '../src/programs/entrants.ts';
import { splitBots } from '../src/programs/entrants.ts';
import { dataOf, linesOf, ownFolder, rudel } from './harness.ts';
import type { Circumstances } from './harness.ts';
import { programIn } from './programs.ts';

const folder = ownFolder();
/** A limit that no honest program meets, however busy the machine is. */
const ample = ['--limit', '600000'];

let arenas = 0;
const ownResults = (): string => {
  arenas += 1;
  return join(folder, `results-${arenas}`);
};

type Arena = {
  readonly matches: number;
  readonly interrupted: boolean;
  readonly before: number;
  readonly results: string;
  readonly bots: {
    readonly [name: string]: {
      readonly matches: number;
      readonly wins: number;
      readonly interval: readonly number[];
      readonly forfeits: number;
    };
  };
  readonly forfeits: readonly { readonly name: string; readonly kind: string; readonly sentence: string }[];
};

async function arenaOf(args: readonly string[], around: Circumstances = {}): Promise<Arena> {
  const done = await rudel(['arena', ...args, '--json'], {
    cwd: folder,
    env: { ...process.env } as never,
    ...around,
  });
  return dataOf(done) as Arena;
}

describe('who sits where', () => {
  const entrants = ['a', 'b', 'c'].map((name): Entrant => ({ kind: 'program', name, command: name }));

  test.each([2, 3, 4, 5, 8])('%d seats: in a deal everybody sits everywhere equally often', (seats) => {
    const fixtures = [0, 1, 2].map((nth) => fixtureOf({ entrants, seats }, nth));
    expect(fixtures.map(({ deal }) => deal)).toEqual([0, 0, 0]);
    for (let seat = 0; seat < seats; seat += 1) {
      const sitting = new Set(fixtures.map(({ players }) => players[seat]?.name));
      expect(sitting).toEqual(new Set(['a', 'b', 'c']));
    }
    expect(fixtureOf({ entrants, seats }, 3).deal).toBe(1);
  });

  test('a command line may have commas in a list of bots', () => {
    expect(splitBots('strong,exec:python3 bot.py')).toEqual(['strong', 'exec:python3 bot.py']);
    expect(splitBots('exec:a --x 1, 2,rover=exec:b,easy')).toEqual([
      'exec:a --x 1, 2',
      'rover=exec:b',
      'easy',
    ]);
  });
});

describe('an arena', () => {
  test.each(shelf.map(({ game: { id, seats } }) => [id, String(seats[Math.floor(seats.length / 2)])]))(
    '%s with %s seats: a program plays to the end',
    async (game, seats) => {
      const bots = `easy,rover=${programIn(folder, 'honest')}`;
      const args = [game, '--bots', bots, '--matches', '1', '--seats', seats, '--results', ownResults()];
      const { bots: standings, forfeits } = await arenaOf([...args, ...ample]);
      expect(forfeits).toEqual([]);
      expect(Object.keys(standings)).toEqual(['easy', 'rover']);
    },
  );

  test('levels and their intervals are counted in duplicate deals', async () => {
    const results = ownResults();
    const args = ['woelfe', '--bots', 'random,easy', '--matches', '12', '--results', results];
    const { bots, results: file } = await arenaOf(args);
    const { random, easy } = bots;
    expect((random?.wins ?? 0) + (easy?.wins ?? 0)).toBeCloseTo(12);
    const [low, high] = wilson(easy?.wins ?? 0, 12);
    expect(easy?.interval).toEqual([Number(low.toFixed(4)), Number(high.toFixed(4))]);
    const lines = linesOf(readFileSync(file, 'utf8')).map((line) => JSON.parse(line) as { deal: number });
    expect(lines.slice(1).map(({ deal }) => deal)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  test('speaks German', async () => {
    const args = ['arena', 'woelfe', '--bots', 'random', '--matches', '1', '--results', ownResults()];
    const { out } = await rudel([...args, '--lang', 'de']);
    expect(out).toContain('1 von 1 Partien');
    expect(out).toContain('Ergebnisse: ');
  });

  test('shows a bar to whoever watches, and to nobody else', async () => {
    const args = ['arena', 'woelfe', '--bots', 'random', '--matches', '3', '--results', ownResults()];
    expect((await rudel(args)).err).toBe('');
    const watched = await rudel([...args, '--seed', 'watched'], { isWatched: true });
    expect(watched.err).toMatch(/█+░+ 2 of 3/);
    expect(watched.err).toMatch(/\r +\r$/);
  });
});

describe('a program at fault loses, is reported, and holds nobody up', () => {
  test.each([
    ['it crashes at once', 'throw new Error("no weights");', 'ended', 'no weights'],
    ['it crashes when it should move', 'on.go = () => process.exit(3);', 'ended', 'exit code 3'],
    ['it says what is no move', 'on.go = () => say("move castle");', 'unreadable', "'castle'"],
    ['it breaks a rule', 'on.go = () => say("move fold");', 'illegal', "'fold'"],
    ['it says something else', 'on.go = () => say("Hello!");', 'garbage', "'Hello!'"],
    ['it says a line without an end', 'on.go = () => process.stdout.write("x".repeat(70000));', 'flood', ''],
    ['it talks while nobody asks', 'on.sight = () => say("think\\n".repeat(20000));', 'flood', ''],
  ])('%s', async (title, changes, kind, sentence) => {
    const bots = `random,rover=${programIn(folder, title.replaceAll(' ', '-'), changes)}`;
    const args = ['dog', '--bots', bots, '--matches', '2', '--results', ownResults(), ...ample];
    const { bots: standings, forfeits, matches } = await arenaOf(args);
    expect(matches).toBe(2);
    expect(standings['rover']).toMatchObject({ matches: 2, wins: 0, forfeits: 2 });
    expect(standings['random']).toMatchObject({ wins: 2, forfeits: 0 });
    expect(new Set(forfeits.map((one) => one.kind))).toEqual(new Set([kind]));
    expect(forfeits[0]?.sentence).toContain(sentence);
  });

  test('it keeps silent, and so do those that it has started', async () => {
    const changes = `
      import { spawn } from 'node:child_process';
      import { writeFileSync } from 'node:fs';
      on.go = () => {
        const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
        writeFileSync('pid', String(child.pid));
      };
      process.on('SIGTERM', () => {});
    `;
    const bots = `random,rover=${programIn(folder, 'silent', changes)}`;
    const args = ['dog', '--bots', bots, '--matches', '1', '--results', ownResults(), '--limit', '1500'];
    const { forfeits } = await arenaOf(args);
    expect(forfeits).toMatchObject([{ name: 'rover', kind: 'silent' }]);
    expect(forfeits[0]?.sentence).toBe('gave no move within 1.5 s');
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
  });

  test('what cannot be started', async () => {
    const args = ['dog', '--bots', 'random,exec:/nowhere/rover', '--matches', '1', '--results', ownResults()];
    const { forfeits } = await arenaOf([...args, ...ample]);
    expect(forfeits).toMatchObject([{ name: 'exec:/nowhere/rover', kind: 'ended' }, { kind: 'ended' }]);
  });

  test('it is said at once, in the language that was asked for', async () => {
    const bots = `random,rover=${programIn(folder, 'rude', 'on.go = () => say("Hello!");')}`;
    const args = ['arena', 'dog', '--bots', bots, '--matches', '1', '--results', ownResults(), ...ample];
    const { err, out } = await rudel([...args, '--lang', 'de'], {
      cwd: folder,
      env: { ...process.env } as never,
    });
    expect(err).toMatch(/^Partie 1, Platz \d: rover hat 'Hello!' gesagt/);
    expect(out).toContain('rover hat 1 davon durch eigene Schuld verloren:');
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const argsFor = (results: string, matches: number): readonly string[] => [
  'woelfe',
  '--bots',
  'random,easy',
  '--matches',
  String(matches),
  '--results',
  results,
];
const textIn = (results: string): string => {
  const [name = ''] = readdirSync(results);
  return readFileSync(join(results, name), 'utf8');
};

describe('an arena that is interrupted', () => {
  test('goes on where it stopped, and comes to what it would have', async () => {
    const [whole, parted] = [ownResults(), ownResults()];
    await arenaOf(argsFor(whole, 6));
    const first = await rudel(['arena', ...argsFor(parted, 6)], { patience: 300 });
    expect(first.exit).toBe(130);
    expect(first.out).toContain('The same command goes on from here.');
    const begun = linesOf(textIn(parted)).length;
    expect(begun).toBeLessThan(linesOf(textIn(whole)).length);
    const second = await arenaOf(argsFor(parted, 6));
    expect(second).toMatchObject({ matches: 6, interrupted: false, before: begun - 1 });
    expect(textIn(parted)).toBe(textIn(whole));
  });

  test('plays a match again of which half a line was written, and plays on for more', async () => {
    const [whole, torn] = [ownResults(), ownResults()];
    await arenaOf(argsFor(whole, 4));
    const { results } = await arenaOf(argsFor(torn, 2));
    appendFileSync(results, '{"match":3,"dea');
    expect(await arenaOf(argsFor(torn, 4))).toMatchObject({ matches: 4, before: 2 });
    expect(textIn(torn)).toBe(textIn(whole));
  });

  test.each([
    [
      'damaged',
      (text: string) => text.replace('"match":2', '"match":7'),
      /:3: This is not the result of a match/,
    ],
    ['something else', () => 'Dear diary,\n', /does not hold results of an arena/],
  ])('does not add to a file that is %s', async (_, damage, sentence) => {
    const results = ownResults();
    const { results: file } = await arenaOf(argsFor(results, 2));
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    const { exit, err } = await rudel(['arena', ...argsFor(results, 4)]);
    expect(exit).toBe(1);
    expect(err).toMatch(sentence);
  });
});

test.each([
  [['dog', '--matches', '1', '--bots', 'strongest'], /has no bot 'strongest'/],
  [['dog', '--matches', '1', '--bot', 'exec:'], /needs a command/],
  [['dog', '--matches', '1', '--bot', 'strong=exec:x'], /cannot be called 'strong'/],
  [['dog', '--matches', '1', '--bot', 'r=exec:x', '--bot', 'r=exec:y'], /Two programs/],
  [['dog', '--bots', 'easy'], /needs --matches/],
])('%j is not understood', async (args, sentence) => {
  const { exit, err } = await rudel(['arena', ...args, '--results', ownResults()]);
  expect(exit).toBe(2);
  expect(err).toMatch(sentence);
});
