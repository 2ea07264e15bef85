import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { botAct, matchCourse } from '@rudel/bots';
import { ProgramTalk } from '@rudel/bots/program';
import { secretFromSeed, seededRng } from '@rudel/kernel';
import { findGame } from '@rudel/shelf';
import { ScriptedPipe } from './scripted-pipe.ts';

const page = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
const example = /```lines\n([^]*?)```/.exec(page)?.[1]?.trimEnd().split('\n') ?? [];
const said = example.flatMap((line) => (line.startsWith('< ') ? [line.slice(2)] : []));

/** A match of Dog in which seat 2 says what the page says, then the first legal move; all others play at random. */
async function played(): Promise<readonly string[]> {
  const dog = findGame('dog');
  const random = dog?.bots[0];
  if (dog === undefined || random === undefined) throw new Error('no Dog');
  const { game } = dog;
  const [seat, seats, options] = [2, 4, game.options.defaults];
  const rest = [...said];
  const pipe = new ScriptedPipe((told) => {
    const first = told.find((line) => line.startsWith('legal '))?.slice('legal '.length) ?? '';
    return { kind: 'line', text: rest.shift() ?? `move ${first}` };
  });
  const talk = new ProgramTalk({ game, options, seat, seats, language: 'en', limit: 5000 }, pipe);
  await talk.begin();
  talk.tell(game.table.view(game.table.start(options, seats), seat), []);
  const rngs = Array.from({ length: seats }, (_, nth) => seededRng(`page ${nth}`));
  const course = matchCourse(game, {
    options,
    seats,
    lot: { secret: secretFromSeed('page'), contributions: ['', '', '', ''] },
    onAct: (step) => talk.tell(game.table.view(step.after, seat), game.table.glimpses(step, seat)),
  });
  let next = course.next();
  while (next.done !== true) {
    const { state, seat: asked } = next.value;
    if (asked === seat) {
      const answer = await talk.choose(game.table.view(state, seat));
      if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
      next = course.next({ by: seat, move: answer.value });
    } else {
      const rng = rngs[asked] ?? seededRng('');
      next = course.next(botAct(game, state, asked, random, rng, { kind: 'iterations', count: 1 }));
    }
  }
  talk.end(next.value.outcome);
  return pipe.transcript;
}

describe('the example of docs/bot-protocol.md', () => {
  let transcript: readonly string[];

  beforeAll(async () => {
    transcript = await played();
  });

  test('is what happens, but for what it leaves out at …', () => {
    let at = 0;
    let mayPass = false;
    for (const line of example) {
      if (line === '…') mayPass = true;
      else {
        const found: number = mayPass ? transcript.indexOf(line, at) : at;
        expect(transcript[found]).toBe(line);
        [at, mayPass] = [found + 1, false];
      }
    }
    expect(example.filter((line) => line !== '…').length).toBeGreaterThan(20);
    expect(at).toBe(transcript.length);
  });

  test('shows every kind of line there is in a match', () => {
    const words = new Set(example.map((line) => line.split(' ').slice(0, 2).join(' ')));
    const kinds = ['> hello', '> sight', '> glimpse', '> legal', '> go', '> over', '> quit'];
    expect([...words]).toEqual(expect.arrayContaining([...kinds, '< ready', '< think', '< move']));
  });
});
