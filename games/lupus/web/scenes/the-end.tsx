import './the-end.css';
import { useEffect } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import { playerSeats, roleWords, roles } from '@rudel/lupus/page';
import type { Party, View } from '@rudel/lupus/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { CardBack } from '../art/card-back.tsx';
import { Emblem } from '../art/emblem.tsx';
import type { Drawing } from '../drawing.ts';
import { characterOf } from '../logic/character-of.ts';
import { howl } from './howl.ts';

type EndProps = {
  readonly drawing: Drawing;
  readonly won: Party;
  /** After how many milliseconds it begins: what brought it about is shown before. */
  readonly after: number;
};

const signOf = { humans: 'villager', wolves: 'wolf', hamster: 'werehamster' } as const;

/** The end: all cards lie around the circle and are turned up, one after the other. A wolf howls. */
export function TheEnd({ drawing, won, after }: EndProps) {
  const view = drawing.play.stage.scene.value?.after ?? drawing.view.value;
  const seats = playerSeats(view.shown);
  const own = view.eye === 'table' || !seats.includes(view.eye) ? 0 : view.eye;
  useEffect(() => {
    const timer = setTimeout(() => howl(won === 'wolves'), after);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="lupus-end" data-won={won} style={{ '--after': `${after}ms`, '--cards': seats.length }}>
      <div class="lupus-circle">
        {seats.map((seat, nth) => (
          <EndCard
            key={seat}
            drawing={drawing}
            view={view}
            seat={seat}
            turn={(seat - own + seats.length) % seats.length}
            isWinner={roles[characterOf(view, seat) ?? 'villager'].party === won}
            share={nth / seats.length}
          />
        ))}
        <div class="lupus-end-told">
          <Emblem of={signOf[won]} size={72} />
          <h2>{drawing.words.value.moment.won[won]}</h2>
        </div>
      </div>
    </div>
  );
}

type EndCardProps = {
  readonly drawing: Drawing;
  readonly view: View;
  readonly seat: Seat;
  /** How many places clockwise from the nearest. */
  readonly turn: number;
  readonly isWinner: boolean;
  readonly share: number;
};

function EndCard({ drawing, view, seat, turn, isWinner, share }: EndCardProps) {
  const role = characterOf(view, seat) ?? 'villager';
  return (
    <div class="lupus-end-card" data-won={isWinner} style={{ '--turn': turn, '--share': share }}>
      <span class="lupus-end-sides">
        <CardBack />
        <span class="lupus-end-front" data-of={role}>
          <Emblem of={role} size={30} />
          <small>{roleWords[drawing.play.language.value].names[role].name}</small>
        </span>
      </span>
      <SeatBadge seat={seat} size={26} label="" />
    </div>
  );
}
