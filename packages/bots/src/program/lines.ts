import { headOf } from '@rudel/kernel';
import type { AnyGame, AnyOptions, Language, Outcome, Seat } from '@rudel/kernel';

/** The version of the lines between a table and a program; docs/bot-protocol.md shows them by example. */
const linesVersion = 1;

/** What a program is told first: what is played, and from where. */
export type Greeting = {
  readonly game: AnyGame;
  readonly options: AnyOptions;
  readonly seat: Seat;
  readonly seats: number;
  readonly language: Language;
  /** How many milliseconds a decision may take. */
  readonly limit: number;
};

/** A text of ours as a part of one line. */
export const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** The options come last: they may have blanks in them. */
export function helloLine({ game, options, seat, seats, language, limit }: Greeting): string {
  const parts = [`game:${headOf(game)}`, `seat:${seat}`, `seats:${seats}`, `lang:${language}`];
  return `hello rudel/${linesVersion} ${parts.join(' ')} limit:${limit} options:${game.options.format(options)}`;
}

export function overLine({ winners, scores }: Outcome): string {
  return `over winners:${winners.join(',') || '-'} scores:${scores.join(',') || '-'}`;
}

/** What a program may say. */
export type Answer =
  | { readonly kind: 'ready'; readonly name: string }
  | { readonly kind: 'think'; readonly text: string }
  | { readonly kind: 'move'; readonly text: string };

/** Reads a line of a program; null for anything else. */
export function parseAnswer(line: string): Answer | null {
  const [, kind = '', rest = ''] = /^(ready|think|move)(?:\s+(.*))?$/s.exec(line.trim()) ?? [];
  if (kind === 'ready') return { kind, name: inOneLine(rest) };
  if (kind === 'think') return { kind, text: inOneLine(rest) };
  return kind === 'move' ? { kind, text: rest.trim() } : null;
}
