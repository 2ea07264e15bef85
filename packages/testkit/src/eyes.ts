import type { Eye, NameOf, Seat } from '@rudel/kernel';

export function seatsUpTo(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

/** Everybody who looks at a match: each seat, and the table. */
export function eyesOf(seats: number): Eye[] {
  return [...seatsUpTo(seats), 'table'];
}

/** The eye that a text names: `0`, `1`, … or `table`. */
export function eyeNamed(text: string): Eye {
  return text === 'table' ? 'table' : Number(text);
}

export const plainName: NameOf = (seat) => `Seat ${seat}`;
