import type { NameOf, Seat } from '@rudel/kernel';
import { suspectOf } from '../day/votes.ts';
import type { Evidence } from '../day/votes.ts';
import { isAskedInSecret, legal, needsOpening } from '../moves/moves.ts';
import type { Note } from '../night/notes.ts';
import type { Glimpse, View } from '../types.ts';
import { pacerOf } from '../village/narrators.ts';
import { isAlive } from '../village/seats.ts';

export type GlimpseOf<K extends Glimpse['kind']> = Extract<Glimpse, { readonly kind: K }>;

/** A list as the language writes it: a, b and c. */
export function joined(language: string, items: readonly string[]): string {
  return new Intl.ListFormat(language).format(items);
}

export const namesOf = (language: string, seats: readonly Seat[], nameOf: NameOf): string =>
  joined(language, seats.map(nameOf));

/** Whether a note tells anything but where its seat pointed itself. */
export const isCalledNote = ({ chosen, told, mates }: Note): boolean =>
  chosen !== null || told !== null || mates.length > 0;

/** Who an eye is in the present moment, for its status sentence. */
export type Stance = 'watcher' | 'narrator' | 'ghost' | 'asked' | 'waiting';

export function stanceOf(view: View): Stance {
  const { eye, shown } = view;
  if (eye === 'table') return 'watcher';
  if (eye >= shown.fates.length) return 'narrator';
  if (shown.phase === 'call' && !isAlive(shown, eye)) return 'ghost';
  if (shown.phase === 'verdict' && !isAlive(shown, eye)) return 'ghost';
  return isAskedInSecret(view, eye) || (needsOpening(shown) && pacerOf(shown) === eye) ? 'asked' : 'waiting';
}

/** Whether the eye itself is a ghost. */
export const isGhost = ({ eye, shown }: View): boolean =>
  eye !== 'table' && eye < shown.fates.length && !isAlive(shown, eye);

/** Whether the eye may open, close or end something now. */
export const mayPace = (view: View, kind: 'open' | 'close' | 'ready'): boolean =>
  legal(view).some((move) => move.kind === kind);

/** The suspect behind the paw, or the tuft, by now. */
export const suspectIn = ({ shown }: View, evidence: Evidence): Seat =>
  suspectOf(shown.days.at(-1), evidence);
