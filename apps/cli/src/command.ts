import type { OpenObject } from '@rudel/kernel';
import type { Line } from './arguments.ts';
import type { FlagName } from './flags.ts';
import type { Io } from './io.ts';
import type { ExitCode } from './stop.ts';

/** What a command has to say: lines for people, and the same as data. */
export type Output = {
  readonly lines: readonly string[];
  readonly json: OpenObject;
  readonly exit?: ExitCode;
};

/** How a command ended that has said everything already. */
export type Said = { readonly exit: ExitCode };

/** A command as it was called. */
export type Call = Line & { readonly io: Io };

export type Command = {
  readonly name: string;
  readonly alias?: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Its arguments by name; the last may be repeated when `isOpenEnded`. */
  readonly args: readonly string[];
  /** How many of them may be missing at the end. */
  readonly optional?: number;
  readonly isOpenEnded?: true;
  readonly flags: readonly FlagName[];
  /** More for its own help. */
  readonly notes?: readonly string[];
  run(call: Call): Output | Said | Promise<Output | Said>;
};

/** The value of a flag that is given once at most. */
export function flagOf({ flags }: Call, name: FlagName): string | undefined {
  return flags.get(name)?.[0];
}

export const hasFlag = ({ flags }: Call, name: FlagName): boolean => flags.has(name);
