import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { dogPage } from '@rudel/dog/page';
import type { Card, Move, Place, Rank, View } from '@rudel/dog/page';
import { perPlay } from '@rudel/ui/play';
import { choicesFor, compose, nothingChosen } from './logic/compose.ts';
import type { Choices, Composed } from './logic/compose.ts';
import { meantByCard, meantByPlace } from './logic/meant.ts';
import { endOf, tapCard, tapPlace, tapValue } from './logic/taps.ts';
import type { Offer, Play } from './play.ts';
import { dogWords } from './words.ts';
import type { DogWords } from './words.ts';

/** A move of Dog in the making: board and hand share one for each play. */
export interface Composer {
  readonly view: ReadonlySignal<View>;
  readonly words: ReadonlySignal<DogWords>;
  readonly composed: ReadonlySignal<Composed>;
  /** What is drawn: the same, or a complete move that was chosen elsewhere, whose stones have not left yet. */
  readonly drawn: ReadonlySignal<Composed>;
  /** Whether taps count now: not while a scene is shown or a move is on its way. */
  readonly isOpen: ReadonlySignal<boolean>;
  /** The card to be given, tapped again, is given. */
  tapCard(slot: number): void;
  tapValue(rank: Rank): void;
  /** The end of a complete move, tapped again, plays it. */
  tapPlace(place: Place): void;
}

export const composerOf: (play: Play) => Composer = perPlay(makeComposer);

/** How far choices have come; one that does not come further replaces others. */
const stageOf = ({ slot, as, from, legs }: Choices): number =>
  legs.length * 8 + (slot === null ? 0 : 4) + (as === null ? 0 : 2) + (from === null ? 0 : 1);

function isSame(one: Move, other: Move | null): boolean {
  const { move } = dogPage.player;
  return other !== null && move.format(one) === move.format(other);
}

const isSameDraft = (one: Move | null, other: Move | null): boolean =>
  one === null ? other === null : isSame(one, other);

/** What is drawn where the table's draft was not put together here. */
function drawnFor(view: View, legal: readonly Move[], own: Composed, draft: Move | null): Composed {
  const choices = draft === null || isSame(draft, own.draft) ? null : choicesFor(own.hand, draft);
  if (choices === null) return own;
  return { ...compose(view, legal, choices), draft, board: view.shown.board, legs: [], left: null };
}

/** What was legal last for this view: a move on its way stays on the board until its answer comes. */
function offeredAt(play: Play, view: ReadonlySignal<View>): ReadonlySignal<readonly Move[]> {
  let last: { readonly view: View; readonly legal: readonly Move[] } | null = null;
  return computed(() => {
    const legal = play.choice.legal.value;
    if (legal.length > 0) last = { view: view.value, legal };
    return last?.view === view.value ? last.legal : legal;
  });
}

function makeComposer(play: Play): Composer {
  const view = play.view;
  const words = computed(() => dogWords[play.language.value]);
  const history = signal<readonly Choices[]>([nothingChosen]);
  const isOpen = computed(() => play.choice.legal.value.length > 0);
  const offered = offeredAt(play, view);
  const composed = computed(() => compose(view.value, offered.value, history.value.at(-1) ?? nothingChosen));

  const drawn = computed(() => drawnFor(view.value, offered.value, composed.value, play.choice.draft.value));
  const choose = (next: Choices | null, meant: () => Move | null): void => {
    if (next === null) {
      const move = meant();
      if (move !== null) play.choice.explain(move);
      return;
    }
    const stage = stageOf(next);
    history.value = [...history.value.filter((choices) => stageOf(choices) < stage), next];
  };

  tieToTable(play, { view, words, composed, isOpen, history });
  return {
    view,
    words,
    composed,
    drawn,
    isOpen,
    tapCard(slot) {
      const { draft, choices } = drawn.value;
      if (isOpen.value && draft?.kind === 'give' && choices.slot === slot) {
        play.choice.confirm();
        return;
      }
      const card = composed.value.hand[slot] as Card;
      const next = isOpen.value ? tapCard(composed.value, slot) : null;
      choose(next, () => meantByCard(view.value, composed.value, card));
    },
    tapValue(rank) {
      if (isOpen.value) choose(tapValue(composed.value, rank), () => null);
    },
    tapPlace(place) {
      if (!isOpen.value) return;
      if (endOf(drawn.value) === place) play.choice.confirm();
      else choose(tapPlace(composed.value, place), () => meantByPlace(view.value, composed.value, place));
    },
  };
}

type Inside = Pick<Composer, 'view' | 'words' | 'composed' | 'isOpen'> & {
  readonly history: { value: readonly Choices[] };
};

/** What a move in the making rests on: while it stays the same, so do the choices, whatever else happens. */
function groundOf({ eye, shown, hands, gifts }: View): string {
  const { phase, round, turn, board } = shown;
  return eye === 'table' ? '' : JSON.stringify([phase, round, turn, board, hands[eye], gifts[eye]]);
}

/** Tells the table what is complete, what is missing and what can be taken back, and hears what it takes back. */
function tieToTable(play: Play, { view, words, composed, isOpen, history }: Inside): void {
  /** The last choices whose draft the table was told, and that draft. */
  let told: { readonly choices: Choices | undefined; readonly draft: Move | null } = {
    choices: nothingChosen,
    draft: null,
  };
  const undo = (): void => {
    if (history.value.length > 1) history.value = history.value.slice(0, -1);
  };
  let ground = groundOf(view.peek());
  effect(() => {
    const isOpenNow = isOpen.value;
    const isOther = groundOf(view.value) !== ground;
    // Open again without the draft that was told: it was sent, and refused.
    const isRefused = isOpenNow && told.draft !== null && play.choice.draft.peek() === null;
    if (!isOther && !isRefused) return;
    ground = groundOf(view.value);
    const hadDraft = told.draft !== null;
    told = { choices: nothingChosen, draft: null };
    history.value = [nothingChosen];
    if (hadDraft) play.choice.draft.value = null;
  });
  effect(() => {
    const { draft } = composed.value;
    const choices = history.value.at(-1);
    if (!isOpen.value || (choices === told.choices && isSameDraft(draft, told.draft))) return;
    told = { choices, draft };
    play.choice.draft.value = draft;
  });
  // Apart from the draft: another language says the hint anew and takes back no move chosen elsewhere.
  effect(() => {
    const { draft } = composed.value;
    const open = isOpen.value;
    batch(() => {
      play.choice.hint.value = open ? hintFor(composed.value, words.value) : null;
      play.choice.offer.value = open ? offerFor(composed.value, words.value) : null;
      play.choice.canUndo.value = open && draft === null && history.value.length > 1;
    });
  });
  play.choice.onUndo(() => untracked(undo));
}

function hintFor(
  { kind, card, as, from, sources, targets, left, draft }: Composed,
  words: DogWords,
): string | null {
  if (kind === 'fold') return words.foldWhy;
  if (kind !== 'play' || card === null || draft !== null) return null;
  if (as === null) return words.jokerAs;
  const rest = left === null ? '' : `${words.stepsLeft(left)}. `;
  if (from === null) return sources.length > 1 ? `${rest}${words.whichStone}` : rest;
  if (as === 'J') return words.swapWhom;
  return targets.length > 1 ? `${rest}${words.whichTarget}` : rest;
}

/** Where no card goes, nothing can be done but lay down the hand (dog 2.5). */
function offerFor({ kind }: Composed, words: DogWords): Offer | null {
  return kind === 'fold' ? { move: { kind: 'fold' }, label: words.fold } : null;
}
