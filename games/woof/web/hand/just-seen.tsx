import { useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import { middleOf } from '@rudel/woof/page';
import { CardFace } from '../cards/card.tsx';
import type { Drawing } from '../drawing.ts';
import { lyingIn } from '../logic/lying.ts';

type JustSeenProps = { readonly drawing: Drawing; readonly seat: Seat };

/** The card that this seat has looked at last, beside its own: it stays until it is tapped away. */
export function JustSeen({ drawing, seat }: JustSeenProps) {
  const [putAway, setPutAway] = useState('');
  const view = drawing.view.value;
  const words = drawing.words.value;
  const last = lyingIn(view).findLast(({ deed }) => deed.kind === 'look' && deed.by === seat);
  if (last === undefined || last.seen === null) return null;
  const key = `${view.shown.round} ${last.turn}`;
  if (key === putAway) return null;
  const { at } = last.deed;
  const name = at === middleOf(view.shown.seats) ? null : drawing.play.nameOf(at);
  return (
    <button type="button" class="woof-just-seen" onClick={() => setPutAway(key)}>
      <span class="visually-hidden">{words.place.putAway(name, words.card(last.seen))}</span>
      <span aria-hidden="true">
        <CardFace card={last.seen} words={words} size="large" />
        <small>{words.place.seenAt(name)}</small>
      </span>
    </button>
  );
}
