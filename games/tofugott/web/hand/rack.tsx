import type { Silhouette as SilhouetteName } from '@rudel/tofugott/page';
import { openSilhouettes, silhouettes } from '@rudel/tofugott/page';
import { Button } from '@rudel/ui/button';
import type { Drawing } from '../drawing.ts';
import { ownGuess } from '../logic/own-cards.ts';
import { placeOf } from '../logic/wanted.ts';
import { Silhouette } from '../silhouettes/silhouette.tsx';

/** The silhouettes of this turn, always in the same places: to lay as answers, or to guess. */
export function Rack({ drawing }: { readonly drawing: Drawing }) {
  const { aside } = drawing.view.value.shown;
  const isAnswering = drawing.answering.answers.value !== null;
  return (
    <div class="tofu-rack-place">
      {isAnswering && <Asks drawing={drawing} />}
      {drawing.isChanging.value && <Another drawing={drawing} />}
      <div class="tofu-rack" onKeyDown={moveFocus}>
        {silhouettes
          .filter((one) => !aside.includes(one))
          .map((one) =>
            isAnswering ? (
              <AnswerTile key={one} drawing={drawing} name={one} />
            ) : (
              <GuessTile key={one} drawing={drawing} name={one} />
            ),
          )}
      </div>
    </div>
  );
}

/** What the next tap answers. */
function Asks({ drawing }: { readonly drawing: Drawing }) {
  const words = drawing.words.value;
  const target = drawing.answering.target.value;
  const mayLock = drawing.legal.value.some(({ kind }) => kind === 'lock') && drawing.draft.value === null;
  return (
    <p class="tofu-asks" aria-live="polite">
      <span>
        {target === null ? words.rack.allLaid : words.rack.tapHere(target.question, words.rows[target.row])}
      </span>
      {mayLock && (
        <Button kind="primary" icon="lock" data-spot="lock" onClick={() => drawing.propose({ kind: 'lock' })}>
          {words.rack.lock}
        </Button>
      )}
    </p>
  );
}

/** Another guess, or the same. */
function Another({ drawing }: { readonly drawing: Drawing }) {
  const words = drawing.words.value.rack;
  return (
    <p class="tofu-asks">
      <span>{words.another}</span>
      <Button class="tofu-stay" onClick={() => stay(drawing)}>
        {words.keepGuess}
      </Button>
    </p>
  );
}

/** Leaves the guess as it is. */
function stay({ isChanging, play }: Drawing): void {
  play.choice.draft.value = null;
  isChanging.value = false;
}

type TileProps = { readonly drawing: Drawing; readonly name: SilhouetteName };

function AnswerTile({ drawing, name }: TileProps) {
  const words = drawing.words.value;
  const answers = drawing.answering.answers.value;
  const place = answers === null ? null : placeOf(answers, name);
  return (
    <button
      type="button"
      class="tofu-rack-tile"
      data-silhouette={name}
      data-used={place !== null}
      onClick={() => drawing.answering.tapSilhouette(name)}
    >
      <Silhouette name={name} size={40} />
      <span class="tofu-rack-name">{words.silhouettes[name]}</span>
      {place !== null && (
        <>
          <span class="tofu-rack-mark" data-row={place.row} aria-hidden="true">
            {place.question}
          </span>
          <span class="visually-hidden">{words.rack.lies(place.question, words.rows[place.row])}</span>
        </>
      )}
    </button>
  );
}

function GuessTile({ drawing, name }: TileProps) {
  const words = drawing.words.value;
  const draft = drawing.draft.value;
  const isOut = !openSilhouettes(drawing.view.value.shown).includes(name);
  const isYours = ownGuess(drawing.view.value) === name;
  const spoken = words.silhouettes[name];
  const more = isOut ? words.rack.isOut : isYours ? words.rack.isYours : null;
  return (
    <button
      type="button"
      class="tofu-rack-tile"
      data-silhouette={name}
      data-out={isOut}
      data-yours={isYours}
      aria-pressed={draft?.kind === 'guess' ? draft.silhouette === name : isYours}
      aria-disabled={isOut}
      aria-label={more === null ? spoken : `${spoken}, ${more}`}
      onClick={() => (isYours ? stay(drawing) : drawing.propose({ kind: 'guess', silhouette: name }))}
    >
      <Silhouette name={name} size={40} />
      <span class="tofu-rack-name">{spoken}</span>
    </button>
  );
}

const steps: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 4, ArrowUp: -4 };

/** Arrow keys go from silhouette to silhouette. */
function moveFocus(event: KeyboardEvent): void {
  const step = steps[event.key];
  const tile = event.target instanceof Element ? event.target.closest('.tofu-rack-tile') : null;
  const tiles = [...(tile?.parentElement?.querySelectorAll<HTMLElement>('.tofu-rack-tile') ?? [])];
  if (step === undefined || tile === null) return;
  const next = tiles[tiles.findIndex((one) => one === tile) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
