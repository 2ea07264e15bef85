import type { Seat } from '@rudel/kernel';
import { readBallot, readTokens } from '@rudel/lupus/page';
import type { Ballot, Glimpse, Party } from '@rudel/lupus/page';

/** What deserves the whole table for a moment; it lasts so long, in milliseconds. */
export type Moment = { readonly lasts: number } & (
  | { readonly kind: 'night'; readonly night: number }
  | { readonly kind: 'dawn'; readonly dead: readonly Seat[]; readonly won: Party | null }
  | {
      readonly kind: 'verdict';
      readonly ballot: Ballot;
      readonly suspects: readonly Seat[];
      readonly result: 'lynched' | 'tie' | 'spared' | 'again';
      readonly lynched: Seat | null;
      readonly won: Party | null;
    }
  | { readonly kind: 'votes'; readonly votes: readonly Vote[] }
  | { readonly kind: 'rest' }
);

export type MomentOf<K extends Moment['kind']> = Extract<Moment, { readonly kind: K }>;

/** A token on its way. */
export type Vote = { readonly by: Seat; readonly at: Seat };

export const pace = { night: 1300, dawn: 3600, verdict: 5400, won: 4600, vote: 460, votes: 1000 } as const;

/** No moment lasts longer. */
export const longestScene = 10_500;

type GlimpseOf<K extends Glimpse['kind']> = Extract<Glimpse, { readonly kind: K }>;

const found = <K extends Glimpse['kind']>(glimpses: readonly Glimpse[], kind: K): GlimpseOf<K> | undefined =>
  glimpses.find((glimpse): glimpse is GlimpseOf<K> => glimpse.kind === kind);

/** The one thing of a scene that is worth being shown. It depends on nothing but what everybody notices. */
export function momentOf(glimpses: readonly Glimpse[]): Moment {
  const won = found(glimpses, 'won')?.party ?? null;
  const more = won === null ? 0 : pace.won;
  const verdict = found(glimpses, 'verdict');
  if (verdict !== undefined) return verdictMoment(glimpses, verdict, won);
  const dawn = found(glimpses, 'dawn');
  if (dawn !== undefined) return { kind: 'dawn', dead: dawn.dead, won, lasts: pace.dawn + more };
  const votes = votesIn(glimpses);
  if (votes.length > 0) return { kind: 'votes', votes, lasts: votes.length > 1 ? pace.votes : pace.vote };
  const night = found(glimpses, 'nightfall');
  return night === undefined
    ? { kind: 'rest', lasts: 0 }
    : { kind: 'night', night: night.night, lasts: pace.night };
}

function verdictMoment(
  glimpses: readonly Glimpse[],
  { ballot, suspects }: GlimpseOf<'verdict'>,
  won: Party | null,
): Moment {
  const lynched = found(glimpses, 'lynched');
  const isAgain = found(glimpses, 'again') !== undefined;
  const spared = isAgain ? 'again' : 'spared';
  return {
    kind: 'verdict',
    ballot: readBallot(ballot),
    suspects,
    result: lynched === undefined ? spared : lynched.isTie ? 'tie' : 'lynched',
    lynched: lynched?.seat ?? null,
    won,
    lasts: pace.verdict + (won === null ? 0 : pace.won),
  };
}

function votesIn(glimpses: readonly Glimpse[]): readonly Vote[] {
  return glimpses.flatMap((glimpse): readonly Vote[] => {
    if (glimpse.kind === 'voted') return [{ by: glimpse.seat, at: glimpse.at }];
    if (glimpse.kind !== 'laid') return [];
    return readTokens(glimpse.votes).flatMap((at, by) => (at === null ? [] : [{ by, at }]));
  });
}
