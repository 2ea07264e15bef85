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

type Form = readonly [RegExp, (...parts: string[]) => Statement];

const forms: readonly Form[] = [
  [/^given (.+)$/, (fields = '') => ({ kind: 'given', fields })],
  [/^(\d+|table) may nothing$/, (eye = '') => ({ kind: 'must', eye: eyeNamed(eye), moves: [] })],
  [/^(\d+|table) may not (.+?) because ([a-z\d-]+)(?: (\d+\.\d+))?$/, mayNot],
  [/^(\d+|table) may (?!not )(.+)$/, (eye = '', move = '') => ({ kind: 'may', eye: eyeNamed(eye), move })],
  [
    /^(\d+|table) must (.+)$/,
    (eye = '', moves = '') => ({ kind: 'must', eye: eyeNamed(eye), moves: moves.split(' | ') }),
  ],
  [/^(\d+) plays (.+)$/, (seat = '', move = '') => ({ kind: 'act', text: `${seat} ${move}` })],
  [/^chance draws (\S+)$/, (drawn = '') => ({ kind: 'act', text: `chance ${drawn}` })],
  [/^clock lapses$/, () => ({ kind: 'act', text: 'clock' })],
  [/^then (.+)$/, (fields = '') => ({ kind: 'then', fields })],
  [/^(\d+|table) sees (.+)$/, (eye = '', fields = '') => ({ kind: 'sees', eye: eyeNamed(eye), fields })],
  [
    /^(\d+|table) does not see (.+)$/,
    (eye = '', fields = '') => ({ kind: 'sees-not', eye: eyeNamed(eye), fields }),
  ],
  [
    /^(\d+|table) hears nothing$/,
    (eye = '') => ({ kind: 'hears', eye: eyeNamed(eye), kinds: [], part: null }),
  ],
  [/^(\d+|table) hears (\S+?)(?: (\{.+\}))?$/, hears],
  [/^asked (\S+)$/, (whom = '') => ({ kind: 'asked', whom })],
  [/^over (\S+)$/, (winners = '') => ({ kind: 'over', winners })],
];

function mayNot(eye = '', move = '', reason = '', rule?: string): Statement {
  return { kind: 'may-not', eye: eyeNamed(eye), move, reason, rule: rule ?? null };
}

function hears(eye = '', kinds = '', part?: string): Statement {
  return { kind: 'hears', eye: eyeNamed(eye), kinds: kinds.split(','), part: part ?? null };
}

/** Reads one line of a scenario, or stops with `unreadable`. */
export function readStatement(line: string): Statement {
  for (const [pattern, make] of forms) {
    const match = pattern.exec(line);
    if (match !== null) return make(...match.slice(1));
  }
  const hint = line.includes(' may not ') ? " A refusal needs ' because <reason> <rule>'." : '';
  return unreadable(`${quoted(line)} is no line of a scenario.${hint}`);
}
