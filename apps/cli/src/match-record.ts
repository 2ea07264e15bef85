import { commitmentTo, fairnessTags, formatRecord, openingTags } from '@rudel/kernel';
import type { AnyGame, AnyOptions, Lot, RecordLine } from '@rudel/kernel';

/** A match as the command line writes it down. */
export type Written = {
  readonly game: AnyGame;
  readonly options: AnyOptions;
  /** One a seat, by name. */
  readonly players: readonly string[];
  readonly lot: Lot;
  readonly acts: readonly RecordLine[];
  /** The position after the last act, for a finished match. */
  readonly end: string | null;
};

/** The whole text of a record, with all that lets anybody check its draws. */
export function recordText({ game, options, players, lot, acts, end }: Written): string {
  const tags = new Map([
    ...openingTags(game, options, players.length),
    ...players.map((name, seat): [string, string] => [`Player${seat}`, name]),
    ...fairnessTags(commitmentTo(lot.secret), lot, true),
  ]);
  const last: RecordLine[] = end === null ? [] : [{ kind: 'assert', text: end, line: 0 }];
  return formatRecord({ tags, lines: [...acts, ...last] });
}
