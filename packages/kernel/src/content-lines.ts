/** A line of a text file that people write, with the number it has there. */
export type ContentLine = { readonly line: number; readonly content: string };

/** The lines with something in them, without comments (`; …`) and with single blanks. */
export function contentLines(text: string): readonly ContentLine[] {
  return text
    .split(/\r?\n/)
    .map((raw, index) => ({
      line: index + 1,
      content: raw
        .replace(/(^|\s);.*$/, '')
        .trim()
        .replaceAll(/\s+/g, ' '),
    }))
    .filter(({ content }) => content !== '');
}
