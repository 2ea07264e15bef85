import type { JsonEntry, JsonFault, JsonNode, JsonReason } from './json-node.ts';

/** A deck needs four levels: deck, cards, languages, questions. */
const deepest = 16;

/** Quotation marks that word processors put where JSON wants `"`. */
const otherQuotes = /['‘’‚‛“”„‟«»‹›`´]/;

const blanks = /[ \t\r\n\u{FEFF}]*/uy;
const quotedText = /"(?:[^"\\\r\n]|\\[^\r\n])*"/y;
const scalar = /[-+.\w]+/y;
const numeral = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

class Mistake extends Error {
  readonly fault: JsonFault;

  constructor(reason: JsonReason, line: number, found: string) {
    super(reason);
    this.fault = { reason, line, found };
  }
}

/** Reads one text from its beginning to its end. */
class Reader {
  readonly #text: string;
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): JsonNode {
    if (this.#next() === '') throw this.#mistake('nothing-there');
    const node = this.#value(1);
    if (this.#next() !== '') throw this.#mistake('more-after-end');
    return node;
  }

  #mistake(reason: JsonReason, line: number = this.#line): Mistake {
    const [found = ''] = this.#text.slice(this.#at, this.#at + 2);
    return new Mistake(reason, line, found);
  }

  /** Takes what a sticky pattern finds here; null where it finds nothing. */
  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    if (found === null) return null;
    this.#at += found.length;
    this.#line += found.split('\n').length - 1;
    return found;
  }

  /** The next sign that is no blank; empty at the end. */
  #next(): string {
    this.#take(blanks);
    return this.#text.charAt(this.#at);
  }

  #value(depth: number): JsonNode {
    if (depth > deepest) throw this.#mistake('too-deep');
    const sign = this.#next();
    if (sign === '{') return this.#object(depth);
    if (sign === '[') return this.#list(depth);
    if (sign === '"') return { kind: 'text', line: this.#line, value: this.#quoted() };
    return this.#scalar(sign);
  }

  #scalar(sign: string): JsonNode {
    if (sign === '') throw this.#mistake('ends-early');
    if (otherQuotes.test(sign)) throw this.#mistake('wrong-quotes');
    const from = this.#at;
    const word = this.#take(scalar) ?? '';
    if (word === 'true' || word === 'false')
      return { kind: 'switch', line: this.#line, value: word === 'true' };
    if (word === 'null' || numeral.test(word)) return { kind: 'other', line: this.#line };
    this.#at = from;
    throw this.#mistake('unknown-sign');
  }

  #quoted(): string {
    const line = this.#line;
    const from = this.#at;
    const quoted = this.#take(quotedText);
    if (quoted === null) throw this.#mistake('quote-missing');
    try {
      return String(JSON.parse(quoted.replaceAll('\t', '\\t')));
    } catch {
      this.#at = from + Math.max(0, quoted.indexOf('\\'));
      throw this.#mistake('bad-escape', line);
    }
  }

  #object(depth: number): JsonNode {
    const line = this.#line;
    const entries = this.#members('}', () => this.#entry(depth));
    return { kind: 'object', line, entries };
  }

  #list(depth: number): JsonNode {
    const line = this.#line;
    const items = this.#members(']', () => this.#value(depth + 1));
    return { kind: 'list', line, items };
  }

  #entry(depth: number): JsonEntry {
    const sign = this.#next();
    if (otherQuotes.test(sign)) throw this.#mistake('wrong-quotes');
    if (sign !== '"') throw this.#mistake(sign === '' ? 'ends-early' : 'key-missing');
    const line = this.#line;
    const key = this.#quoted();
    if (this.#next() !== ':') throw this.#mistake('colon-missing', line);
    this.#at += 1;
    return { key, line, value: this.#value(depth + 1) };
  }

  /** What stands between brackets, with commas between. */
  #members<T>(close: string, member: () => T): readonly T[] {
    const members: T[] = [];
    this.#at += 1;
    if (this.#next() === close) {
      this.#at += 1;
      return members;
    }
    for (;;) {
      members.push(member());
      const line = this.#line;
      const sign = this.#next();
      if (sign !== ',' && sign !== close) throw this.#badlyFollowed(sign, line);
      this.#at += 1;
      if (sign === close) return members;
      if (this.#next() === close) throw this.#mistake('comma-too-many', line);
    }
  }

  #badlyFollowed(sign: string, line: number): Mistake {
    if (sign === '') return this.#mistake('ends-early');
    if (/\p{L}/u.test(sign)) return this.#mistake('quote-astray', line);
    return /["{[\d]/.test(sign) || otherQuotes.test(sign)
      ? this.#mistake('comma-missing', line)
      : this.#mistake('unknown-sign');
  }
}

/** A JSON text with its lines, or the first mistake in it. */
export function readJson(text: string): JsonNode | JsonFault {
  try {
    return new Reader(text).whole();
  } catch (error) {
    if (error instanceof Mistake) return error.fault;
    throw error;
  }
}
