import { dice, kinds } from '../../../dice.ts';
import type { Kind } from '../../../dice.ts';

/** Dice by number: the place of their kind in `kinds`; wolves come first. */
export const hunter: number = kinds.indexOf('H');
export const mushroom: number = kinds.indexOf('M');
export const fox: number = kinds.indexOf('F');
export const bee: number = kinds.indexOf('Y');
export const kindCount: number = kinds.length;
export const faceCount = 6;

/** Kinds below this number are wolves. */
export const firstTame: number = kinds.indexOf('H');

/** All faces, six of each kind in a row. */
export const faces: Int8Array = Int8Array.from(kinds.flatMap((kind) => dice[kind].faces));

export const copies: Uint8Array = Uint8Array.from(kinds, (kind) => dice[kind].copies);

export const codeOf = (kind: Kind): number => kinds.indexOf(kind);

export const faceOf = (kind: number, nth: number): number => faces[kind * faceCount + nth] as number;
