import { expect, test } from 'vitest';
import { codeIn, shownCode } from '../../src/shell/join/code.ts';

test.each(['V7QKXR', 'v7qkxr', ' v7q kxr ', 'V7Q-KXR', 'V7Q·KXR'])('‘%s’ is the code V7QKXR', (text) => {
  expect(codeIn(text)).toBe('V7QKXR');
});

test.each(['', 'V7QKX', 'V7QKXRR', 'kx1fGQ0yS8mV4hUeBq7tLw', 'V7Q/KX', 'ÄÖÜÄÖÜ'])(
  '‘%s’ is no code',
  (text) => {
    expect(codeIn(text)).toBeNull();
  },
);

test('a code of eight symbols is shown in two words, and read again from them', () => {
  expect(shownCode('CWDW63KK')).toBe('CWDW 63KK');
  expect(codeIn(shownCode('CWDW63KK'))).toBe('CWDW63KK');
  expect(shownCode('V7QKXR')).toBe('V7QKXR');
});
