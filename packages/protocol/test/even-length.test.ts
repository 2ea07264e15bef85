import { expect, test } from 'vitest';
import { evened, evenLength, lengthInSecret } from '@rudel/protocol';

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

test('there are few lengths, none of them shorter than what it is for', () => {
  const lengths = Array.from({ length: 40_000 }, (_, bytes) => evenLength(bytes));
  expect([...new Set(lengths)]).toEqual([512, 1024, 2048, 4096, 8192, 16_384, 32_768, 49_152]);
  expect(lengths.every((length, bytes) => length >= bytes)).toBe(true);
});

test('a text of any letters is as long in bytes as another, and is read as before', () => {
  for (const talk of ['', 'I trust Anna.', 'Müller «größer»', 'Жанна', '狼🐺狼', 'x'.repeat(480)]) {
    const text = evened(JSON.stringify({ talk }));
    expect(bytesOf(text)).toBe(512);
    expect(JSON.parse(text)).toEqual({ talk });
    expect(evened(text)).toBe(text);
  }
});

test('what is said within a secret has one length of its own, and what does not fit it has the usual ones', () => {
  expect([0, 105, 256, 257, 600].map((bytes) => evenLength(bytes, lengthInSecret))).toEqual([
    256, 256, 256, 512, 1024,
  ]);
  expect(bytesOf(evened('{"t":"done"}', lengthInSecret))).toBe(256);
});
