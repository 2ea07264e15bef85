import type { Seat } from '@rudel/kernel';
import { readBallot, readTokens } from '../notation/vote-notation.ts';
import type { Day, Shown } from '../types.ts';
import { playersOf } from '../village/narrators.ts';
import { livingSeats, stepsFrom } from '../village/seats.ts';

/** What lies before the two suspects, the first and the second. */
export const evidences = ['paw', 'tuft'] as const;
export type Evidence = (typeof evidences)[number];

/** For whom each seat has laid its token; null for none. */
export type Tokens = readonly (Seat | null)[];

/** Which suspect each seat has chosen; null for whoever does not judge. */
export type Ballot = readonly (Evidence | null)[];

export const tokensOf = ({ first }: Pick<Day, 'first'>): Tokens => readTokens(first);

/** The second votes of a day, one after the other. */
export const ballotsOf = ({ ballots }: Pick<Day, 'ballots'>): readonly Ballot[] => ballots.map(readBallot);

/** The second vote that counts; nobody has chosen before there is one. */
export const lastBallotOf = ({ ballots }: Pick<Day, 'ballots'>): Ballot => {
  const last = ballots.at(-1);
  return last === undefined ? [] : readBallot(last);
};

/** The seats that have chosen this in a vote. */
export const seatsWith = <T>(vote: readonly T[], choice: T): readonly Seat[] =>
  vote.flatMap((one, seat) => (one === choice ? [seat] : []));

type Suspects = Pick<Day, 'suspects'>;

/** The suspect behind the paw, or the tuft. */
export const suspectOf = (day: Suspects | undefined, evidence: Evidence): Seat =>
  day?.suspects[evidences.indexOf(evidence)] ?? 0;

/** What lies before a seat; null where it is no suspect. */
export const evidenceAt = ({ suspects }: Suspects, seat: Seat): Evidence | null =>
  evidences[suspects.indexOf(seat)] ?? null;

/** How many tokens lie at each seat; none before the first day. */
export function tokensAt(day: Pick<Day, 'first'> | undefined, players: number): readonly number[] {
  const counts = Array.from({ length: players }, () => 0);
  for (const at of day === undefined ? [] : tokensOf(day))
    if (at !== null && at < players) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}

type Table = Pick<Shown, 'options' | 'seats' | 'fates'>;
type Votes = Pick<Day, 'first' | 'welcome'>;

/** The living by their tokens, the most first; of equals whoever sits nearer to the Welcome card (4.3). */
export function byTokens(table: Table, votes: Votes): readonly Seat[] {
  const players = playersOf(table);
  const tokens = tokensAt(votes, players);
  const stepsTo = (seat: Seat): number => stepsFrom(votes.welcome, seat, players);
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

export const countBallot = (ballot: Ballot): readonly [paw: number, tuft: number] => [
  seatsWith(ballot, 'paw').length,
  seatsWith(ballot, 'tuft').length,
];

/** What a second vote leads to: somebody is lynched, all vote once more, or nobody is (4.5). */
export type Verdict =
  | { readonly kind: 'lynched'; readonly seat: Seat; readonly isTie: boolean }
  | { readonly kind: 'again' }
  | { readonly kind: 'nobody' };

type Judged = Pick<Shown, 'options' | 'seats' | 'days'>;

/** A tie is put to another vote once, and no day without a lynching follows another; beyond that the seats decide. */
export function verdictOf(table: Judged, day: Day): Verdict {
  const { ballots, welcome } = day;
  const [paw, tuft] = countBallot(lastBallotOf(day));
  const [first, second] = [suspectOf(day, 'paw'), suspectOf(day, 'tuft')];
  if (paw !== tuft) return { kind: 'lynched', seat: paw > tuft ? first : second, isTie: false };
  const { lynchTie } = table.options;
  if (lynchTie === 'revote' && ballots.length < 2) return { kind: 'again' };
  const yesterday = table.days.at(-2);
  if (lynchTie === 'nobody' && yesterday?.lynched !== null) return { kind: 'nobody' };
  const players = playersOf(table);
  const stepsTo = (seat: Seat): number => stepsFrom(welcome, seat, players);
  return { kind: 'lynched', seat: stepsTo(first) < stepsTo(second) ? first : second, isTie: true };
}
