import { describe, expect, it } from 'vitest';
import { hear } from '../src/socket/client-message.ts';
import { isShallow } from '../src/socket/safe-json.ts';

const command = { t: 'do', id: 'q8Zr1bY0', base: 58, text: 'move 7:12>15' };
const hello = { t: 'hello', v: 1, table: 'b2xkdGFibGU', token: 'AAECAwQFBgc' };

describe('what a client says', () => {
  it('is understood', () => {
    expect(hear(JSON.stringify(command))).toEqual(command);
    expect(hear(JSON.stringify(hello))).toEqual(hello);
    const longest = { t: 'do', id: 'x'.repeat(40), base: 2 ** 53 - 1, text: 'x'.repeat(14_000) };
    expect(hear(JSON.stringify(longest))).toEqual(longest);
    const having = { ...hello, have: { epoch: 'Coa8Uk9CLwC9.0', match: 1, seq: 57 } };
    expect(hear(JSON.stringify(having))).toEqual(having);
    expect(hear('{"t":"beat"}')).toEqual({ t: 'beat' });
  });

  it('may be of another version, whatever else it says', () => {
    expect(hear('{"t":"hello","v":2,"anything":[1]}')).toBe('other-version');
    expect(hear('{"t":"hello","v":0}')).toBe('other-version');
  });

  it.each([
    '',
    ' ',
    'null',
    '[]',
    '{}',
    '"hello"',
    '12',
    'undefined',
    '{"t":"hello"}',
    '{"t":"hello","v":"2"}',
    '{"t":"beat","more":1}',
    '{"t":"dance"}',
    '{"t":["do"]}',
    '{"t":"do","id":"a","base":1,"text":"x","more":1}',
    '{"t":"do","id":"a","base":1}',
    `{"t":"do","id":"${'x'.repeat(41)}","base":1,"text":"x"}`,
    '{"t":"do","id":"ä","base":1,"text":"x"}',
    '{"t":"do","id":["a"],"base":1,"text":"x"}',
    '{"t":"do","id":"a","base":[1],"text":"x"}',
    '{"t":"do","id":"a","base":null,"text":"x"}',
    '{"t":"do","id":"a","base":9007199254740992,"text":"x"}',
    '{"t":"do","id":"a","base":1,"text":"x","toString":1}',
    '{"t":"do","id":"","base":1,"text":"x"}',
    '{"t":"do","id":"a b","base":1,"text":"x"}',
    '{"t":"do","id":1,"base":1,"text":"x"}',
    '{"t":"do","id":"a","base":-1,"text":"x"}',
    '{"t":"do","id":"a","base":1.5,"text":"x"}',
    '{"t":"do","id":"a","base":1e400,"text":"x"}',
    '{"t":"do","id":"a","base":9007199254740993,"text":"x"}',
    '{"t":"do","id":"a","base":"1","text":"x"}',
    '{"t":"do","id":"a","base":1,"text":""}',
    '{"t":"do","id":"a","base":1,"text":["x"]}',
    '{"t":"do","id":"a","base":1,"text":"x","__proto__":{}}',
    '{"t":"do","id":"a","base":1,"__proto__":{"text":"x"}}',
    '{"t":"do","id":"a","base":1,"text":"x","constructor":1}',
    '{"t":"beat","__proto__":{"a":1}}',
    '{"t":"beat","constructor":{"prototype":{"a":1}}}',
    '{"t":"beat","\\u005f_proto__":null}',
    '{"t":"hello","v":1,"table":"a","token":"b","have":{"epoch":"e","match":1,"seq":2,"__proto__":3}}',
    '{"t":"hello","v":1,"table":"a","token":"b","have":{"epoch":"e","match":1}}',
    '{"t":"hello","v":1,"table":"a","token":"b","have":null}',
    '{"t":"hello","v":1,"table":"../a","token":"b"}',
    `{"t":"hello","v":1,"table":"a","token":"${'b'.repeat(129)}"}`,
    `{"t":"do","id":"a","base":1,"text":"${'x'.repeat(14_001)}"}`,
  ])('%.90s is nonsense', (text) => {
    expect(hear(text)).toBe('nonsense');
  });

  it('is not read where it nests too deep', () => {
    expect(isShallow('[[["]]]]]["]]]', 3)).toBe(true);
    expect(isShallow('[[[[]]]]', 3)).toBe(false);
    expect(isShallow(String.raw`["\"[[[[[["]`, 1)).toBe(true);
    expect(hear('['.repeat(16_000))).toBe('nonsense');
    expect(hear(`{"t":"beat","a":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`)).toBe('nonsense');
  });
});
