import type { Open, OpenObject } from '@rudel/kernel';
import { hasParts, plainText, quotedText } from './json-text.ts';

/**
 * A value without the names of its parts: a list as `[0, …]`, an object as `[n, …]` with the nth shape, counted from 1. The first
 * object of its shape brings the shape along: `["kind=drove seat card", …]`. A `kind` belongs to the shape.
 */
export type Packed = Open;

const isKind = (key: string, part: Open | undefined): part is string =>
  key === 'kind' && typeof part === 'string';

function writtenShape(value: OpenObject): string {
  return Object.keys(value)
    .map((key) => (isKind(key, value[key]) ? `kind=${value[key]}` : key))
    .join(' ');
}

/** All objects that begin with the same names, so that a shape is written down once and found again by walking along its names. */
class Branch {
  shape: string | undefined;
  readonly #names = new Map<string, Branch>();
  readonly #kinds = new Map<string, Branch>();

  after(key: string, part: Open | undefined): Branch {
    return isKind(key, part) ? grown(this.#kinds, part) : grown(this.#names, key);
  }
}

function grown(branches: Map<string, Branch>, name: string): Branch {
  const known = branches.get(name);
  if (known !== undefined) return known;
  const branch = new Branch();
  branches.set(name, branch);
  return branch;
}

/** Games have few shapes, and all tables share them. */
const root = new Branch();

function shapeOf(value: OpenObject, keys: readonly string[]): string {
  let branch = root;
  for (const key of keys) branch = branch.after(key, value[key]);
  branch.shape ??= writtenShape(value);
  return branch.shape;
}

/** Values packed one after the other, and whoever packs the next ones for the same reader. */
export type Packing = { readonly text: string; readonly next: Packer };

/** Packs values for readers who know some shapes. It never changes: where readers learn more shapes, another one packs for them from then on. */
export class Packer {
  readonly #known: ReadonlyMap<string, number>;

  constructor(shapes: readonly string[] = []) {
    this.#known = new Map(shapes.map((shape, at) => [shape, at + 1]));
  }

  /** All shapes so far, for a reader who starts here. */
  get shapes(): readonly string[] {
    return [...this.#known.keys()];
  }

  /** Whether its readers know the same shapes by the same numbers. */
  isLike(other: Packer): boolean {
    if (this.#known.size !== other.#known.size) return false;
    for (const [shape, number] of this.#known) if (other.#known.get(shape) !== number) return false;
    return true;
  }

  /** The packed values as JSON, with commas in between. They are written at once: to build them first would cost more than all the rest. */
  pack(values: readonly Open[]): Packing {
    const learned: string[] = [];
    let text = '';
    for (const value of values)
      text += text === '' ? this.#textOf(value, learned) : `,${this.#textOf(value, learned)}`;
    return { text, next: learned.length === 0 ? this : new Packer([...this.#known.keys(), ...learned]) };
  }

  #textOf(value: Open, learned: string[]): string {
    if (!hasParts(value)) return plainText(value);
    return Array.isArray(value)
      ? this.#textOfList(value as readonly Open[], learned)
      : this.#textOfObject(value as OpenObject, learned);
  }

  #textOfList(list: readonly Open[], learned: string[]): string {
    let text = '[0';
    for (const part of list) text += `,${this.#textOf(part, learned)}`;
    return `${text}]`;
  }

  /** The shape is learned before the parts are packed: it is read before them. */
  #textOfObject(value: OpenObject, learned: string[]): string {
    const keys = Object.keys(value);
    let text = `[${this.#named(shapeOf(value, keys), learned)}`;
    for (const key of keys) {
      const part = value[key] as Open;
      if (!isKind(key, part)) text += `,${this.#textOf(part, learned)}`;
    }
    return `${text}]`;
  }

  /** The number of a shape, or the shape itself where it is new. */
  #named(shape: string, learned: string[]): string {
    const known = this.#known.get(shape);
    if (known !== undefined) return String(known);
    const at = learned.indexOf(shape);
    if (at >= 0) return String(this.#known.size + at + 1);
    learned.push(shape);
    return quotedText(shape);
  }
}

/** A shape as its reader keeps it: its names, and the kind where it has one. */
type Read = { readonly names: readonly string[]; readonly kinds: readonly (string | null)[] };

function readShape(shape: string): Read {
  const words = shape === '' ? [] : shape.split(' ');
  const kinds = words.map((word) => (word.startsWith('kind=') ? word.slice('kind='.length) : null));
  return { names: words.map((word, at) => (kinds[at] === null ? word : 'kind')), kinds };
}

/** Reads what a `Packer` wrote, from the shapes of a snapshot on. */
export class Unpacker {
  readonly #shapes: Read[];

  constructor(shapes: readonly string[]) {
    this.#shapes = shapes.map(readShape);
  }

  unpack(packed: Packed): Open {
    if (!Array.isArray(packed)) return packed;
    const [head] = packed as readonly Open[];
    if (head === 0) return (packed as readonly Open[]).slice(1).map((part) => this.unpack(part));
    if (typeof head === 'string') this.#shapes.push(readShape(head));
    const shape = this.#shapes[typeof head === 'string' ? this.#shapes.length - 1 : (head as number) - 1];
    if (shape === undefined) throw new Error('a shape that was never sent');
    return this.#unpackObject(shape, packed as readonly Packed[]);
  }

  #unpackObject({ names, kinds }: Read, packed: readonly Packed[]): Open {
    let at = 0;
    const entries = names.map((name, nth): [string, Open] => {
      const kind = kinds[nth];
      if (kind !== null && kind !== undefined) return [name, kind];
      at += 1;
      return [name, this.unpack(packed[at] as Packed)];
    });
    return Object.fromEntries(entries);
  }
}
