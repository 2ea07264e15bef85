import { readFileSync } from 'node:fs';
import { parseHex } from './colour.ts';
import type { Rgb } from './colour.ts';

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');

export const times = ['day', 'night'] as const;
export type Time = (typeof times)[number];

export const palettes = ['standard', 'contrast'] as const;
export type Palette = (typeof palettes)[number];

const blockOf = (selector: string): string => {
  const start = css.indexOf(`${selector} {`);
  return css.slice(start, css.indexOf('}', start));
};

const blocks: { readonly [P in Palette]: readonly string[] } = {
  standard: [blockOf(':root')],
  contrast: [blockOf(":root[data-palette='contrast']"), blockOf(':root')],
};

/** The colour a token has at a time of day. */
export function token(name: string, time: Time, palette: Palette = 'standard'): Rgb {
  const hex = '#[0-9a-f]{3,6}';
  const line = new RegExp(`--${name}:\\s*(?:light-dark\\((${hex}),\\s*(${hex})\\)|(${hex}));`);
  for (const block of blocks[palette]) {
    const [, day, night, always] = line.exec(block) ?? [];
    const found = always ?? (time === 'day' ? day : night);
    if (found !== undefined) return parseHex(found);
  }
  throw new Error(`there is no colour --${name}`);
}
