import type { NameOf, Seat } from '@rudel/kernel';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { Sheet } from '@rudel/ui/sheet';
import { scoresOf, seatsOf } from '@rudel/woelfe/page';
import type { Glimpse, Shown } from '@rudel/woelfe/page';
import { roundsIn } from '../logic/still.ts';
import type { Scored } from '../logic/still.ts';
import type { WoelfeWords } from '../words.ts';
import { BidMark, SideMark } from './round-summary.tsx';

export type ScoreSheetProps = {
  readonly shown: Shown;
  readonly log: readonly Glimpse[];
  readonly words: WoelfeWords;
  readonly nameOf: NameOf;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** All rounds so far, as they would be written down. */
export function ScoreSheet({ isOpen, onClose, ...page }: ScoreSheetProps) {
  return (
    <Sheet open={isOpen} title={page.words.score.title} onClose={onClose}>
      {page.shown.points.length === 0 ? <p>{page.words.score.none}</p> : <Rounds {...page} />}
    </Sheet>
  );
}

type RoundsProps = Omit<ScoreSheetProps, 'isOpen' | 'onClose'>;

function Rounds({ shown, log, words, nameOf }: RoundsProps) {
  const seats = seatsOf(shown.seats);
  const told = new Map(roundsIn(log).map(({ round, scored }) => [round, scored]));
  const totals = scoresOf(shown);
  return (
    <table class="woelfe-sheet">
      <thead>
        <tr>
          <th scope="col">{words.score.round}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <span class="woelfe-who">
                <SeatBadge seat={seat} size={30} label="" />
                <bdi>{nameOf(seat)}</bdi>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.points.map((points, at) => (
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            {seats.map((seat) => (
              <td key={seat} data-won={(points[seat] ?? 0) > 0}>
                <Cell
                  points={points[seat] ?? 0}
                  scored={told.get(at + 1) ?? null}
                  seat={seat}
                  words={words}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.score.total}</th>
          {seats.map((seat) => (
            <td key={seat}>{totals[seat]}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

type CellProps = {
  readonly points: number;
  readonly scored: Scored | null;
  readonly seat: Seat;
  readonly words: WoelfeWords;
};

function Cell({ points, scored, seat, words }: CellProps) {
  return (
    <span class="woelfe-cell">
      <strong>{points}</strong>
      {scored?.kind === 'bidsScored' && <BidMark scored={scored} seat={seat} words={words} />}
      {scored?.kind === 'sidesScored' && scored.hunters.includes(seat) && <SideMark isHunter words={words} />}
    </span>
  );
}
