import { withSwiss } from '@rudel/kernel';
import type { Language, NameOf } from '@rudel/kernel';
import type { Said } from './lesson.ts';

/** A sentence as a reader gets it, with the names of those it speaks of. */
export function saidTo(said: Said, language: Language, nameOf: NameOf): string {
  return withSwiss(said)[language].replaceAll(/\{(\d{1,2})\}/g, (_, seat: string) => nameOf(Number(seat)));
}
