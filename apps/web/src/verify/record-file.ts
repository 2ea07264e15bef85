/** Where a match was played: its table, and which one it was there. */
export type MatchPlace = { readonly table: string; readonly match: number };

/** The name of a saved record tells where it is from, so that its promise is found again. */
export const recordFileName = (game: string, table: string, match: number): string =>
  `${game}-${table}-${match}.rudel`;

/** The place in a file's name; null in any other name. Browsers count copies in brackets. */
export function placeInName(name: string): MatchPlace | null {
  const [, table, match] = /^[a-z]+-([\w-]+)-([1-9]\d{0,5})(?: ?\(\d+\))?\.rudel/.exec(name) ?? [];
  return table === undefined ? null : { table, match: Number(match) };
}

export function saveRecord(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/plain' }), name);
}

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** More than any match needs, and little enough for any device. */
export const longestRecord: number = 4 * 1024 * 1024;
