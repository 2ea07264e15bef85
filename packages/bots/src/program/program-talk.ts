import { refusalSentence } from '@rudel/kernel';
import type { AnyGlimpse, AnyView, Open, Outcome } from '@rudel/kernel';
import type { Fault } from './fault.ts';
import { helloLine, inOneLine, overLine, parseAnswer } from './lines.ts';
import type { Answer, Greeting } from './lines.ts';
import { Teller } from './teller.ts';

/** What comes from a program next. */
export type Heard =
  | { readonly kind: 'line'; readonly text: string }
  /** Nothing, for as long as was waited. */
  | { readonly kind: 'silence' }
  | { readonly kind: 'flood' }
  | { readonly kind: 'end'; readonly how: string };

/** The way to a program: lines there, lines back. */
export interface Pipe {
  send(lines: readonly string[]): void;
  /** The next line; waits until a moment of `now`. */
  next(until: number): Promise<Heard>;
  now(): number;
  /** Ends the program, whatever it does. */
  close(): void;
}

/** Something, or what a program did instead. */
export type OrFault<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

/** How long a program may take before it is ready: it may have much to load. */
const longestStart = 10_000;

/** Lines of thoughts a decision; a program that says more hides its move among them. */
const mostThoughts = 1000;

/** Decisions of one seat in a match: several times as many as the longest have. Whoever needs more changes its mind for ever. */
const mostMoves = 5000;

const failed = (fault: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault });

/** One program on one seat in one match, from its hello to its end. */
export class ProgramTalk {
  readonly #greeting: Greeting;
  readonly #pipe: Pipe;
  readonly #teller: Teller;
  readonly #onThought: (text: string) => void;
  #moves = 0;
  #isOver = false;

  constructor(greeting: Greeting, pipe: Pipe, onThought: (text: string) => void = () => {}) {
    this.#greeting = greeting;
    this.#pipe = pipe;
    this.#teller = new Teller(greeting.game, greeting.language);
    this.#onThought = onThought;
  }

  /** Greets it, and gives the name by which it answers. */
  async begin(): Promise<OrFault<string>> {
    this.#pipe.send([helloLine(this.#greeting)]);
    const answer = await this.#hear('ready', Math.max(longestStart, this.#greeting.limit));
    return answer.ok ? { ok: true, value: answer.value.name } : answer;
  }

  /** Tells it what its seat has noticed and sees now. */
  tell(view: AnyView, glimpses: readonly AnyGlimpse[]): void {
    this.#pipe.send(this.#teller.step(view, glimpses));
  }

  /** Asks for a move that the view allows. */
  async choose(view: AnyView, limit: number = this.#greeting.limit): Promise<OrFault<Open>> {
    this.#moves += 1;
    if (this.#moves > mostMoves) return failed({ kind: 'endless', moves: mostMoves });
    this.#pipe.send([...this.#teller.step(view, []), ...this.#teller.question(view, limit)]);
    const answer = await this.#hear('move', limit);
    return answer.ok ? this.#checked(view, answer.value.text) : answer;
  }

  /** Tells it how the match ended, where it did, and lets it go. */
  end(outcome: Outcome | null): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#pipe.send([...(outcome === null ? [] : [overLine(outcome)]), 'quit']);
    this.#pipe.close();
  }

  /** Tells it what it did wrong, and lets it go. */
  dismiss(sentence: string): void {
    this.#pipe.send([`error ${inOneLine(sentence)}`]);
    this.end(null);
  }

  #checked(view: AnyView, text: string): OrFault<Open> {
    const { game, language } = this.#greeting;
    const move = game.player.move.parse(text);
    if (!move.ok) return failed({ kind: 'unreadable', move: text, error: move.error });
    const why = game.player.whyNot(view, move.value);
    if (why === null) return { ok: true, value: move.value };
    return failed({ kind: 'illegal', move: text, why: refusalSentence(game, why, language) });
  }

  async #hear<K extends 'ready' | 'move'>(
    wanted: K,
    limit: number,
  ): Promise<OrFault<Extract<Answer, { readonly kind: K }>>> {
    const isEarly = wanted === 'ready';
    const until = this.#pipe.now() + limit;
    for (let thoughts = 0; thoughts <= mostThoughts;) {
      const heard = await this.#pipe.next(until);
      if (heard.kind === 'end') return failed({ kind: 'ended', how: heard.how, isEarly });
      if (heard.kind === 'silence') return failed({ kind: 'silent', limit, isEarly });
      if (heard.kind === 'flood') break;
      if (heard.text.trim() === '') continue;
      const answer = parseAnswer(heard.text);
      if (answer?.kind === wanted)
        return { ok: true, value: answer as Extract<Answer, { readonly kind: K }> };
      if (answer?.kind !== 'think') return failed({ kind: 'garbage', line: heard.text });
      this.#onThought(answer.text);
      thoughts += 1;
    }
    return failed({ kind: 'flood' });
  }
}
