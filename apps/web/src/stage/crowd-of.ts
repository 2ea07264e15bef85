/** How many sit at a table, as far as a composition cares. */
export function crowdOf(seats: number): 'few' | 'some' | 'many' | 'big' {
  if (seats > 12) return 'big';
  if (seats > 8) return 'many';
  return seats > 4 ? 'some' : 'few';
}
