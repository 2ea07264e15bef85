/** A sentence in lines that fit a terminal; all but the first are indented. */
export function wrapped(sentence: string, width = 79, indent = '  '): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of sentence.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > width && line.trim() !== '') {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = longer;
  }
  return [...lines, line];
}

/** What stands behind a mark such as `1) `, wrapped so that the mark stands out. */
export function hanging(mark: string, text: string, width: number): readonly string[] {
  const [first = '', ...others] = wrapped(text, width - mark.length, '');
  return [`${mark}${first}`, ...others.map((line) => `${' '.repeat(mark.length)}${line}`)];
}

/** Lines are no wider than the terminal, and no wider than is good to read. */
export const lineWidth = (columns: number): number => Math.max(20, Math.min(columns, 100) - 1);
