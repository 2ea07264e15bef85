import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import type { Io } from './io.ts';

/** Lines of the standard input, read only once somebody asks. */
class Input {
  readonly #waiting: ((line: string | null) => void)[] = [];
  readonly #lines: string[] = [];
  #reader: Interface | null = null;
  #isClosed = false;

  async ask(prompt: string): Promise<string | null> {
    const reader = this.#open();
    const line = this.#lines.shift();
    if (line === undefined && !this.#isClosed && process.stdin.isTTY) {
      reader.setPrompt(prompt);
      reader.prompt();
    } else process.stdout.write(prompt);
    const answer = line ?? (await this.#next());
    if (!process.stdin.isTTY && prompt !== '') process.stdout.write(`${answer ?? ''}\n`);
    return answer;
  }

  close(): void {
    this.#reader?.close();
  }

  #open(): Interface {
    if (this.#reader !== null) return this.#reader;
    const { stdin: input, stdout: output } = process;
    const reader = createInterface(input.isTTY ? { input, output } : { input });
    reader.on('line', (line) => {
      const take = this.#waiting.shift();
      if (take === undefined) this.#lines.push(line);
      else take(line);
    });
    reader.on('SIGINT', () => reader.close());
    reader.on('close', () => this.#end());
    this.#reader = reader;
    return reader;
  }

  #end(): void {
    this.#isClosed = true;
    if (process.stdin.isTTY) process.stdout.write('\n');
    for (const take of this.#waiting.splice(0)) take(null);
  }

  #next(): Promise<string | null> {
    if (this.#isClosed) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}

/** Whether Ctrl-C has been pressed, for work that would rather end well; a second one ends it anyhow. */
class Interruption {
  #hasCome = false;
  #isListening = false;

  async goesOn(): Promise<boolean> {
    if (!this.#isListening) process.once('SIGINT', () => this.#come());
    this.#isListening = true;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    return !this.#hasCome;
  }

  #come(): void {
    this.#hasCome = true;
  }
}

/** The machine this process runs on. */
export function terminal(): { readonly io: Io; readonly close: () => void } {
  const input = new Input();
  const interruption = new Interruption();
  const { env, stdin, stdout, stderr } = process;
  const io: Io = {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    ask: (prompt) => input.ask(prompt),
    goesOn: () => interruption.goesOn(),
    isWatched: stderr.isTTY,
    get columns() {
      return stdout.columns || 80;
    },
    isTerminal: stdin.isTTY && stdout.isTTY,
    hasColour: stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    cwd: process.cwd(),
    env,
    randomBytes: (count) => randomBytes(count),
    now: () => performance.now(),
  };
  return { io, close: () => input.close() };
}
