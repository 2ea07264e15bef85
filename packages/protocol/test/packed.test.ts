import { describe, expect, it } from 'vitest';
import type { Open } from '@rudel/kernel';
import { Packer, Unpacker } from '@rudel/protocol';
import { anyOpen, fc } from './arbitrary.ts';

const packedBy = (packer: Packer, value: Open): Open => JSON.parse(packer.textOf(value)) as Open;

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
        const packer = new Packer();
        const fromStart = new Unpacker([]);
        let late: Unpacker | null = null;
        for (const [at, value] of values.entries()) {
          if (at === joined) late = new Unpacker(packer.shapes);
          const packed = packedBy(packer, value);
          expect(fromStart.unpack(packed)).toEqual(value);
          if (late !== null) expect(late.unpack(packed)).toEqual(value);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('name the parts of a shape once', () => {
    const packer = new Packer();
    const glimpse = { kind: 'drove', seat: 1, legs: [{ from: 3, to: 8 }] };
    expect(packedBy(packer, glimpse)).toEqual(['kind=drove seat legs', 1, [0, ['from to', 3, 8]]]);
    expect(packedBy(packer, glimpse)).toEqual([1, 1, [0, [2, 3, 8]]]);
    expect(packer.shapes).toEqual(['kind=drove seat legs', 'from to']);
  });

  it('may hold any text', () => {
    const packer = new Packer();
    for (const text of ['', 'a b', '"', '\\', '\n', '\0', 'ä', '\u{1F43A}', '\uD800', '\u2028', '\x7F']) {
      expect(packedBy(packer, text)).toBe(text);
    }
  });

  it('of a shape that was never sent are an error', () => {
    expect(() => new Unpacker([]).unpack([3, 1])).toThrow('never sent');
  });
});
