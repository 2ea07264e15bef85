const codeLength = 6;

/** A spoken code as it was meant: letters and digits only, capital; null if it is not one. */
export function codeIn(text: string): string | null {
  const letters = text.replaceAll(/[\s·-]/g, '').toUpperCase();
  return new RegExp(`^[0-9A-Z]{${codeLength}}$`).test(letters) ? letters : null;
}
