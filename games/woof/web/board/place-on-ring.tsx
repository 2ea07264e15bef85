import './place.css';
import './lying.css';
import { Icon } from '@rudel/ui/icon';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { seatColour } from '@rudel/ui/seat-look';
import { hasSuspected, scoresOf } from '@rudel/woof/page';
import type { Card, Move, CardPlace, View } from '@rudel/woof/page';
import { CardBack, CardFace } from '../cards/card.tsx';
import { Emblem } from '../cards/emblems.tsx';
import type { Composer } from '../composer.ts';
import type { Drawing } from '../drawing.ts';
import { goalsIn } from '../logic/goals-in.ts';
import { lyingAt } from '../logic/lying.ts';
import type { Spot } from '../logic/ring.ts';
import { notedAt } from '../notes/notebook.ts';
import { Token } from './token.tsx';
import { useFit } from './use-fit.ts';

type PlaceProps = {
  readonly drawing: Drawing;
  readonly spot: Spot;
  readonly onOpen: (place: CardPlace) => void;
};

/** One place at the table: its number, its two cards, and everything that was said there. */
export function PlaceOnRing({ drawing, spot, onOpen }: PlaceProps) {
  const { place, row, column } = spot;
  const view = drawing.view.value;
  const { shown } = view;
  const isSeat = place < shown.seats;
  const target = targetOf(drawing, place);
  const press = (): void => (target === null ? onOpen(place) : drawing.composer.choose(place));
  return (
    <section
      class="woof-place"
      data-place={place}
      data-seat-place={isSeat ? place : undefined}
      data-own={place === view.eye}
      data-middle={!isSeat}
      data-side={row === 2 && column !== 3}
      data-turn={shown.turn === place && isSeat}
      data-looking={shown.looking === place}
      data-target={target !== null}
      data-chosen={isChosen(drawing, place)}
      style={{
        '--seat': isSeat ? seatColour(place) : 'var(--felt-ink-soft)',
        '--row': row,
        '--column': column,
      }}
    >
      <button
        type="button"
        class="woof-place-press"
        aria-label={labelOf(drawing, place, target)}
        onClick={press}
      />
      <header class="woof-place-head">
        <SeatBadge seat={place} size={28} label="" />
        <bdi>{drawing.nameOf(place)}</bdi>
        <PlaceSigns drawing={drawing} place={place} />
      </header>
      {place !== view.eye && <Pair view={view} place={place} drawing={drawing} />}
      <LyingHere drawing={drawing} place={place} />
    </section>
  );
}

/** What a tap on a place means now; null where it only opens the place. */
function targetOf({ composer, legal, view }: Drawing, place: CardPlace): Move['kind'] | null {
  const intent = composer.intent.value;
  if (intent === null || legal.value.length === 0 || place === view.value.eye) return null;
  if (intent.kind === 'ask' && place >= view.value.shown.seats) return null;
  return intent.kind;
}

function labelOf({ words, nameOf, composer, view }: Drawing, place: CardPlace, target: Move['kind'] | null) {
  const { place: told, characters } = words.value;
  if (target === 'look') return told.lookHere(nameOf(place));
  if (target === 'ask') return told.askHere(nameOf(place));
  const goal = goalsIn(view.value)[composer.active.value];
  return target === null || goal === undefined
    ? told.open(nameOf(place))
    : told.pointHere(characters[goal], nameOf(place));
}

function isChosen({ draft, composer }: Drawing, place: CardPlace): boolean {
  const move = draft.value;
  if (move?.kind === 'look' || move?.kind === 'ask') return move.at === place;
  return pointed(composer, place);
}

const pointed = (composer: Composer, place: CardPlace): boolean => composer.pointers.value.includes(place);

/** Who has suspected, errors and points. At the end nobody knows who else has decided already. */
function PlaceSigns({ drawing, place }: { readonly drawing: Drawing; readonly place: CardPlace }) {
  const { eye, shown, boards } = drawing.view.value;
  const { place: told, note } = drawing.words.value;
  if (place >= shown.seats) return null;
  const errors = shown.errors[place] ?? 0;
  const hasDecided = shown.phase === 'final' && place === eye && boards[place] !== null;
  return (
    <span class="woof-signs">
      {(hasSuspected(shown, place) || hasDecided) && (
        <span class="woof-sign-suspected">
          <Icon name="lock" size={14} label={hasDecided ? told.decided : told.suspected} />
        </span>
      )}
      {errors > 0 && (
        <span class="woof-errors" role="img" aria-label={note.errors(errors)}>
          {Array.from({ length: errors }, (_, nth) => (
            <i key={nth} data-red={shown.red[place] === true && nth === errors - 1} />
          ))}
        </span>
      )}
      <span class="woof-points">
        {scoresOf(shown)[place] ?? 0}
        <span class="visually-hidden"> {note.score(scoresOf(shown)[place] ?? 0)}</span>
      </span>
    </span>
  );
}

/** What this person has noted lies on the cards. */
function Noted({ drawing, place }: { readonly drawing: Drawing; readonly place: CardPlace }) {
  const noted = notedAt(drawing.notebook, place);
  if (noted === null) return null;
  return (
    <span class="woof-noted" data-of={noted}>
      <Emblem of={noted} />
      <span class="visually-hidden">
        {drawing.words.value.notes.title}: {drawing.words.value.characters[noted]}
      </span>
    </span>
  );
}

type PairProps = { readonly view: View; readonly place: CardPlace; readonly drawing: Drawing };

/** The two cards of a place: face down, unless this eye knows them. */
function Pair({ view, place, drawing }: PairProps) {
  const pair = view.pairs[place] ?? [];
  const words = drawing.words.value;
  return (
    <span class="woof-pair" data-empty={pair.length === 0}>
      {pair.length === 2 && pair[0] === '?' && <span class="visually-hidden">{words.place.hidden}</span>}
      {pair.map((card, nth) =>
        card === '?' ? (
          <CardBack key={nth} />
        ) : (
          <CardFace key={nth} card={card satisfies Card} words={words} />
        ),
      )}
      <Noted drawing={drawing} place={place} />
    </span>
  );
}

/** What was said here; where nothing was, what this place is. */
function LyingHere({ drawing, place }: { readonly drawing: Drawing; readonly place: CardPlace }) {
  const view = drawing.view.value;
  const all = lyingAt(view, place);
  const box = useFit(all.length);
  const about = all.length === 0 ? aboutOf(drawing, place) : null;
  return (
    <>
      {about !== null && <p class="woof-place-about">{about}</p>}
      <div class="woof-lyings" ref={box}>
        {all.map((lying) => (
          <Token key={`${view.shown.round} ${lying.turn}`} drawing={drawing} lying={lying} />
        ))}
      </div>
    </>
  );
}

function aboutOf({ view, words }: Drawing, place: CardPlace): string | null {
  if (place === view.value.eye) return words.value.place.ownEmpty;
  return place >= view.value.shown.seats ? words.value.place.middleEmpty : null;
}
