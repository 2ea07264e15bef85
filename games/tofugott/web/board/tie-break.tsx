import './tie-break.css';
import type { TieRound } from '@rudel/tofugott/page';
import { tieWinner, tofusOf, winningCard } from '@rudel/tofugott/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import type { Drawing } from '../drawing.ts';
import { Tile } from './tile.tsx';

export type TieBreakProps = {
  readonly drawing: Drawing;
  readonly tie: readonly TieRound[];
  /** The last cards are still on their way round. */
  readonly isTurning: boolean;
};

/** The tied turn over their silhouettes, one at a time, all together: the first tofu wins. */
export function TieBreak({ drawing, tie, isTurning }: TieBreakProps) {
  const words = drawing.words.value.tie;
  const round = tie.at(-1);
  const winner = isTurning ? null : tieWinner(tie);
  if (round === undefined) return null;
  return (
    <article class="tofu-tie">
      <h2>{winner === null ? words.title : words.found(drawing.play.nameOf(winner))}</h2>
      <p>{tie.length > 1 && winner === null ? words.again : words.hint}</p>
      <ul class="tofu-piles">
        {round.seats.map((seat, at) => (
          <Pile key={`${tie.length} ${seat}`} drawing={drawing} round={round} at={at} isTurning={isTurning} />
        ))}
      </ul>
    </article>
  );
}

type PileProps = Pick<TieBreakProps, 'drawing' | 'isTurning'> & {
  readonly round: TieRound;
  readonly at: number;
};

function Pile({ drawing, round, at, isTurning }: PileProps) {
  const words = drawing.words.value;
  const seat = round.seats[at] ?? 0;
  const cards = round.turned[at] ?? [];
  const name = drawing.play.nameOf(seat);
  const said = words.tie.pile(name, cards.map((card) => words.silhouettes[card]).join(', '));
  return (
    <li class="tofu-pile" data-found={!isTurning && tofusOf(round).includes(seat)}>
      <span class="tofu-pile-name" aria-hidden="true">
        <SeatBadge seat={seat} size={28} label="" />
        <bdi>{name}</bdi>
      </span>
      <span class="visually-hidden">{said}</span>
      <span class="tofu-pile-cards">
        {cards.map((card, nth) => (
          <Tile
            key={card}
            silhouette={card}
            isFresh={nth === cards.length - 1}
            verdict={card === winningCard && !isTurning ? 'hit' : null}
          />
        ))}
        <Tile silhouette={null} />
      </span>
    </li>
  );
}
