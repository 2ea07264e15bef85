import { quoted, unreadable } from '@rudel/kernel';
import { dice, symbol } from './dice.ts';
import type { Kind } from './dice.ts';

/** A face as text: `3`, `*` for the mushroom's symbol, `+2` or `-2` for a bee. */
export function formatFace(kind: Kind, face: number): string {
  if (kind === 'M' && face === symbol) return '*';
  return kind === 'Y' && face > 0 ? `+${face}` : String(face);
}

/** The different faces of a die by their texts. */
const facesByText = (kind: Kind): ReadonlyMap<string, number> =>
  new Map(dice[kind].faces.map((face) => [formatFace(kind, face), face]));

const readers: { readonly [K in Kind]: ReadonlyMap<string, number> } = {
  W: facesByText('W'),
  G: facesByText('G'),
  B: facesByText('B'),
  H: facesByText('H'),
  M: facesByText('M'),
  F: facesByText('F'),
  Y: facesByText('Y'),
  P: facesByText('P'),
};

export function readFace(kind: Kind, text: string): number {
  const face = readers[kind].get(text);
  return (
    face ??
    unreadable(`${quoted(text)} is no face of ${kind}: it has ${[...readers[kind].keys()].join(', ')}.`)
  );
}

/** All six faces of a die as texts: what chance rolls. */
export function faceTexts(kind: Kind): readonly string[] {
  return dice[kind].faces.map((face) => formatFace(kind, face));
}
