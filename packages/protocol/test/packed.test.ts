import { describe, expect, it } from 'vitest';
import type { Open } from '@rudel/kernel';
import { Packer, Unpacker } from '@rudel/protocol';
import { anyOpen, fc } from './arbitrary.ts';

/** Somebody who packs one value after the other for the same reader. */
class Sender {
  packer = new Packer();

  pack(value: Open): Open {
    const { text, next } = this.packer.pack([value]);
    this.packer = next;
    return JSON.parse(text) as Open;
  }
}

const nameable = (value: Open): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Object.entries(value).every(
    ([name, part]) => (Array.isArray(value) || /^\w+$/.test(name)) && nameable(part),
  );

describe('packed values', () => {
  it('read back, one after the other, and from a snapshot of the shapes on', () => {
    fc.assert(
      fc.property(fc.array(anyOpen.filter(nameable), { maxLength: 8 }), fc.nat(8), (values, joined) => {
        const sender = new Sender();
        const fromStart = new Unpacker([]);
        let late: Unpacker | null = null;
        for (const [at, value] of values.entries()) {
          if (at === joined) late = new Unpacker(sender.packer.shapes);
          const packed = sender.pack(value);
          expect(fromStart.unpack(packed)).toEqual(value);
          if (late !== null) expect(late.unpack(packed)).toEqual(value);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('name the parts of a shape once', () => {
    const sender = new Sender();
    const glimpse = { kind: 'drove', seat: 1, legs: [{ from: 3, to: 8 }] };
    expect(sender.pack(glimpse)).toEqual(['kind=drove seat legs', 1, [0, ['from to', 3, 8]]]);
    expect(sender.pack(glimpse)).toEqual([1, 1, [0, [2, 3, 8]]]);
    expect(sender.packer.shapes).toEqual(['kind=drove seat legs', 'from to']);
  });

  it('are packed for readers who know the same shapes, and teach nobody else', () => {
    const packer = new Packer(['a', 'b c']);
    const values = [{ a: 1 }, { d: [{ b: 2, c: 3 }, { d: 4 }] }];
    const { text, next } = packer.pack(values);
    expect(text).toBe('[1,1],["d",[0,[2,2,3],[3,4]]]');
    expect(packer.shapes).toEqual(['a', 'b c']);
    expect(next.shapes).toEqual(['a', 'b c', 'd']);
    expect(next.pack(values).next).toBe(next);
    expect(next.isLike(new Packer(['a', 'b c', 'd']))).toBe(true);
    expect([new Packer(['a', 'd', 'b c']), packer].map((other) => next.isLike(other))).toEqual([
      false,
      false,
    ]);
  });

  it('may hold any text', () => {
    const sender = new Sender();
    for (const text of ['', 'a b', '"', '\\', '\n', '\0', 'ä', '\u{1F43A}', '\uD800', '\u2028', '\x7F']) {
      expect(sender.pack(text)).toBe(text);
    }
  });

  it('of a shape that was never sent are an error', () => {
    expect(() => new Unpacker([]).unpack([3, 1])).toThrow('never sent');
  });
});
