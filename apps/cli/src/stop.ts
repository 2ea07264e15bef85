import type { OpenObject } from '@rudel/kernel';

/** 1: the answer is no, or what was given is faulty. 2: the command was called wrongly. 130: interrupted. */
export type ExitCode = 0 | 1 | 2 | 130;

/** Ends a command with one sentence for its caller. */
export class Stop extends Error {
  readonly exit: ExitCode;
  /** What `--json` tells besides the sentence. */
  readonly details: OpenObject;

  constructor(exit: ExitCode, sentence: string, details: OpenObject = {}) {
    super(sentence);
    this.exit = exit;
    this.details = details;
  }
}

/** The command was called wrongly. */
export function misused(sentence: string): never {
  throw new Stop(2, sentence);
}

/** What was given is faulty, or the rules say no. */
export function refused(sentence: string, details: OpenObject = {}): never {
  throw new Stop(1, sentence, details);
}
