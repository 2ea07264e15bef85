/** Bits for each table: some thousand commands leave most of them unset. */
const bits = 16_384;

/** Three places of a command among them, by one walk over its characters (FNV-1a). */
function placesOf(person: string, id: string): readonly [number, number, number] {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < person.length; at += 1) hash = Math.imul(hash ^ person.charCodeAt(at), 0x01_00_01_93);
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01_00_01_93);
  const other = Math.imul(hash ^ (hash >>> 15), 0x85_eb_ca_6b);
  return [hash >>> 18, other >>> 18, ((hash ^ other) >>> 4) % bits];
}

/** Commands of one table: knows of most that are not among them that they are not, so that nobody has to look them up. */
export class CommandFilter {
  readonly #set = new Uint8Array(bits / 8);

  add(person: string, id: string): void {
    for (const place of placesOf(person, id)) {
      const at = place >> 3;
      this.#set[at] = (this.#set[at] ?? 0) | (1 << (place & 7));
    }
  }

  /** False only where it was never added. */
  mayHave(person: string, id: string): boolean {
    return placesOf(person, id).every((place) => ((this.#set[place >> 3] ?? 0) & (1 << (place & 7))) !== 0);
  }
}
