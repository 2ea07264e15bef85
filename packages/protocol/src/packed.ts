import type { Open, OpenObject } from '@rudel/kernel';

/**
 * A value without the names of its parts: a list as `[0, …]`, an object as `[n, …]` with the nth shape, counted from 1. The first
 * object of its shape brings the shape along: `["kind=drove seat card", …]`. A `kind` belongs to the shape.
 */
export type Packed = Open;

const isObject = (value: Open): value is OpenObject => typeof value === 'object' && value !== null;

function shapeOf(value: OpenObject): string {
  return Object.keys(value)
    .map((key) => (key === 'kind' && typeof value[key] === 'string' ? `kind=${value[key]}` : key))
    .join(' ');
}

/** Packs values for one eye, learning their shapes as they come. */
export class Packer {
  readonly #known = new Map<string, number>();

  /** All shapes so far, for a reader who starts here. */
  get shapes(): readonly string[] {
    return [...this.#known.keys()];
  }

  pack(value: Open): Packed {
    if (Array.isArray(value)) return [0, ...(value as readonly Open[]).map((part) => this.pack(part))];
    return isObject(value) ? this.#packObject(value) : value;
  }

  #packObject(value: OpenObject): Packed {
    const shape = shapeOf(value);
    const known = this.#known.get(shape);
    if (known === undefined) this.#known.set(shape, this.#known.size + 1);
    const parts = Object.entries(value)
      .filter(([key, part]) => key !== 'kind' || typeof part !== 'string')
      .map(([, part]) => this.pack(part));
    return [known ?? shape, ...parts];
  }
}

/** Reads what a `Packer` wrote, from the shapes of a snapshot on. */
export class Unpacker {
  readonly #shapes: string[];

  constructor(shapes: readonly string[]) {
    this.#shapes = [...shapes];
  }

  unpack(packed: Packed): Open {
    if (!Array.isArray(packed)) return packed;
    const [head, ...parts] = packed as readonly Open[];
    if (head === 0) return parts.map((part) => this.unpack(part));
    if (typeof head === 'string') this.#shapes.push(head);
    const shape = typeof head === 'string' ? head : this.#shapes[(head as number) - 1];
    if (shape === undefined) throw new Error('a shape that was never sent');
    return this.#unpackObject(shape, parts);
  }

  #unpackObject(shape: string, parts: readonly Packed[]): Open {
    let at = 0;
    const entries = (shape === '' ? [] : shape.split(' ')).map((name): [string, Open] => {
      if (name.startsWith('kind=')) return ['kind', name.slice('kind='.length)];
      at += 1;
      return [name, this.unpack(parts[at - 1] as Packed)];
    });
    return Object.fromEntries(entries);
  }
}
