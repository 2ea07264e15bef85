import type { GameTypes } from '@rudel/kernel';
import { eyeName } from '../moment.ts';
import type { Moment } from '../moment.ts';

/** A sight is the position with `?` for some of its parts, and says whose it is. */
export function* maskingLaw<G extends GameTypes>({ position, looks }: Moment<G>): Generator<string> {
  for (const { eye, sight } of looks) {
    const words = sight.split(' ');
    const seen = words.filter((word) => !word.startsWith('eye:'));
    const whose = `The sight of ${eyeName(eye)}`;
    if (!words.includes(`eye:${eye}`)) yield `${whose} does not say 'eye:${eye}': ${sight}`;
    yield* fieldFaults(whose, seen, position.split(' '));
  }
}

function* fieldFaults(whose: string, seen: readonly string[], truth: readonly string[]): Generator<string> {
  const [seenKeys, keys] = [seen, truth].map((words) => words.map((word) => word.split(':', 1)[0]).join(' '));
  if (seenKeys !== keys) {
    yield `${whose} has the fields ${seenKeys}, the position ${keys}.`;
    return;
  }
  for (const [index, word] of truth.entries()) {
    const [sight, whole] = [seen[index] ?? '', word].map((field) => field.slice(field.indexOf(':') + 1));
    if (!masks(sight ?? '', whole ?? ''))
      yield `${whose} shows '${seen[index]}' where the truth is '${word}'.`;
  }
}

const separators = ['|', '/', ',', '='];

/** Whether a part of a sight is hidden; a `?` within a longer word is part of that word. */
export function hidesSomething(sight: string): boolean {
  return /(?:^|[:|/,=])\?(?=$|[|/,=\s])/.test(sight);
}

/** Whether a text is another with `?` for some of its parts, or for all of it. */
export function masks(sight: string, truth: string, depth = 0): boolean {
  if (sight === truth || sight === '?') return true;
  const separator = separators[depth];
  if (separator === undefined) return false;
  const [seen, whole] = [sight.split(separator), truth.split(separator)];
  return (
    seen.length === whole.length && seen.every((part, index) => masks(part, whole[index] ?? '', depth + 1))
  );
}
