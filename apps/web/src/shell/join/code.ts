/** Six symbols; eight where several servers share their tables. */
const code = /^(?:[\dA-Z]{6}|[\dA-Z]{8})$/;

/** A spoken code as it was meant: letters and digits only, capital; null if it is not one. */
export function codeIn(text: string): string | null {
  const letters = text.replaceAll(/[\s·-]/g, '').toUpperCase();
  return code.test(letters) ? letters : null;
}
