import type { Open, OpenObject } from '@rudel/kernel';

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

/** What JSON writes as it is. */
const plain = /^[ !#-[\]-~]*$/;

const quotedText = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text));

/** Packs values for one eye, learning their shapes as they come. */
export class Packer {
  readonly #known = new Map<string, number>();

  /** All shapes so far, for a reader who starts here. */
  get shapes(): readonly string[] {
    return [...this.#known.keys()];
  }

  /** The packed value as JSON. It is written at once: to build it first would cost more than all the rest. */
  textOf(value: Open): string {
    if (typeof value === 'string') return quotedText(value);
    if (typeof value !== 'object' || value === null) return String(value);
    return Array.isArray(value)
      ? this.#textOfList(value as readonly Open[])
      : this.#textOfObject(value as OpenObject);
  }

  #textOfList(list: readonly Open[]): string {
    let text = '[0';
    for (const part of list) text += `,${this.textOf(part)}`;
    return `${text}]`;
  }

  /** The shape is learned before the parts are packed: it is read before them. */
  #textOfObject(value: OpenObject): string {
    const keys = Object.keys(value);
    const shape = shapeOf(value, keys);
    const known = this.#known.get(shape);
    if (known === undefined) this.#known.set(shape, this.#known.size + 1);
    let text = known === undefined ? `[${quotedText(shape)}` : `[${known}`;
    for (const key of keys) {
      const part = value[key] as Open;
      if (!isKind(key, part)) text += `,${this.textOf(part)}`;
    }
    return `${text}]`;
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
