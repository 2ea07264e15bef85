import { readdirSync, readFileSync } from 'node:fs';
import { courseOf } from '@rudel/lessons';
import type { Lesson } from '@rudel/lessons';

/** The lessons next to the sources of a game; none where there are none. */
export function courseFor(game: string): readonly Lesson[] {
  const folder = new URL(`../../../../games/${game}/lessons/`, import.meta.url);
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    return courseOf(
      Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')])),
    );
  } catch {
    return [];
  }
}
