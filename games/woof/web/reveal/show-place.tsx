import { SeatBadge } from '@rudel/ui/seat-badge';
import { seatColour } from '@rudel/ui/seat-look';
import type { Character } from '@rudel/woof/page';
import { CardBack, CardFace } from '../cards/card.tsx';
import { Emblem } from '../cards/emblems.tsx';
import type { Drawing } from '../drawing.ts';
import type { RevealStep, Standing } from '../logic/reveal-steps.ts';
import type { Spot } from '../logic/ring.ts';
import type { TurnedUp } from '../logic/turned-up.ts';

type ShowPlaceProps = {
  readonly drawing: Drawing;
  readonly spot: Spot;
  readonly turnedUp: TurnedUp;
  readonly step: RevealStep | null;
  readonly isTurned: boolean;
  readonly standing: Standing;
};

/** A place while a round is turned up: its cards, whom they make, and what it has by now. */
export function ShowPlace({ drawing, spot, turnedUp, step, isTurned, standing }: ShowPlaceProps) {
  const { place, row, column } = spot;
  const words = drawing.words.value;
  const character = turnedUp.judgement.characters[place] as Character;
  return (
    <div
      class="woof-show-place"
      data-show={place}
      data-now={isAbout(step, place)}
      data-aim={aimOf(step, turnedUp, place)}
      style={{ '--seat': seatColour(place), gridArea: `${row} / ${column} / ${row + 1} / ${column + 2}` }}
    >
      <span class="woof-show-head">
        <SeatBadge seat={place} size={24} label="" />
        <bdi>{drawing.nameOf(place)}</bdi>
        {place < standing.points.length && (
          <span class="woof-signs">
            <Errors turnedUp={turnedUp} place={place} count={standing.errors[place] ?? 0} />
            <span class="woof-points">{standing.points[place]}</span>
          </span>
        )}
      </span>
      <span class="woof-show-cards">
        <span class="woof-pair">
          {(turnedUp.reveal.pairs[place] ?? []).map((card, nth) =>
            isTurned ? (
              <span key={nth} class="woof-turning">
                <CardFace card={card} words={words} />
              </span>
            ) : (
              <CardBack key={nth} />
            ),
          )}
        </span>
        {isTurned && (
          <strong data-of={character}>
            <Emblem of={character} />
            <span>{words.characters[character]}</span>
          </strong>
        )}
      </span>
    </div>
  );
}

type ErrorsProps = { readonly turnedUp: TurnedUp; readonly place: number; readonly count: number };

/** The error tokens so far; a new one shows its side. */
function Errors({ turnedUp, place, count }: ErrorsProps) {
  const isNew = count > (turnedUp.before.errors[place] ?? 0);
  const isRed = isNew && turnedUp.judgement.verdicts[place]?.error === 'red';
  return (
    <span class="woof-errors">
      {Array.from({ length: count }, (_, nth) => (
        <i key={nth} data-red={isRed && nth === count - 1} />
      ))}
    </span>
  );
}

/** Whether a step is about a place. */
function isAbout(step: RevealStep | null, place: number): boolean {
  switch (step?.kind) {
    case 'turn':
      return step.place === place;
    case 'judge':
      return step.seat === place;
    case 'none':
      return step.seats.includes(place);
    case 'bonus':
      return step.to === place;
    default:
      return false;
  }
}

/** Whether a pointer of the suspicion that is judged stands here, and whether rightly. */
function aimOf(
  step: RevealStep | null,
  { judgement }: TurnedUp,
  place: number,
): 'right' | 'wrong' | undefined {
  if (step?.kind !== 'judge') return undefined;
  const aims = judgement.verdicts[step.seat]?.goals.filter(({ pointer }) => pointer === place) ?? [];
  if (aims.length === 0) return undefined;
  return aims.some(({ isRight }) => isRight) ? 'right' : 'wrong';
}
