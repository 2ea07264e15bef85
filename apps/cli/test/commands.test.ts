import { describe, expect, test } from 'vitest';
import { dataOf, linesOf, rudel } from './harness.ts';
import { lastCard, toPlay } from './positions.ts';

describe('help', () => {
  test('without arguments and without a terminal it is shown', async () => {
    const { exit, out, err } = await rudel([]);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain('Exit codes:');
    expect((await rudel(['--help'])).out).toBe(out);
  });

  test.each([
    'games',
    'new',
    'legal',
    'whynot',
    'apply',
    'view',
    'perft',
    'replay',
    'check',
    'verify',
    'simulate',
    'play',
    'rules',
  ])('of %s', async (name) => {
    const { exit, out } = await rudel([name, '--help']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^Usage: npx rudel /);
    expect(out).toContain('--json');
    expect((await rudel(['help', name])).out).toBe(out);
    expect((await rudel([name, '--help', '--bogus', 'anything'])).out).toBe(out);
    expect((await rudel([name, '-h'])).out).toBe(out);
  });

  test('the version, and the commands as data', async () => {
    expect((await rudel(['--version'])).out).toMatch(/^rudel \d+\.\d+\.\d+\n$/);
    expect(dataOf(await rudel(['--version', '--json']))).toHaveProperty('version');
    const { commands } = dataOf(await rudel(['--json'])) as { commands: { name: string }[] };
    expect(commands.map(({ name }) => name)).toContain('simulate');
  });
});

describe('games', () => {
  test('with seats, bots and options in words', async () => {
    const { out } = await rudel(['games', '--lang', 'de']);
    expect(out).toContain('dog  Dog: Karten und Steine');
    expect(out).toContain('deck=braendi  110 Karten');
    expect(out).toContain('Plätze: 4');
  });

  test('as data', async () => {
    const { games } = dataOf(await rudel(['games', '--json'])) as {
      games: { id: string; seats: number[]; options: { name: string }[] }[];
    };
    const [first] = games;
    expect(first).toMatchObject({ id: 'dog', seats: [4] });
    expect(first?.options.map(({ name }) => name)).toContain('deck');
  });
});

describe('new', () => {
  test('the same seed gives the same opening, another seed another', async () => {
    const [one, again, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) => rudel(['new', 'dog', '--seed', seed])),
    );
    expect(one?.out).toMatch(/^dog\/1 opts:jackWithoutEffect=yes phase:exchange .*\n$/);
    expect(again?.out).toBe(one?.out);
    expect(other?.out).not.toBe(one?.out);
  });

  test('options, seats and a random seed', async () => {
    const data = dataOf(
      await rudel([
        'new',
        'dog',
        '--seats',
        '4',
        '--option',
        'deck=braendi',
        '--option',
        'jokerFinishes=no',
        '--json',
      ]),
    ) as { seed: string; position: string; turn: object };
    expect(data.seed).toBe('07'.repeat(32));
    expect(data.position).toContain('opts:deck=braendi,jackWithoutEffect=yes,jokerFinishes=no');
    expect(data.turn).toEqual({ kind: 'seats', seats: [0, 1, 2, 3] });
  });
});

describe('legal', () => {
  test('one move a line when one seat is asked', async () => {
    const lines = linesOf((await rudel(['legal', 'dog', toPlay])).out);
    expect(lines).toContain('5:12>17');
    expect(lines).toEqual(linesOf((await rudel(['legal', 'dog', toPlay, '--seat', '0'])).out));
  });

  test('with its seat when several are asked at once, unless one is named', async () => {
    const { out: position } = await rudel(['new', 'dog', '--seed', '1']);
    const lines = linesOf((await rudel(['legal', 'dog', position])).out);
    expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(new Set(['0', '1', '2', '3']));
    const own = linesOf((await rudel(['legal', 'dog', position, '--seat', '2'])).out);
    expect(own).toEqual(lines.filter((line) => line.startsWith('2 ')).map((line) => line.slice(2)));
  });

  test('nothing for a seat that is not asked', async () => {
    expect(await rudel(['legal', 'dog', toPlay, '--seat', '1'])).toEqual({ exit: 0, out: '', err: '' });
  });

  test('as data with labels, from a position on the input', async () => {
    const { moves } = dataOf(
      await rudel(['legal', 'dog', '-', '--lang', 'de', '--json'], { lines: [toPlay] }),
    ) as { moves: { seat: number; move: string; label: string }[] };
    expect(moves).toContainEqual({ seat: 0, move: '5:12>17', label: 'Fünf: Feld 12 → Feld 17' });
  });
});

describe('whynot', () => {
  test('a legal move', async () => {
    expect(await rudel(['whynot', 'dog', toPlay, '--seat', '0', '5:12>17'])).toEqual({
      exit: 0,
      out: 'legal\n',
      err: '',
    });
  });

  test('an illegal one: rule and sentence on stdout, exit 1', async () => {
    const { exit, out, err } = await rudel(['whynot', 'dog', toPlay, '--seat', '0', 'fold', '--lang', 'de']);
    expect([exit, err]).toEqual([1, '']);
    expect(out).toMatch(/\(dog 2\.5\)\n$/);
  });

  test('as data', async () => {
    const done = await rudel(['whynot', 'dog', toPlay, '--seat', '1', 'fold', '--json']);
    expect(done.exit).toBe(1);
    expect(dataOf(done)).toMatchObject({ legal: false, game: 'dog', rule: '2.4', reason: 'not-your-turn' });
  });
});

describe('apply', () => {
  test('acts one after the other', async () => {
    const { exit, out } = await rudel(['apply', 'dog', toPlay, '0 5:12>17', '1 2:20>22']);
    expect(exit).toBe(0);
    expect(out).toContain('turn:2');
    expect(out).toContain('s1:n,n,n,22');
  });

  test('a refused act: the sentence on stderr, exit 1', async () => {
    const { exit, out, err } = await rudel(['apply', 'dog', toPlay, '0 5:12>18']);
    expect([exit, out]).toEqual([1, '']);
    expect(err).toMatch(/^[^\n]+\(dog [\d.]+\)\n$/);
  });

  test('of several acts it is said which one is refused', async () => {
    const acts = ['apply', 'dog', toPlay, '0 5:12>17', '0 7:12>15'];
    expect((await rudel(acts)).err).toMatch(/^Act 2: .+ \(dog 2\.4\)\n$/);
    const done = await rudel([...acts, '--json']);
    expect(dataOf(done)).toMatchObject({ nth: 2, game: 'dog', rule: '2.4', reason: 'not-your-turn' });
    expect((await rudel(['apply', 'dog', toPlay, '0 5:12>17', 'nonsense'])).err).toMatch(
      /^Act 2: An act begins/,
    );
  });

  test('chance draws by the seed', async () => {
    const acts = ['apply', 'dog', lastCard, '0 5:12>17'];
    const asked = await rudel([...acts, 'chance ?', '--seed', 'x']);
    const settled = await rudel([...acts, '--settle', '--seed', 'x']);
    expect(asked.out).toContain('phase:exchange round:2');
    expect(settled.out).toBe(asked.out);
    expect((await rudel([...acts, '--settle', '--seed', 'y'])).out).not.toBe(asked.out);
  });

  test('as data, with what was drawn', async () => {
    const { acts, turn } = dataOf(
      await rudel(['apply', 'dog', lastCard, '0 5:12>17', '--settle', '--json']),
    ) as { acts: string[]; turn: object };
    expect(acts).toHaveLength(2);
    expect(acts[1]).toMatch(/^chance \w+,/);
    expect(turn).toEqual({ kind: 'seats', seats: [0, 1, 2, 3] });
  });

  test('an impossible draw is refused', async () => {
    const { exit, err } = await rudel(['apply', 'dog', lastCard, '0 5:12>17', 'chance A']);
    expect([exit, err]).toEqual([1, 'Act 2: Chance could not have drawn this here.\n']);
  });
});

describe('view', () => {
  test('an eye sees its own hand only', async () => {
    expect((await rudel(['view', 'dog', toPlay, '--eye', '1'])).out).toContain(
      'hands:?,?,?/2,3,4/?,?,?/?,?,?',
    );
    expect((await rudel(['view', 'dog', toPlay])).out).toContain('hands:?,?,?/?,?,?/?,?,?/?,?,?');
  });

  test('as data', async () => {
    const data = dataOf(await rudel(['view', 'dog', toPlay, '--eye', 'table', '--json']));
    expect(data).toMatchObject({ eye: 'table', status: 'It is seat 0’s turn.' });
  });
});

test('a sight is not taken for a position', async () => {
  const { out: sight } = await rudel(['view', 'dog', toPlay, '--eye', '1']);
  const { exit, err } = await rudel(['legal', 'dog', sight.trim()]);
  expect([exit, err]).toEqual([1, 'This is a sight (it has eye:), not a position.\n']);
});

test.each([
  [['perft', 'dog', toPlay, '-1'], 'from 0 to 12'],
  [['perft', 'dog', toPlay, '13'], 'from 0 to 12'],
  [['new', 'dog', '--seats', '-1'], "played with 4 seats, not with '-1'"],
  [['legal', 'dog', toPlay, '--seat', '-1'], 'from 0 to 3'],
  [['simulate', 'dog', '--matches', '-5'], 'from 1 to 1000000'],
  [['apply', 'dog', toPlay, '-1 give 7'], "not with '-1'"],
])('a negative number is no flag: %j', async (args, sentence) => {
  expect((await rudel(args)).err).toContain(sentence);
});

describe('perft', () => {
  test('counts, and counts move by move', async () => {
    const legal = linesOf((await rudel(['legal', 'dog', toPlay])).out);
    expect((await rudel(['perft', 'dog', toPlay, '1'])).out).toBe(`${legal.length}\n`);
    const divided = linesOf((await rudel(['perft', 'dog', toPlay, '2', '--divide'])).out);
    expect(divided).toHaveLength(legal.length + 1);
    expect(divided.at(-1)).toBe((await rudel(['perft', 'dog', toPlay, '2'])).out.trim());
    expect(dataOf(await rudel(['perft', 'dog', toPlay, '1', '--json']))).toEqual({
      depth: 1,
      leaves: legal.length,
    });
  });
});

test('new, legal, apply and view go round as text through several rounds', async () => {
  let position = (await rudel(['new', 'dog', '--seed', 'round trip'])).out.trim();
  for (let step = 0; !position.includes('round:4'); step += 1) {
    const { moves } = dataOf(await rudel(['legal', 'dog', position, '--json'])) as {
      moves: { seat: number; move: string }[];
    };
    const act = `${moves[0]?.seat} ${moves[0]?.move}`;
    const { exit, out } = await rudel(['apply', 'dog', position, act, '--settle', '--seed', 'round trip']);
    expect(exit).toBe(0);
    position = out.trim();
    expect((await rudel(['view', 'dog', position, '--eye', '0'])).exit).toBe(0);
    expect(step).toBeLessThan(500);
  }
});
