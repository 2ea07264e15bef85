import type { Open } from '@rudel/kernel';
import { hasChanged } from '@rudel/protocol';
import type { Packer, Packing } from '@rudel/protocol';

/** What some eyes notice alike of one batch: it is written once, and packed once for all readers who know the same shapes. */
export class Noticed {
  readonly glimpses: readonly Open[];
  #texts: readonly string[] | null = null;
  readonly #packings = new Map<Packer, Packing>();

  constructor(glimpses: readonly Open[]) {
    this.glimpses = glimpses;
  }

  /** Each as a text of its own. */
  get texts(): readonly string[] {
    this.#texts ??= this.glimpses.map((glimpse) => JSON.stringify(glimpse));
    return this.#texts;
  }

  packedBy(packer: Packer): Packing {
    const known = this.#packings.get(packer);
    if (known !== undefined) return known;
    const packing = packer.pack(this.glimpses);
    this.#packings.set(packer, packing);
    return packing;
  }
}

/** What all eyes notice of one batch. */
export class SharedGlimpses {
  readonly #known: Noticed[] = [];

  of(glimpses: readonly Open[]): Noticed {
    for (const known of this.#known) if (!hasChanged(known.glimpses, glimpses)) return known;
    const noticed = new Noticed(glimpses);
    this.#known.push(noticed);
    return noticed;
  }
}
