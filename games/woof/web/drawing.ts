import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { keptUnder, perPlay } from '@rudel/ui/play';
import { language } from '@rudel/ui/settings';
import { isAsked, middleOf, mostErrors, mostRounds } from '@rudel/woof/page';
import type { Glimpse, Move, CardPlace, View } from '@rudel/woof/page';
import { Composer } from './composer.ts';
import { announcingIn } from './logic/announcing.ts';
import { goalsIn } from './logic/goals-in.ts';
import { shotOf } from './logic/shots.ts';
import type { Shot } from './logic/shots.ts';
import { lastTurnedUp, readUpTo, turnedUpBy } from './logic/turned-up.ts';
import type { TurnedUp } from './logic/turned-up.ts';
import { notebookOf } from './notes/notebook.ts';
import type { Notebook } from './notes/notebook.ts';
import type { Play, Scene } from './play.ts';
import { woofWords } from './words.ts';
import type { WoofWords } from './words.ts';

/** What the table lends, in the types of Woof!!: board and hand share it. */
export interface Drawing {
  readonly play: Play;
  readonly view: ReadonlySignal<View>;
  readonly words: ReadonlySignal<WoofWords>;
  readonly legal: ReadonlySignal<readonly Move[]>;
  readonly draft: ReadonlySignal<Move | null>;
  readonly composer: Composer;
  readonly notebook: Notebook;
  readonly areNotesOpen: Signal<boolean>;
  /** What moves over the table now. */
  readonly shot: ReadonlySignal<Shot | null>;
  /** The last round whose cards have all been turned and judged before this reader's eyes. */
  readonly shownRound: Signal<number>;
  /** The round that is to be seen turned up: until its reader puts it away or goes on playing. */
  readonly turnedUp: ReadonlySignal<TurnedUp | null>;
  /** What a place is called: by whoever sits there, or the middle. */
  readonly nameOf: (place: CardPlace) => string;
}

export const drawingOf: (play: Play) => Drawing = perPlay(makeDrawing);

export const glimpsesOf = (scene: Scene | null): readonly Glimpse[] => scene?.glimpses ?? [];

/** Whoever comes back in the middle of a round has seen how the one before came out, unless this device knows better. */
const seenAtFirst = ({ shown }: View): number =>
  shown.log.length > 0 && shown.phase !== 'over' ? shown.points.length : shown.points.length - 1;

type Frame = Pick<Drawing, 'play' | 'view' | 'composer' | 'notebook' | 'shot' | 'shownRound'>;

/** Which round lies open on the table; the last one stays. */
function turnedUpIn(frame: Frame): TurnedUp | null {
  const { view, shot, composer, notebook, shownRound } = frame;
  if (shot.value?.kind === 'reveal') {
    const turnedUp = turnedUpBy(shot.value, view.value);
    return shownRound.value < turnedUp.round ? turnedUp : { ...turnedUp, isMoving: false };
  }
  const last = lastTurnedUp(view.value);
  if (last?.isLast === true) return last;
  if (last === null || last.round <= (notebook.seenRound.value ?? 0) || isPast(frame)) return null;
  return composer.intent.value === null ? last : null;
}

/** A replay, which goes through time by itself, has gone on to the next round. */
const isReplay = ({ vantage }: Play): boolean => vantage.kind === 'replay';
const isPast = ({ play, view }: Frame): boolean => isReplay(play) && view.value.shown.log.length > 0;

function makeDrawing(play: Play): Drawing {
  const view = play.view;
  const words = computed(() => woofWords[play.language.value]);
  const frame: Frame = {
    play,
    view,
    composer: new Composer(play, view),
    notebook: notebookOf(keptUnder(play), view),
    shownRound: signal(0),
    shot: computed(() =>
      play.stage.scene.value === null ? null : shotOf(glimpsesOf(play.stage.scene.value), isReplay(play)),
    ),
  };
  if (frame.notebook.seenRound.peek() === null) frame.notebook.seeRound(seenAtFirst(view.peek()));
  const drawing: Drawing = {
    ...frame,
    words,
    areNotesOpen: signal(false),
    legal: play.choice.legal,
    draft: play.choice.draft,
    turnedUp: computed(() => turnedUpIn(frame)),
    nameOf: (place) => (place === middleOf(view.value.shown.seats) ? words.value.middle : play.nameOf(place)),
  };
  effect(() => {
    play.choice.hint.value = hintOf(drawing);
  });
  effect(() => {
    if (play.stage.sentence !== undefined) play.stage.sentence.value = sentenceOf(drawing);
  });
  effect(() => {
    if (play.stage.readSoFar !== undefined) play.stage.readSoFar.value = readSoFarIn(drawing);
  });
  return drawing;
}

/** What is said on top while a round lies open; else the game's own sentence is true. */
function sentenceOf({ words, turnedUp, play, view }: Drawing): string | null {
  const { reveal } = words.value;
  if (turnedUp.value === null) return null;
  const { round, isMoving, isLast } = turnedUp.value;
  if (isMoving) return reveal.turning(round);
  if (isLast && round < mostRounds) return reveal.openEarly(round, overlyWrong(view.value, play.nameOf));
  if (isLast || play.eye === 'table' || isReplay(play)) return reveal.open(round);
  return isAsked(view.value, play.eye) ? reveal.openAsked(round) : reveal.openNext(round);
}

/** Whoever has so many error tokens that nothing is played any more (woof 7.1). */
function overlyWrong({ shown }: View, nameOf: Play['nameOf']): string {
  const seats = shown.errors.flatMap((errors, seat) => (errors >= mostErrors ? [seat] : []));
  return new Intl.ListFormat(language.value).format(seats.map(nameOf));
}

/** How much of the log is known while a round lies open: not the next one, and until it is turned not how it came out. */
function readSoFarIn({ play, turnedUp, shot }: Drawing): number | null {
  const { value } = turnedUp;
  if (value === null || (value.isLast && shot.value === null)) return null;
  return readUpTo(play.match.log.value ?? [], value);
}

/** What is still missing for the action that was begun. */
function hintOf({ words, composer, draft, legal, view, nameOf }: Drawing): string | null {
  const { shown } = view.value;
  const { act, dial, characters, questions } = words.value;
  const intent = composer.intent.value;
  if (draft.value !== null || legal.value.length === 0) return null;
  if (shown.phase === 'lay') return act.layOutHint(nameOf(shown.turn ?? 0));
  if (shown.phase === 'take') return act.takeHint(nameOf(shown.looking ?? 0));
  if (intent === null) return null;
  if (intent.kind === 'look') return act.whereLook(announcingIn(view.value), shown.options.arrange === 'yes');
  if (intent.kind === 'ask') return act.whereAsk(questions[intent.question]);
  const goal = goalsIn(view.value)[composer.active.value];
  return goal === undefined ? null : dial.hint(characters[goal], shown.phase === 'play');
}
