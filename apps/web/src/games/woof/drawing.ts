import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { middleOf } from '@rudel/woof/page';
import type { Glimpse, Move, Place, View } from '@rudel/woof/page';
import type { Play, Scene } from '../game-ui.ts';
import { Composer } from './composer.ts';
import { goalsIn } from './logic/goals-in.ts';
import { notebookOf } from './notes/notebook.ts';
import type { Notebook } from './notes/notebook.ts';
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
  /** The last round whose reveal this seat has put away. */
  readonly seenRound: Signal<number>;
  /** How a place is called: by who sits there, or the middle. */
  readonly nameOf: (place: Place) => string;
}

const drawings = new WeakMap<Play, Drawing>();

export function drawingOf(play: Play): Drawing {
  const known = drawings.get(play);
  if (known !== undefined) return known;
  const made = makeDrawing(play);
  drawings.set(play, made);
  return made;
}

export const glimpsesOf = (scene: Scene | null): readonly Glimpse[] =>
  (scene?.glimpses ?? []) as unknown as readonly Glimpse[];

/** Who comes back in the middle of a round has seen how the one before came out. */
const seenAtFirst = ({ shown }: View): number =>
  shown.log.length > 0 && shown.phase !== 'over' ? shown.points.length : shown.points.length - 1;

function makeDrawing(play: Play): Drawing {
  const view = computed(() => play.view.value as unknown as View);
  const words = computed(() => woofWords[play.language.value]);
  const drawing: Drawing = {
    play,
    view,
    words,
    legal: computed(() => play.legal.value as unknown as readonly Move[]),
    draft: computed(() => play.draft.value as unknown as Move | null),
    composer: new Composer(play, view),
    notebook: notebookOf(play.keptUnder ?? null, view),
    seenRound: signal(seenAtFirst(view.peek())),
    nameOf: (place) => (place === middleOf(view.value.shown.seats) ? words.value.middle : play.nameOf(place)),
  };
  effect(() => {
    play.hint.value = hintOf(drawing);
  });
  return drawing;
}

/** What is still missing for the action that was begun. */
function hintOf({ words, composer, draft, view }: Drawing): string | null {
  const { act, dial, characters, questions } = words.value;
  const intent = composer.intent.value;
  if (intent === null || draft.value !== null) return null;
  if (intent.kind === 'look') return act.whereLook;
  if (intent.kind === 'ask') return act.whereAsk(questions[intent.question]);
  const goal = goalsIn(view.value)[composer.active.value];
  return goal === undefined ? null : dial.hint(characters[goal]);
}
