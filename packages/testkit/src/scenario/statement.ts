import { quoted, unreadable } from '@rudel/kernel';
import type { Eye } from '@rudel/kernel';
import { eyeNamed } from '../eyes.ts';

/** One line of a scenario. Moves and fields are still texts: only a game can read them. */
export type Statement =
  | { readonly kind: 'given'; readonly fields: string }
  | { readonly kind: 'may'; readonly eye: Eye; readonly move: string }
  | {
      readonly kind: 'may-not';
      readonly eye: Eye;
      readonly move: string;
      readonly reason: string;
      readonly rule: string | null;
    }
  | { readonly kind: 'must'; readonly eye: Eye; readonly moves: readonly string[] }
  | { readonly kind: 'act'; readonly text: string }
  | { readonly kind: 'then'; readonly fields: string }
  | { readonly kind: 'sees'; readonly eye: Eye; readonly fields: string }
  | { readonly kind: 'sees-not'; readonly eye: Eye; readonly fields: string }
  | {
      readonly kind: 'hears';
      readonly eye: Eye;
      readonly kinds: readonly string[];
      readonly part: string | null;
    }
  | { readonly kind: 'asked'; readonly whom: string }
  | { readonly kind: 'over'; readonly winners: string };

/** A line as it is written, what it looks like, and what it says. */
type Form = readonly [example: string, pattern: RegExp, make: (...parts: string[]) => Statement];

const forms: readonly Form[] = [
  ['given key:value …', /^given (.+)$/, (fields = '') => ({ kind: 'given', fields })],
  [
    '0 may nothing',
    /^(\d+|table) may nothing$/,
    (eye = '') => ({ kind: 'must', eye: eyeNamed(eye), moves: [] }),
  ],
  [
    '0 may not MOVE because REASON 4.1',
    /^(\d+|table) may not (.+?) because ([a-z\d-]+)(?: (\d+\.\d+))?$/,
    mayNot,
  ],
  [
    '0 may MOVE',
    /^(\d+|table) may (?!not )(.+)$/,
    (eye = '', move = '') => ({ kind: 'may', eye: eyeNamed(eye), move }),
  ],
  [
    '0 must MOVE | MOVE',
    /^(\d+|table) must (.+)$/,
    (eye = '', moves = '') => ({ kind: 'must', eye: eyeNamed(eye), moves: moves.split(' | ') }),
  ],
  [
    '0 plays MOVE',
    /^(\d+) plays (.+)$/,
    (seat = '', move = '') => ({ kind: 'act', text: `${seat} ${move}` }),
  ],
  ['chance draws A,B', /^chance draws (\S+)$/, (drawn = '') => ({ kind: 'act', text: `chance ${drawn}` })],
  ['clock lapses', /^clock lapses$/, () => ({ kind: 'act', text: 'clock' })],
  ['then key:value …', /^then (.+)$/, (fields = '') => ({ kind: 'then', fields })],
  [
    '0 sees key:value …',
    /^(\d+|table) sees (.+)$/,
    (eye = '', fields = '') => ({ kind: 'sees', eye: eyeNamed(eye), fields }),
  ],
  [
    '0 does not see key',
    /^(\d+|table) does not see (.+)$/,
    (eye = '', fields = '') => ({ kind: 'sees-not', eye: eyeNamed(eye), fields }),
  ],
  [
    '0 hears nothing',
    /^(\d+|table) hears nothing$/,
    (eye = '') => ({ kind: 'hears', eye: eyeNamed(eye), kinds: [], part: null }),
  ],
  ['0 hears kind,kind {"part":1}', /^(\d+|table) hears (\S+?)(?: (\{.+\}))?$/, hears],
  ['asked 0,2', /^asked (\S+)$/, (whom = '') => ({ kind: 'asked', whom })],
  ['over 0,2', /^over (\S+)$/, (winners = '') => ({ kind: 'over', winners })],
];

/** How every line of a file may be written; those that begin a scenario come first. */
const examples: readonly string[] = [
  'base game/1 key:value …',
  'rule 4.1 Title',
  ...forms.map(([example]) => example),
];

function mayNot(eye = '', move = '', reason = '', rule?: string): Statement {
  return { kind: 'may-not', eye: eyeNamed(eye), move, reason, rule: rule ?? null };
}

function hears(eye = '', kinds = '', part?: string): Statement {
  return { kind: 'hears', eye: eyeNamed(eye), kinds: kinds.split(','), part: part ?? null };
}

/** Reads one line of a scenario, or stops with `unreadable`. */
export function readStatement(line: string): Statement {
  for (const [, pattern, make] of forms) {
    const match = pattern.exec(line);
    if (match !== null) return make(...match.slice(1));
  }
  return unreadable(
    `${quoted(line)} is no line of a scenario. A line reads like: ${nearest(line).join(' · ')}`,
  );
}

/** The examples that have the most words in common with a line; all of them where none has any. */
function nearest(line: string): readonly string[] {
  const words = wordsIn(line.toLowerCase());
  const ratings = examples.map((example) => wordsIn(example).filter((word) => words.includes(word)).length);
  const best = Math.max(...ratings);
  return examples.filter((_, index) => ratings[index] === best);
}

/** The words by which lines are told apart; `sees` and `see` are the same. */
function wordsIn(text: string): readonly string[] {
  const found = text.match(/(?<!\S)[a-z]{2,}(?!\S)/g) ?? [];
  return found.map((word) => word.replace(/s$/, ''));
}
