import type { Seat } from '@rudel/kernel';

/** How words are made to stand out; without colour they stay as they are. */
export type Paint = {
  readonly seat: (seat: Seat, text: string) => string;
  readonly faint: (text: string) => string;
  readonly strong: (text: string) => string;
};

export const plain: Paint = { seat: (_, text) => text, faint: (text) => text, strong: (text) => text };

const escape = '\u{1B}';
const styled = (code: string, text: string): string => `${escape}[${code}m${text}${escape}[0m`;

/** Bright enough on light and on dark grounds, and never the only sign. */
const seatCodes: readonly string[] = ['1;34', '1;31', '1;32', '1;35', '1;36', '1;33'];

export const coloured: Paint = {
  seat: (seat, text) => styled(seatCodes[seat % seatCodes.length] ?? '1', text),
  faint: (text) => styled('2', text),
  strong: (text) => styled('1', text),
};
