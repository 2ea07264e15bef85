import { describe, expect, test } from 'vitest';
import { ProgramTalk, Teller, faultSentence } from '@rudel/bots/program';
import type { Fault, Heard } from '@rudel/bots/program';
import { languages } from '@rudel/kernel';
import type { AnyGame, AnyView } from '@rudel/kernel';
import { findGame } from '@rudel/shelf';
import { lastCard, toPlay } from './positions.ts';
import { ScriptedPipe } from './scripted-pipe.ts';

const line = (text: string): Heard => ({ kind: 'line', text });

const dog = findGame('dog')?.game as AnyGame;

const greeting = {
  game: dog,
  options: dog.options.defaults,
  seat: 0,
  seats: 4,
  language: 'en',
  limit: 3000,
} as const;

/** What seat 0 sees that is to play. */
function sighted(text = toPlay): AnyView {
  const position = dog.table.position.parse(text);
  if (!position.ok) throw new Error(position.error);
  return dog.table.view(position.value, 0);
}

/** What a program does that answers with these, one after the other, when it is asked for a move. */
async function asked(...answers: readonly Heard[]): Promise<Fault | string> {
  const rest = [...answers];
  const talk = new ProgramTalk(greeting, new ScriptedPipe(() => rest.shift() ?? { kind: 'silence' }));
  const answer = await talk.choose(sighted());
  return answer.ok ? dog.player.move.format(answer.value) : answer.fault;
}

describe('a program that is asked for a move', () => {
  const [first = ''] = dog.player.legal(sighted()).map((move) => dog.player.move.format(move));

  test('may think aloud, and leave lines empty', async () => {
    const answers = ['think one', '', '  ', 'think', `move  ${first} \r`].map(line);
    expect(await asked(...answers)).toBe(first);
  });

  test.each<[string, readonly Heard[], Partial<Fault>]>([
    ['keeps silent', [], { kind: 'silent', limit: 3000, isEarly: false }],
    ['ends', [{ kind: 'end', how: 'exit code 3' }], { kind: 'ended', how: 'exit code 3' }],
    ['floods', [line('think'), { kind: 'flood' }], { kind: 'flood' }],
    ['says anything else', [line('Traceback')], { kind: 'garbage', line: 'Traceback' }],
    ['says a word that only begins like one', [line('moved give 2')], { kind: 'garbage' }],
    ['says ready again', [line('ready')], { kind: 'garbage' }],
    ['gives no move', [line('move')], { kind: 'unreadable', move: '' }],
    ['gives what is no move', [line('move castle')], { kind: 'unreadable', move: 'castle' }],
    ['gives what is not legal', [line('move fold')], { kind: 'illegal', move: 'fold' }],
  ])('%s', async (_, answers, fault) => {
    expect(await asked(...answers)).toMatchObject(fault);
  });

  test('thinks for ever', async () => {
    const talk = new ProgramTalk(greeting, new ScriptedPipe(() => line('think again')));
    expect(await talk.choose(sighted())).toMatchObject({ ok: false, fault: { kind: 'flood' } });
  });

  test('changes its mind for ever', async () => {
    const view = sighted(lastCard);
    const pipe = new ScriptedPipe((told) => line(`move ${told.at(-2)?.slice('legal '.length)}`));
    const talk = new ProgramTalk(greeting, pipe);
    for (let nth = 0; nth < 5000; nth += 1) expect((await talk.choose(view)).ok).toBe(true);
    expect(await talk.choose(view)).toMatchObject({ ok: false, fault: { kind: 'endless' } });
  });
});

describe('the beginning and the end', () => {
  test('it is greeted once, and called by its name', async () => {
    const pipe = new ScriptedPipe(() => line('ready  Rover\u0007 2 '));
    expect(await new ProgramTalk(greeting, pipe).begin()).toEqual({ ok: true, value: 'Rover 2' });
    expect(pipe.transcript[0]).toMatch(
      /^> hello rudel\/1 game:dog\/1 seat:0 seats:4 lang:en limit:3000 options:/,
    );
  });

  test('a move before it was greeted is garbage', async () => {
    const pipe = new ScriptedPipe(() => line('move fold'));
    expect(await new ProgramTalk(greeting, pipe).begin()).toMatchObject({ fault: { kind: 'garbage' } });
  });

  test('it is told what it did wrong, and let go once', () => {
    const pipe = new ScriptedPipe(() => line(''));
    const talk = new ProgramTalk(greeting, pipe);
    talk.dismiss('wrong\nagain');
    talk.end({ winners: [0], scores: [] });
    expect(pipe.transcript).toEqual(['> error wrong again', '> quit']);
    expect(pipe.isClosed).toBe(true);
  });
});

test('a sight is told when it has changed, and what is noticed in the language of the hello', () => {
  const teller = new Teller(dog, 'de');
  const view = sighted();
  const gift = { kind: 'starter', seat: 2 };
  expect(teller.step(view, [gift])).toEqual([
    expect.stringMatching(/^glimpse .*Platz 2/),
    `sight ${dog.player.sight.format(view)}`,
  ]);
  expect(teller.step(view, [])).toEqual([]);
  expect(teller.step(view, [gift])).toHaveLength(1);
});

test('every fault has a sentence in every language', () => {
  const faults: readonly Fault[] = [
    { kind: 'ended', how: 'SIGSEGV', isEarly: true },
    { kind: 'ended', how: 'SIGSEGV', isEarly: false },
    { kind: 'silent', limit: 1500, isEarly: true },
    { kind: 'silent', limit: 1500, isEarly: false },
    { kind: 'flood' },
    { kind: 'endless', moves: 5000 },
    { kind: 'garbage', line: 'x' },
    { kind: 'unreadable', move: 'x', error: 'no' },
    { kind: 'illegal', move: 'x', why: 'no' },
  ];
  for (const language of languages) {
    const sentences = faults.map((fault) => faultSentence(fault, language));
    expect(new Set(sentences).size).toBe(faults.length);
  }
  expect(faultSentence({ kind: 'silent', limit: 1500, isEarly: false }, 'de')).toBe(
    'hat 1,5 s lang keinen Zug genannt',
  );
});
