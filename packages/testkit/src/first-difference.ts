const before = 30;
const after = 60;

/** Where two texts part, with a little of each around the place; empty when they are the same. */
export function firstDifference(one: string, other: string): string {
  if (one === other) return '';
  let place = 0;
  while (one[place] === other[place]) place += 1;
  return `at ${place}: ${around(one, place)} against ${around(other, place)}`;
}

function around(text: string, place: number): string {
  const from = Math.max(0, place - before);
  const to = Math.min(text.length, place + after);
  return `'${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}'`;
}
