import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { sameData } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { layoutOf, lupusRules } from '@rudel/lupus/page';
import type { Glimpse, Move, Sign, Statement, View } from '@rudel/lupus/page';
import { closeLayers } from '@rudel/ui/layers';
import { keptUnder, perPlay } from '@rudel/ui/play';
import { isLookedAt } from './hand/looked-at.ts';
import { askedOf } from './logic/asked-of.ts';
import { diaryOf } from './logic/diary.ts';
import type { Diary } from './logic/diary.ts';
import { notebookOf } from './narrator/notebook.ts';
import type { Notebook } from './narrator/notebook.ts';
import type { Play, Scene } from './play.ts';
import type { Kind } from './talk/compose-words.ts';
import { lupusWords } from './words.ts';
import type { LupusWords } from './words.ts';

export type Saying = Extract<Move, { readonly kind: 'say' }>;

/** What lies over the table until it is put away. */
export type Sheets = 'deck' | 'compose' | 'talk' | 'notes';

/** What the table lends, in the types of Lupus in Tabula: board and hand share it. */
export interface Drawing {
  readonly play: Play;
  readonly view: ReadonlySignal<View>;
  readonly words: ReadonlySignal<LupusWords>;
  readonly legal: ReadonlySignal<readonly Move[]>;
  /** What may be done by what is drawn: it does not go away while something moves, so that no button does. */
  readonly possible: ReadonlySignal<readonly Move[]>;
  readonly draft: ReadonlySignal<Move | null>;
  /** The sign that goes with a pointing. */
  readonly sign: ReadonlySignal<Sign | null>;
  giveSign(sign: Sign | null): void;
  /** Whom a tap means now: to point at, to vote for. */
  readonly targets: ReadonlySignal<ReadonlySet<Seat>>;
  /** Whom the draft means. */
  readonly target: ReadonlySignal<Seat | null>;
  /** What can be said now to something said today, by its number. */
  readonly echoes: ReadonlySignal<ReadonlyMap<number, readonly Saying[]>>;
  /** The seat that is looked at. */
  readonly opened: Signal<Seat | null>;
  readonly sheet: Signal<Sheets | null>;
  /** What a statement that is put together begins with; null where that is to be chosen. */
  readonly beginning: ReadonlySignal<Kind | null>;
  /** Lets a statement be put together. */
  compose(beginning: Kind | null): void;
  /** Says something, without asking: it was put together on purpose. */
  say(what: Statement): void;
  readonly notebook: Notebook;
  readonly diary: Diary;
  /** One's own card is open: while it is held, or for a while. */
  readonly peeking: Signal<'held' | 'timed' | null>;
  /** Taps a seat: chooses it where one is asked for, else shows what is known of it. */
  tap(seat: Seat): void;
  /** Puts a move up for confirmation; the same once more plays it. One that is not legal is explained. */
  propose(move: Move): void;
}

export const drawingOf: (play: Play) => Drawing = perPlay(makeDrawing);

export const glimpsesOf = (scene: Scene | null | undefined): readonly Glimpse[] => scene?.glimpses ?? [];

const isSame = (one: Move | null, other: Move): boolean => sameData(one, other);

/** Whom a move means by its tap. */
function seatMeant(move: Move | null, { shown }: View): Seat | null {
  const [paw = null, tuft = null] = shown.days.at(-1)?.suspects ?? [];
  switch (move?.kind) {
    case 'point':
    case 'vote':
      return move.at;
    case 'paw':
      return paw;
    case 'tuft':
      return tuft;
    default:
      return null;
  }
}

/** What a tap on a seat would do in this phase; null where it means nothing. */
export function moveAt({ shown }: View, seat: Seat, sign: Sign | null): Move | null {
  switch (shown.phase) {
    case 'call': {
      const { hasSigns } = layoutOf(shown, shown.call ?? 'seer', shown.night);
      return { kind: 'point', at: seat, sign: hasSigns ? sign : null };
    }
    case 'vote':
      return { kind: 'vote', at: seat };
    case 'verdict': {
      const nth = shown.days.at(-1)?.suspects.indexOf(seat) ?? -1;
      return nth === -1 ? null : { kind: nth === 0 ? 'paw' : 'tuft' };
    }
    default:
      return null;
  }
}

function echoesIn(legal: readonly Move[]): ReadonlyMap<number, readonly Saying[]> {
  const found = new Map<number, Saying[]>();
  for (const move of legal) {
    if (move.kind !== 'say' || !('with' in move.what)) continue;
    found.set(move.what.with, [...(found.get(move.what.with) ?? []), move]);
  }
  return found;
}

/** What lies open before this reader alone. */
const ownThings = (play: Play): Pick<Drawing, 'opened' | 'sheet' | 'notebook' | 'diary' | 'peeking'> => ({
  opened: signal(null),
  sheet: signal(null),
  notebook: notebookOf(keptUnder(play)),
  diary: diaryOf(play, isLookedAt(keptUnder(play))),
  peeking: signal(null),
});

/** What lies over the table is put away when something new is asked, so that nobody misses it while reading. */
function closeWhenAsked(
  view: Drawing['view'],
  possible: Drawing['possible'],
  { opened, sheet, diary }: Pick<Drawing, 'opened' | 'sheet' | 'diary'>,
): void {
  let last = '';
  effect(() => {
    const asked = askedOf(view.value, possible.value);
    if (asked === '' || asked === last) return;
    last = asked;
    opened.value = null;
    if (!diary.hasLooked.peek()) return;
    sheet.value = null;
    closeLayers();
  });
}

/** How something is said. */
function speakingBy(
  { choice }: Play,
  possible: Drawing['possible'],
  sheet: Drawing['sheet'],
): Pick<Drawing, 'beginning' | 'compose' | 'say'> {
  const beginning = signal<Kind | null>(null);
  return {
    beginning,
    compose(kind) {
      beginning.value = kind;
      sheet.value = 'compose';
    },
    say(what) {
      const move = { kind: 'say', what } as const;
      if (possible.peek().some((one) => isSame(one, move))) choice.insist(move);
      else choice.explain(move);
    },
  };
}

function makeDrawing(play: Play): Drawing {
  const view = play.view;
  const legal = play.choice.legal;
  const isLive = play.vantage.kind !== 'replay';
  const possible = computed(() => (isLive ? lupusRules.legal(view.value) : []));
  const draft = play.choice.draft;
  const sign = signal<Sign | null>(null);
  const own = ownThings(play);
  const targets = computed(() => new Set(legal.value.flatMap((move) => seatMeant(move, view.value) ?? [])));
  const propose = (move: Move): void => {
    if (!legal.peek().some((one) => isSame(one, move))) play.choice.explain(move);
    else play.choice.propose(move);
  };
  const round = computed(
    () => `${view.value.shown.night} ${view.value.shown.call} ${view.value.shown.round}`,
  );
  /** What was put up in one call is not meant for the next. */
  effect(() => {
    if (round.value === '') return;
    sign.value = null;
    if (play.choice.draft.peek() !== null) play.choice.draft.value = null;
  });
  closeWhenAsked(view, possible, own);
  return {
    play,
    view,
    words: computed(() => lupusWords[play.language.value]),
    legal,
    possible,
    draft,
    sign,
    giveSign(given) {
      sign.value = given;
      const pointing = draft.peek();
      if (pointing?.kind === 'point') play.choice.draft.value = { ...pointing, sign: given };
    },
    targets,
    target: computed(() => seatMeant(draft.value, view.value)),
    echoes: computed(() => echoesIn(possible.value)),
    ...own,
    tap(seat) {
      const move = targets.peek().size > 0 ? moveAt(view.peek(), seat, sign.peek()) : null;
      if (move === null) own.opened.value = seat;
      else propose(move);
    },
    propose,
    ...speakingBy(play, possible, own.sheet),
  };
}
