import { describe, expect, test } from 'vitest';
import { begin, goOn, judge, stepAt } from '@rudel/lessons';
import type { Lesson } from '@rudel/lessons';
import { shelf } from '@rudel/shelf';
import { courseFor } from '../src/learn/course-text.ts';
import { program } from '../src/program.ts';
import { dataOf, linesOf, rudel } from './harness.ts';

type Game = (typeof shelf)[number]['game'];

/** What somebody types who does what each step asks. */
function typedIn(game: Game, lesson: Lesson): readonly string[] {
  const typed: string[] = [];
  let standing = begin(game, lesson);
  for (let step = stepAt(lesson, standing); step !== null; step = stepAt(lesson, standing)) {
    const legal = step.ask === null ? [] : game.player.legal(game.table.view(standing.state, lesson.seat));
    const move = legal.find((one) => judge(game, lesson, standing, one).kind === 'right') ?? null;
    typed.push(move === null ? '' : game.player.move.format(move));
    standing = goOn(game, lesson, standing, move).standing;
  }
  return typed;
}

describe('rudel learn', () => {
  for (const { game } of shelf) {
    test(`${game.id}: the whole course, in German and on 80 columns`, async () => {
      const lessons = courseFor(game.id);
      const lines = lessons.flatMap((lesson) => [...typedIn(game, lesson), 'j']);
      const { exit, out, err } = await rudel(['learn', game.id, '--lang', 'de'], { lines });
      expect([exit, err]).toEqual([0, '']);
      for (const { title } of lessons) expect(out).toContain(title.de);
      expect(out).toContain(`Zeit für eine Partie: ${program} play ${game.id}`);
    });
  }

  test('marks what is asked, answers mistakes, and says by which rule something is refused', async () => {
    const typed = ['fold', '5:0n>0', 'b', 'xyzzy', 'K:0n>0', '5:0>5', 'q'];
    const { exit, out } = await rudel(['learn', 'dog'], { lines: typed });
    expect(exit).toBe(0);
    expect(out).toContain('Lesson 1 of 9: Out of the nest');
    expect(out).toMatch(/\d\) King: [^\n]* ←/);
    expect(out).toContain('(dog 2.5)');
    expect(out).toContain('(dog 3.1)');
    expect(out).toContain('Well done!');
    expect(out).toContain('Five works too');
    expect(out).toContain(`To go on later: ${program} learn dog 1`);
    const shown = linesOf(out.replaceAll(/Your move [^:]*: /g, '\n'));
    expect(shown.filter((line) => line.length > 80)).toEqual([]);
  });

  test('begins anywhere, and lists its lessons as data', async () => {
    const { out } = await rudel(['learn', 'dog', '3'], { lines: ['q'] });
    expect(out).toContain('Lesson 3 of 9');
    const { game, lessons } = dataOf(await rudel(['learn', 'dog', '--json', '--lang', 'de'])) as {
      game: string;
      lessons: { id: string; title: string }[];
    };
    expect(game).toBe('dog');
    expect(lessons).toContainEqual({ id: 'hitting', title: 'Fahren und schlagen' });
    expect((await rudel(['learn', 'dog', '12'])).exit).toBe(2);
  });
});
