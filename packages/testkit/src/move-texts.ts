import { pick } from '@rudel/kernel';
import type { GameTypes, Rng } from '@rudel/kernel';

const most = 256;

/** A game's own way to think of a move that is perhaps not legal, as text. */
export type OddMove<G extends GameTypes> = (view: G['View'], rng: Rng) => string;

/** Texts of moves met so far, and the odd moves that one can make of them. */
export class MoveTexts<G extends GameTypes> {
  readonly #texts: string[] = [];
  readonly #rng: Rng;
  readonly #ownOdd: OddMove<G> | null;

  constructor(rng: Rng, ownOdd: OddMove<G> | null) {
    this.#rng = rng;
    this.#ownOdd = ownOdd;
  }

  remember(texts: readonly string[]): void {
    for (const text of texts.slice(0, most)) {
      if (this.#texts.length < most) this.#texts.push(text);
      else if (this.#rng.int(8) === 0) this.#texts[this.#rng.int(most)] = text;
    }
  }

  /** A move from another time, a legal one with something changed in its text, or one that the game thinks of. */
  odd(view: G['View'], legal: readonly string[]): string {
    if (this.#ownOdd !== null && this.#rng.int(2) === 0) return this.#ownOdd(view, this.#rng);
    const known = this.#texts.length > 0 ? this.#texts : ['-'];
    const text = legal.length > 0 && this.#rng.int(3) > 0 ? pick(legal, this.#rng) : pick(known, this.#rng);
    return pick(changes, this.#rng)(text, pick(known, this.#rng), this.#rng);
  }
}

type Change = (text: string, other: string, rng: Rng) => string;

const changes: readonly Change[] = [
  (text) => text,
  (text, _, rng) => text.replaceAll(/\d/g, (digit) => (rng.int(3) === 0 ? String(rng.int(10)) : digit)),
  (text, _, rng) => text.replaceAll(/\d+/g, (digits) => (rng.int(2) === 0 ? String(rng.int(64)) : digits)),
  (text, _, rng) =>
    text.replaceAll(/[A-Z]/g, (letter) => (rng.int(2) === 0 ? letterAt(65 + rng.int(26)) : letter)),
  (text, _, rng) =>
    text.replaceAll(/[a-z]/g, (letter) => (rng.int(4) === 0 ? letterAt(97 + rng.int(26)) : letter)),
  (text, other, rng) => withTokens(text, (tokens) => replacedAt(tokens, rng, pick(tokensOf(other), rng))),
  (text, _, rng) =>
    withTokens(text, (tokens) => swapped(tokens, rng.int(tokens.length), rng.int(tokens.length))),
  (text, _, rng) => withTokens(text, (tokens) => tokens.toSpliced(rng.int(tokens.length), 1)),
  (text, other) => text.slice(0, text.length / 2) + other.slice(other.length / 2),
];

const letterAt = (code: number): string => String.fromCharCode(code);

/** Words and the marks between them, alternating as they stand. */
function tokensOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [''];
}

function withTokens(text: string, change: (tokens: readonly string[]) => readonly string[]): string {
  return change(tokensOf(text)).join('');
}

function replacedAt(tokens: readonly string[], rng: Rng, token: string): readonly string[] {
  return tokens.with(rng.int(tokens.length), token);
}

function swapped(tokens: readonly string[], one: number, other: number): readonly string[] {
  return tokens.with(one, tokens[other] ?? '').with(other, tokens[one] ?? '');
}
