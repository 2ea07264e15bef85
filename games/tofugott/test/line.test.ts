import { describe, expect, test } from 'vitest';
import { formatAct, mustParse, parseAct, tell } from '@rudel/kernel';
import { tofugott } from '../src/index.ts';
import { isLine, lineOf, longestLine } from '../src/line.ts';
import { moveNotation } from '../src/move-notation.ts';

describe('What somebody types', () => {
  const typed: readonly (readonly [string, string | null])[] = [
    ['  Well,   of\tcourse!\n', 'Well, of course!'],
    ['She said "no"', 'She said “no”'],
    ['\u202Eevil\u202C \u0000text\u2028', 'evil text'],
    ['👩‍👩‍👧 and ‍ me', '👩‍👩‍👧 and me'],
    ['e\u0301', 'é'],
    [`Z${'\u0335'.repeat(40)}algo`, `Z${'\u0335'.repeat(4)}algo`],
    ['\uD834', null],
    ['   ', null],
    ['', null],
  ];

  test.each(typed)('%j becomes %j', (text, line) => {
    expect(lineOf(text)).toBe(line);
    if (line !== null) expect(isLine(line)).toBe(true);
  });

  test('is cut where it is too long, and never within a letter', () => {
    expect(lineOf('a'.repeat(1000))).toBe('a'.repeat(longestLine));
    const elephants = lineOf('🐘'.repeat(200)) ?? '';
    expect(elephants).toBe('🐘'.repeat(longestLine / 2));
    expect(isLine(lineOf(`${'a'.repeat(159)}👩‍👩‍👧`) ?? '')).toBe(true);
  });
});

describe('A line in a record', () => {
  test('is read back as it was said', () => {
    for (const line of ['Yes.', 'keep 1', '= ; [ ] , / | : ?', 'Ä “quote” 🐘', '0 show', 'clock']) {
      const text = `2 show "${line}"`;
      const act = parseAct(tofugott, text);
      expect(act.ok && formatAct(tofugott, act.value)).toBe(text);
    }
  });

  test('may be said in both languages, and is heard in one', () => {
    const text = 'show "Who else?" "Wer sonst?"';
    const move = mustParse(moveNotation, text);
    expect(move).toEqual({ kind: 'show', line: { en: 'Who else?', de: 'Wer sonst?' } });
    expect(moveNotation.format(move)).toBe(text);
    const glimpse = {
      kind: 'guess',
      seat: 1,
      question: 1,
      silhouette: 'rat',
      line: { en: 'Who else?', de: 'Wer sonst?' },
    } as const;
    expect(tell(tofugott.words.en, glimpse, () => 'Ben')).toBe('Ben guesses the rat. “Who else?”');
    expect(tell(tofugott.words.de, glimpse, () => 'Ben')).toBe('Ben tippt auf die Ratte. „Wer sonst?“');
  });

  test.each([
    ['show no marks', 'Words stand in quotation marks: show "…"'],
    ['show "', 'Words stand in quotation marks: show "…"'],
    ['show ""', 'Words have 1 to 160 plain characters on one line, without quotation marks like ".'],
    ['show "a"b"', 'Words have 1 to 160 plain characters on one line, without quotation marks like ".'],
    ['show "a" ""', 'Words have 1 to 160 plain characters on one line, without quotation marks like ".'],
    ['show "a" "b" "c"', 'Words have 1 to 160 plain characters on one line, without quotation marks like ".'],
    ['show " a"', 'Words have 1 to 160 plain characters on one line, without quotation marks like ".'],
    ['show "a\nb"', 'Words have 1 to 160 plain characters on one line, without quotation marks like ".'],
    [
      `show "${'a'.repeat(161)}"`,
      'Words have 1 to 160 plain characters on one line, without quotation marks like ".',
    ],
  ])('%j is refused', (text, error) => {
    expect(moveNotation.parse(text)).toEqual({ ok: false, error });
  });

  test('is never part of a position', () => {
    const { table } = tofugott;
    const shows =
      'tofugott/1 opts:- seats:2 phase:show starter:0 card:desert-island aside:rat,pig guesses:-/- best:- worst:- past:- tie:- points:0/0 drawn:- answers:elephant,tofu,bird/human,spider,snake/locked picks:-/elephant texts:-';
    const before = mustParse(table.position, shows);
    const [silent, told] = [null, 'Because.'].map((line) =>
      table.position.format(table.apply(before, { by: 1, move: { kind: 'show', line } })),
    );
    expect(told).toBe(silent);
  });
});
