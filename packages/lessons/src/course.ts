import { parseLesson } from './lesson-file.ts';
import type { Lesson } from './lesson.ts';

const fileName = /(?:^|[\\/])(\d+)-([a-z\d-]+)\.txt$/;

/** The lessons of a game in the order of their files: `2-fresh-stones.txt` is the second, and called `fresh-stones`. */
export function courseOf(files: { readonly [path: string]: string }): readonly Lesson[] {
  return Object.entries(files)
    .map(([path, text]) => {
      const [, number = '', id = ''] = fileName.exec(path) ?? [];
      if (id === '') throw new Error(`${path} is not called like 1-first-steps.txt.`);
      const parsed = parseLesson(id, text);
      if (!parsed.ok) throw new Error(`${path}: ${parsed.error}`);
      return { number: Number(number), lesson: parsed.value };
    })
    .toSorted((one, other) => one.number - other.number)
    .map(({ lesson }) => lesson);
}
