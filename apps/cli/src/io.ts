/** All that the command line knows of the machine; tests hand in their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** The next line of input without its end; null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  /** Lets signals arrive during long work; false once somebody has pressed Ctrl-C. */
  goesOn(): Promise<boolean>;
  /** Whether a person sits at both ends. */
  readonly isTerminal: boolean;
  /** Whether a person watches what `err` says. */
  readonly isWatched: boolean;
  readonly hasColour: boolean;
  /** How wide the terminal is now. */
  readonly columns: number;
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
  randomBytes(count: number): Uint8Array;
  /** Milliseconds since any fixed moment. */
  now(): number;
}
