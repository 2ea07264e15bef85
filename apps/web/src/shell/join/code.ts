/** Six symbols; eight where several servers share their tables. */
const whole = /^(?:[\dA-Z]{6}|[\dA-Z]{8})$/;

/** A spoken code as it was meant: letters and digits only, capital; null if it is not one. */
export function codeIn(text: string): string | null {
  const letters = text.replaceAll(/[\s·-]/g, '').toUpperCase();
  return whole.test(letters) ? letters : null;
}

/** A code as it is shown: a long one in two words, which can be read aloud and fit where one would not. */
export function shownCode(code: string): string {
  return code.length > 6 ? `${code.slice(0, 4)} ${code.slice(4)}` : code;
}
