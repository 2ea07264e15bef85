/** All that the command line knows of the machine; tests hand in their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** The next line of input without its end; null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  /** Whether a person sits at both ends. */
  readonly isTerminal: boolean;
  readonly hasColour: boolean;
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
  randomBytes(count: number): Uint8Array;
  /** Milliseconds since any fixed moment. */
  now(): number;
}
