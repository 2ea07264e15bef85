import { quoted, readMaybe, readWhole, unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { kinds } from './dice.ts';
import type { Kind } from './dice.ts';
import { formatFace, readFace } from './faces.ts';
import { sidesFrom } from './rounds.ts';
import type { Trick, TrickDie, Undone } from './types.ts';

/** Written large; read in either case. */
export function readKind(text: string): Kind {
  const kind = kinds.find((known) => known === text.toUpperCase());
  return kind ?? unreadable(`${quoted(text)} is no die: dice are ${kinds.join(', ')}.`);
}

export const readSeat = (text: string): Seat => readWhole(text, 0, sidesFrom - 1, 'A seat');

/** What a die shows: nothing while it rolls, and `@2` behind a bee that lies at seat 2. */
function formatThrow(kind: Kind, face: number | null, at: Seat | null): string {
  if (face === null) return '';
  return `${formatFace(kind, face)}${at === null ? '' : `@${at}`}`;
}

/** `W3`, `Y+2@1`, `W` while it rolls; `H6~2~4` was a six until the goblin of seat 2 made it a four. */
function formatDie({ kind, face, at, undone }: TrickDie): string {
  const before = undone.map((one) => `${formatThrow(kind, one.face, one.at)}~${one.by}~`);
  return `${kind}${before.join('')}${formatThrow(kind, face, at)}`;
}

type Throw = { readonly face: number; readonly at: Seat | null };

function readThrow(kind: Kind, text: string): Throw {
  const [face = '', at] = text.split(/@(.*)/s);
  if (at !== undefined && kind !== 'Y') unreadable(`Only bees are laid at somebody, not ${quoted(text)}.`);
  return { face: readFace(kind, face), at: at === undefined ? null : readSeat(at) };
}

function readDie(text: string): TrickDie {
  const kind = readKind(text.slice(0, 1));
  const parts = text.slice(1).split('~');
  const last = parts.at(-1) ?? '';
  if (parts.length % 2 === 0)
    unreadable(`${quoted(text)} is no die of a trick; a goblin stands between two ~.`);
  const undone = Array.from({ length: (parts.length - 1) / 2 }, (_, nth) =>
    readUndone(kind, parts[nth * 2] ?? '', parts[nth * 2 + 1] ?? ''),
  );
  const { face, at } = last === '' ? { face: null, at: null } : readThrow(kind, last);
  return { kind, face, at, undone };
}

function readUndone(kind: Kind, thrown: string, by: string): Undone {
  const { face, at } = readThrow(kind, thrown);
  return { face, at, by: readSeat(by) };
}

/** `2>W3.H5.M*.P2`: seat 2 led, the others followed clockwise. */
export function formatTrick({ leader, dice }: Trick): string {
  return `${leader}>${dice.map(formatDie).join('.')}`;
}

export function readTrick(text: string): Trick {
  const [leader = '', dice = ''] = text.split('>', 2);
  if (dice === '') unreadable(`${quoted(text)} is no trick: it is written like 2>W3.H5.M*.P2.`);
  return { leader: readSeat(leader), dice: dice.split('.').map(readDie) };
}

export const readMaybeTrick = (text: string): Trick | null => readMaybe(text, readTrick);
