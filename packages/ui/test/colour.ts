/** Colours as numbers: enough to say how well two of them can be told apart, and by whom. */
export type Rgb = readonly [red: number, green: number, blue: number];

const hexPart = (digits: string): number => Number.parseInt(digits, 16) / 255;

/** `#abc` or `#aabbcc`. */
export function parseHex(text: string): Rgb {
  const long = text.length === 4 ? text.replaceAll(/[\da-f]/g, '$&$&') : text;
  return [hexPart(long.slice(1, 3)), hexPart(long.slice(3, 5)), hexPart(long.slice(5, 7))];
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const linearRgb = ([red, green, blue]: Rgb): Rgb => [linear(red), linear(green), linear(blue)];

type Matrix = readonly [Rgb, Rgb, Rgb];

const times = (matrix: Matrix, [x, y, z]: Rgb): Rgb => {
  const row = ([a, b, c]: Rgb): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** What is left of a colour for eyes without one kind of cone (Machado, Oliveira, Fernandes 2009), in linear light. */
export const eyes: { readonly [name: string]: Matrix } = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function oklab(light: Rgb): Rgb {
  const [red, green, blue] = light.map((part) => Math.max(0, Math.min(1, part))) as unknown as Rgb;
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    [red, green, blue],
  ).map((part) => Math.cbrt(part)) as unknown as Rgb;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [l, m, s],
  );
}

/** How far apart two colours are for an eye, in OKLab: 0.02 is just visible, 0.1 is plain. */
export function distance(one: Rgb, other: Rgb, eye: Matrix): number {
  const a = oklab(times(eye, linearRgb(one)));
  const b = oklab(times(eye, linearRgb(other)));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG 2: 4.5 is enough for text, 3 for signs. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
