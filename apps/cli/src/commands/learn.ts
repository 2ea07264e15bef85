import { saidTo } from '@rudel/lessons';
import type { Lesson } from '@rudel/lessons';
import { lineWidth, wrapped } from '@rudel/ui/text';
import { hasFlag } from '../command.ts';
import type { Call, Command, Output, Said } from '../command.ts';
import { gameOf, languageFlag, wholeOf } from '../given.ts';
import { courseFor } from '../learn/course-text.ts';
import { learnPhrases } from '../learn/learn-phrases.ts';
import { LessonInText } from '../learn/lesson-in-text.ts';
import { askYesOrNo, letterOf } from '../play/person.ts';
import type { Surroundings } from '../play/person.ts';
import { program } from '../program.ts';
import { misused } from '../stop.ts';

/** Lesson after lesson until the last one is done or somebody has had enough. */
async function learn(around: Surroundings, lessons: readonly Lesson[], first: number): Promise<void> {
  const { io, game, language } = around;
  const say = learnPhrases[language];
  io.out(`${wrapped(say.hint, lineWidth(io.columns)).join('\n')}\n`);
  for (const [at, lesson] of lessons.entries()) {
    if (at < first) continue;
    io.out(`\n${say.lesson(at + 1, lessons.length, saidTo(lesson.title, language, letterOf))}\n`);
    const isDone = await new LessonInText(around, lesson).take();
    const isLast = at === lessons.length - 1;
    const goesOn = isDone && !isLast && (await askYesOrNo(around, say.nextLesson)) === true;
    if (goesOn) continue;
    const later = `${program} learn ${game.id} ${isDone ? at + 2 : at + 1}`;
    io.out(`${isDone && isLast ? say.allDone(`${program} play ${game.id}`) : say.left(later)}\n`);
    return;
  }
}

/** The course as data, for whoever draws it themselves. */
function asData(call: Call, lessons: readonly Lesson[]): Output {
  const language = languageFlag(call);
  const titles = lessons.map(({ id, title }) => ({ id, title: saidTo(title, language, letterOf) }));
  const lines = titles.map(({ title }, at) => `${at + 1}  ${title}`);
  return { lines, json: { game: gameOf(call).id, language, lessons: titles } };
}

export const learnCommand: Command = {
  name: 'learn',
  summary: 'short lessons of a game, on its board',
  args: ['game', 'lesson'],
  optional: 1,
  flags: ['lang'],
  notes: ['The lesson is a number from 1 on. With --json, the lessons there are.'],
  async run(call): Promise<Output | Said> {
    const game = gameOf(call);
    const lessons = courseFor(game.id);
    if (lessons.length === 0) misused(`The lessons of ${game.id} are not in this copy of Rudel.`);
    const [, number = '1'] = call.given;
    const first = wholeOf(number, 1, lessons.length, 'The lesson') - 1;
    if (hasFlag(call, 'json')) return asData(call, lessons);
    await learn({ io: call.io, game, language: languageFlag(call) }, lessons, first);
    return { exit: 0 };
  },
};
