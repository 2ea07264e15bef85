import type { Eye, NameOf } from '@rudel/kernel';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { language } from '@rudel/ui/settings';
import { listed } from '@rudel/ui/words';
import type { Desk } from '../desk.ts';
import type { Placing } from './placing.ts';

type RankingProps = {
  readonly desk: Desk;
  readonly placings: readonly Placing[];
  readonly eye: Eye;
  readonly nameOf: NameOf;
};

/** A score with its unit, as the game says it. */
export const scoreInWords = ({ ui: { score } }: Desk, points: number): string =>
  score.scoreIn?.(points, language.value) ?? score.progressIn?.(points, language.value) ?? `${points}`;

/** Everybody in the order of their places, one's own marked. */
export function Ranking({ desk, placings, eye, nameOf }: RankingProps) {
  if (placings.length === 0) return null;
  return (
    <ol class="result-ranking" data-many={placings.length > 4}>
      {placings.map(({ place, seats, score }) => (
        <li key={seats.join()} data-own={eye !== 'table' && seats.includes(eye)} data-place={place}>
          <span class="result-place">{place}.</span>
          {seats.map((seat) => (
            <SeatBadge key={seat} seat={seat} size={30} label="" />
          ))}
          <bdi class="result-name">{listed(seats.map(nameOf))}</bdi>
          <strong>{scoreInWords(desk, score)}</strong>
        </li>
      ))}
    </ol>
  );
}
