import type { Seat } from '@rudel/kernel';
import { seatOf } from '../notation/letters.ts';
import type { Day, Shown } from '../types.ts';
import { playersOf } from '../village/narrators.ts';
import { livingSeats, stepsFrom } from '../village/seats.ts';

/** How many tokens lie at each seat. */
export function tokensAt(first: string, players: number): readonly number[] {
  const counts = Array.from({ length: players }, () => 0);
  for (const letter of first) {
    const at = seatOf(letter);
    if (at !== null && at < players) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

type Table = Pick<Shown, 'options' | 'seats' | 'fates'>;
type Votes = Pick<Day, 'first' | 'welcome'>;

/** The living by their tokens, the most first; of equals whoever sits nearer to the Welcome card (4.3). */
export function byTokens(table: Table, { first, welcome }: Votes): readonly Seat[] {
  const players = playersOf(table);
  const tokens = tokensAt(first, players);
  const stepsTo = (seat: Seat): number => stepsFrom(welcome, seat, players);
  return livingSeats(table).toSorted(
    (one, other) => (tokens[other] ?? 0) - (tokens[one] ?? 0) || stepsTo(one) - stepsTo(other),
  );
}

/** The two suspects: the owl's target first, where there is one (3.7, 4.3). */
export function suspectsOf(table: Table, votes: Votes, owl: Seat | null): readonly Seat[] {
  const ranked = byTokens(table, votes);
  return owl === null ? ranked.slice(0, 2) : [owl, ...ranked.filter((seat) => seat !== owl).slice(0, 1)];
}

/** All the living but the suspects decide (4.5). */
export const judgesOf = (shown: Shown): readonly Seat[] => {
  const suspects = shown.days.at(-1)?.suspects ?? [];
  return livingSeats(shown).filter((seat) => !suspects.includes(seat));
};

export const countBallot = (ballot: string): readonly [paw: number, tuft: number] => {
  const letters = Array.from(ballot);
  return [letters.filter((one) => one === 'p').length, letters.filter((one) => one === 't').length];
};

/** What a second vote leads to: somebody is lynched, all vote once more, or nobody is (4.5). */
export type Verdict =
  | { readonly kind: 'lynched'; readonly seat: Seat; readonly isTie: boolean }
  | { readonly kind: 'again' }
  | { readonly kind: 'nobody' };

type Judged = Pick<Shown, 'options' | 'seats' | 'days'>;

/** A tie is put to another vote once, and no day without a lynching follows another; beyond that the seats decide. */
export function verdictOf(table: Judged, { suspects, ballots, welcome }: Day): Verdict {
  const [paw, tuft] = countBallot(ballots.at(-1) ?? '');
  const [first = 0, second = 0] = suspects;
  if (paw !== tuft) return { kind: 'lynched', seat: paw > tuft ? first : second, isTie: false };
  const { lynchTie } = table.options;
  if (lynchTie === 'revote' && ballots.length < 2) return { kind: 'again' };
  const yesterday = table.days.at(-2);
  if (lynchTie === 'nobody' && yesterday?.lynched !== null) return { kind: 'nobody' };
  const players = playersOf(table);
  const stepsTo = (seat: Seat): number => stepsFrom(welcome, seat, players);
  return { kind: 'lynched', seat: stepsTo(first) < stepsTo(second) ? first : second, isTie: true };
}
