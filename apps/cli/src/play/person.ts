import type { AnyGame, Language, Open, Outcome } from '@rudel/kernel';
import type { Io } from '../io.ts';
import type { LocalMatch } from './local-match.ts';
import { phrasesFor } from './phrases.ts';

/** Whoever plays: tells them what happens and asks them what to do. Null: they want to leave. */
export interface Person {
  /** The match is about to begin or to go on. */
  sitsDown(match: LocalMatch): void;
  hears(lines: readonly string[]): void;
  decides(match: LocalMatch): Promise<Open | null>;
  confirms(question: string): Promise<boolean | null>;
  /** The match from before is kept in a file, and a command goes on with it. */
  putsAway(file: string, command: string): void;
  leaves(command: string): void;
  seesTheEnd(match: LocalMatch, outcome: Outcome, file: string | null): void;
}

/** What a person is made of: the machine, the game and a language. */
export type Surroundings = { readonly io: Io; readonly game: AnyGame; readonly language: Language };

/** Seats as the board marks them. */
export const letterOf = (seat: number): string => String.fromCodePoint(0x41 + seat);

const yes = /^(y|yes|j|ja|)$/i;
const no = /^(n|no|nein)$/i;

/** Asks until there is an answer. */
export async function askYesOrNo({ io, language }: Surroundings, question: string): Promise<boolean | null> {
  for (;;) {
    const text = (await io.ask(question))?.trim() ?? 'q';
    if (text === 'q') return null;
    if (yes.test(text)) return true;
    if (no.test(text)) return false;
    io.out(`${phrasesFor(language).yesOrNo}\n`);
  }
}
