import { describe, expect, test } from 'vitest';
import {
  choice,
  choiceSince,
  defineOptions,
  formatFields,
  formatList,
  longestText,
  mustParse,
  notation,
  parseWith,
  quoted,
  range,
  readEye,
  readFields,
  readList,
  readMaybe,
  readOneOf,
  readParts,
  readWhole,
  readWith,
  unreadable,
  wording,
} from '@rudel/kernel';

const errorOf = (read: () => unknown): string => {
  const parsed = parseWith(read, '');
  return parsed.ok ? 'no error' : parsed.error;
};

describe('notation', () => {
  const digits = notation(String, (text) => (/^\d+$/.test(text) ? Number(text) : unreadable('Digits only.')));

  test('a text that cannot be read gives a sentence', () => {
    expect(digits.parse('12')).toEqual({ ok: true, value: 12 });
    expect(digits.parse('x')).toEqual({ ok: false, error: 'Digits only.' });
  });

  test('a text that is too long is refused unread', () => {
    expect(digits.parse('1'.repeat(longestText)).ok).toBe(true);
    expect(digits.parse('1'.repeat(longestText + 1)).ok).toBe(false);
  });

  test('a mistake in a reader is not mistaken for a bad text', () => {
    const broken = notation(String, () => {
      throw new TypeError('a bug');
    });
    expect(() => broken.parse('1')).toThrow('a bug');
  });

  test('constants must be good', () => {
    expect(mustParse(digits, '5')).toBe(5);
    expect(() => mustParse(digits, 'five')).toThrow('Digits only. In: five');
  });

  test('quotes are short and printable', () => {
    expect(quoted('abc')).toBe("'abc'");
    expect(quoted('a\nb\u{1F436}\u202E')).not.toMatch(/[\n\u{1F436}\u202E]/u);
    expect(quoted('x'.repeat(100))).toHaveLength(43);
  });
});

describe('fields', () => {
  test('are written and taken by name', () => {
    const text = formatFields('coin/1', [
      ['a', '1'],
      ['b', 'x:y'],
    ]);
    expect(text).toBe('coin/1 a:1 b:x:y');
    const fields = readFields('coin/1', `  ${text.replaceAll(' ', '   ')} `);
    expect([fields.take('b'), fields.take('a')]).toEqual(['x:y', '1']);
    expect(errorOf(() => fields.done())).toBe('no error');
  });

  const faults: { readonly [text: string]: string } = {
    '': "This should begin with 'coin/1' but begins with ''.",
    'dog/1 a:1': "This should begin with 'coin/1' but begins with 'dog/1'.",
    'coin/1 a:1 a:2': "The field 'a:' appears twice.",
    'coin/1 a': "'a' is not of the form key:value.",
    'coin/1 :1': "':1' is not of the form key:value.",
    'coin/1 b:1': "The field 'a:' is missing.",
    'coin/1 a:1 b:1': "There is no field 'b:' here.",
    'coin/1 __proto__:1': "The field 'a:' is missing.",
  };
  for (const [text, error] of Object.entries(faults)) {
    test(text || 'nothing', () =>
      expect(
        errorOf(() => {
          const fields = readFields('coin/1', text);
          fields.take('a');
          fields.done();
        }),
      ).toBe(error),
    );
  }
});

describe('parts of fields', () => {
  test('lists', () => {
    expect(formatList([], String)).toBe('-');
    expect(formatList([1, 2], String)).toBe('1,2');
    expect(formatList([1, 2], String, '/')).toBe('1/2');
    expect(readList('-', Number)).toEqual([]);
    expect(readList('1,2', Number)).toEqual([1, 2]);
    expect(readMaybe('-', Number)).toBeNull();
    expect(readMaybe('3', Number)).toBe(3);
  });

  test('whole numbers are plain digits within their bounds', () => {
    expect(readWhole('0', 0, 9, 'N')).toBe(0);
    for (const text of ['', '-1', '+1', '01', '1.0', '1e1', ' 1', '0x1', '1234567890', '١']) {
      expect(errorOf(() => readWhole(text, 0, 9, 'N'))).toBe(
        `N should be a whole number but is ${quoted(text)}.`,
      );
    }
    expect(errorOf(() => readWhole('10', 0, 9, 'N'))).toBe('N should be from 0 to 9 but is 10.');
  });

  test('one of several words', () => {
    expect(readOneOf('b', ['a', 'b'], 'It')).toBe('b');
    expect(errorOf(() => readOneOf('c', ['a', 'b'], 'It'))).toBe("It should be one of a, b but is 'c'.");
  });
});

describe('options', () => {
  type Options = { readonly deck: 'small' | 'large'; readonly rounds: number };
  const options = defineOptions<Options>({ deck: choice('small', 'large'), rounds: range(1, 9, 3) });

  test('only what differs from the defaults is written', () => {
    expect(options.defaults).toEqual({ deck: 'small', rounds: 3 });
    expect(options.format(options.defaults)).toBe('-');
    expect(options.format({ deck: 'large', rounds: 3 })).toBe('deck=large');
    expect(options.format({ deck: 'large', rounds: 9 })).toBe('deck=large,rounds=9');
  });

  test('what is not written has its default, in the order of the specs', () => {
    expect(JSON.stringify(mustParse(options, 'rounds=1'))).toBe('{"deck":"small","rounds":1}');
    expect(mustParse(options, '-')).toEqual(options.defaults);
  });

  test('a default that came later changes no text from before', () => {
    const later = defineOptions<Options>({
      deck: choiceSince('small', 'large', 'small'),
      rounds: range(1, 9, 3),
    });
    expect(later.defaults).toEqual({ deck: 'large', rounds: 3 });
    expect(later.format(later.defaults)).toBe('deck=large');
    expect(mustParse(later, '-')).toEqual({ deck: 'small', rounds: 3 });
    expect(later.format({ deck: 'small', rounds: 9 })).toBe('rounds=9');
  });

  test('a preset is a whole set of options', () => {
    const known = defineOptions<Options>(options.specs, { long: { rounds: 9 } });
    expect(known.presets).toEqual({ long: { deck: 'small', rounds: 9 } });
  });

  const faults: { readonly [text: string]: string } = {
    '': "There is no option ''; there are: deck, rounds.",
    'colour=red': "There is no option 'colour'; there are: deck, rounds.",
    '__proto__=1': "There is no option '__proto__'; there are: deck, rounds.",
    'deck=huge': "The option 'deck' should be one of small, large but is 'huge'.",
    deck: "The option 'deck' should be one of small, large but is ''.",
    'rounds=0': "The option 'rounds' should be from 1 to 9 but is 0.",
    'rounds=x': "The option 'rounds' should be a whole number but is 'x'.",
    'deck=large,deck=small': "The option 'deck' appears twice.",
  };
  for (const [text, error] of Object.entries(faults)) {
    test(text || 'nothing', () => expect(options.parse(text)).toEqual({ ok: false, error }));
  }

  test('a wording is read in a notation of its own', () => {
    const named = defineOptions<{ readonly motto: string }>({
      motto: wording('none', (text) => (text === '' ? unreadable('Say something.') : text.toLowerCase()), [
        'a=b',
      ]),
    });
    expect(named.defaults).toEqual({ motto: 'none' });
    expect(mustParse(named, 'motto=Be_Kind=Always')).toEqual({ motto: 'be_kind=always' });
    expect(named.format({ motto: 'a=b' })).toBe('motto=a=b');
    expect(named.format({ motto: 'none' })).toBe('-');
    expect(named.parse('motto=')).toEqual({ ok: false, error: 'Say something.' });
    expect(mustParse(named, 'motto=none')).toEqual(named.defaults);
  });
});

describe('parts of a text', () => {
  const two = notation(String, (text) =>
    readParts(text, 2, (part) => readWhole(part, 0, 9, 'A part')).join('+'),
  );
  const eye = notation(String, (text) => String(readEye(text, 4)));

  test('as many as there should be', () => {
    expect(two.parse('1/2')).toEqual({ ok: true, value: '1+2' });
    expect(two.parse('1/2/3')).toEqual({
      ok: false,
      error: "There should be 2 parts between '/' in '1/2/3', not 3.",
    });
  });

  test('an eye is a seat or the table', () => {
    expect([eye.parse('3').ok, eye.parse('table').ok, eye.parse('4').ok]).toEqual([true, true, false]);
  });

  test('another notation stops the whole', () => {
    const wrapped = notation(String, (text) => readWith(eye, text));
    expect(wrapped.parse('9')).toEqual({ ok: false, error: 'A seat should be from 0 to 3 but is 9.' });
  });
});
