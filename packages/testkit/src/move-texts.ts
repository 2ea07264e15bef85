import { pick } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';

const most = 256;

/** Texts of moves met so far, and the odd moves that one can make of them. */
export class MoveTexts {
  readonly #texts: string[] = [];
  readonly #rng: Rng;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  remember(texts: readonly string[]): void {
    for (const text of texts.slice(0, most)) {
      if (this.#texts.length < most) this.#texts.push(text);
      else if (this.#rng.int(8) === 0) this.#texts[this.#rng.int(most)] = text;
    }
  }

  /** A move from another time, or a legal one with something changed in its text. */
  odd(legal: readonly string[]): string {
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
  (text, other, rng) => withTokens(text, (tokens) => replacedAt(tokens, rng, pick(tokensOf(other), rng))),
  (text, _, rng) =>
    withTokens(text, (tokens) => swapped(tokens, rng.int(tokens.length), rng.int(tokens.length))),
  (text, _, rng) => withTokens(text, (tokens) => tokens.toSpliced(rng.int(tokens.length), 1)),
  (text, other) => text.slice(0, text.length / 2) + other.slice(other.length / 2),
];

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
