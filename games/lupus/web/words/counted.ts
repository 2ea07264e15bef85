/** So many of something, in words. */
export const countedEn = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const countedDe = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
