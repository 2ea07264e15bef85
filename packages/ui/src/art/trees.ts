/** One fir as a path: three tiers on a short trunk, its foot at (x, y). */
function fir(x: number, y: number, height: number): string {
  const wide = height * 0.22;
  const tier = (top: number, bottom: number, share: number): string =>
    `L${(x + wide * share).toFixed(1)} ${(y - height * bottom).toFixed(1)}L${(x + wide * share * 0.45).toFixed(1)} ${(y - height * top).toFixed(1)}`;
  const right = `${tier(0.6, 0.62, 0.62)}${tier(0.34, 0.36, 0.84)}L${(x + wide).toFixed(1)} ${(y - height * 0.1).toFixed(1)}`;
  const mirrored = [
    [1, 0.1],
    [0.38, 0.34],
    [0.84, 0.36],
    [0.28, 0.6],
    [0.62, 0.62],
  ]
    .map(([share = 0, up = 0]) => `L${(x - wide * share).toFixed(1)} ${(y - height * up).toFixed(1)}`)
    .join('');
  const trunk = height * 0.035;
  const foot = `L${(x + trunk).toFixed(1)} ${(y - height * 0.1).toFixed(1)}V${(y + 3).toFixed(1)}H${(x - trunk).toFixed(1)}V${(y - height * 0.1).toFixed(1)}`;
  return `M${x} ${(y - height).toFixed(1)}${right}${foot}${mirrored}Z`;
}

/** A wood of firs, each by foot and height. */
export function wood(firs: readonly (readonly [x: number, y: number, height: number])[]): string {
  return firs.map(([x, y, height]) => fir(x, y, height)).join('');
}
