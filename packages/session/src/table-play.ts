import { batch, computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { AnyView, Eye, Language, NameOf, Open, WhyNot } from '@rudel/kernel';
import { isDoubleTap } from '@rudel/ui/double-tap';
import type { AnyGamePage, AnyWishes } from '@rudel/ui/game-ui';
import { lastInputWasKey, lastPress } from '@rudel/ui/last-input';
import type { Press } from '@rudel/ui/last-input';
import type { AnyPlay, FreeLine, Vantage } from '@rudel/ui/play';
import { Stage } from '@rudel/ui/stage';
import type { Surroundings } from '@rudel/ui/surroundings';
import { hasLapsed } from './lapse.ts';
import { presenceIn } from './people.ts';
import type { MatchStep, Session } from './session.ts';
import { AnsweredWish } from './standing-wish.ts';
import type { WishShelf } from './standing-wish.ts';

/** What came of a move that the player should hear of. */
export type Complaint =
  | { readonly kind: 'refused'; readonly why: WhyNot }
  | { readonly kind: 'stale' }
  /** The clock ran out at this view and somebody else has decided. */
  | { readonly kind: 'lapsed'; readonly before: AnyView };

export type WishPort = { readonly answers: AnyWishes; readonly shelf: WishShelf };

export type PlayParts = {
  readonly session: Session;
  readonly game: AnyGamePage;
  readonly eye: Eye;
  readonly view: AnyView;
  readonly nameOf: NameOf;
  readonly language: ReadonlySignal<Language>;
  readonly time: Pick<Surroundings, 'now' | 'after'>;
  /** Whether anything may move now: not in a hidden page, not with reduced motion. */
  readonly mayMove: () => boolean;
  readonly complain: (complaint: Complaint) => void;
  /** After how many milliseconds a scene is cut, where the game says so. */
  readonly longestScene?: number | undefined;
  /** What the game may answer for this seat, and where such a wish is kept; null where nobody can leave one. */
  readonly wishes?: WishPort | null;
  readonly vantage: Vantage;
  /** What is shown of the talk, all of it where it is not given, and where more can be said. */
  readonly talk?: ReadonlySignal<readonly FreeLine[]>;
  readonly TalkField?: AnyPlay['match']['TalkField'];
};

/** How often something that stays meant is sent again while the table moves on, and after how many milliseconds. */
const [mostTries, untilNext] = [8, 60] as const;

/** One match seen by one eye: lends a game's drawing what it needs of a session. */
export class TablePlay {
  readonly play: AnyPlay;
  /** The table asks this seat to decide, whatever is still being shown. */
  readonly isAsked: ReadonlySignal<boolean>;
  readonly #parts: PlayParts;
  readonly #stage: Stage;
  readonly #isSending = signal(false);
  readonly #skips = signal(0);
  readonly #draft = signal<Open | null>(null);
  readonly #readSoFar = signal<number | null>(null);
  readonly #undoing = new Set<() => void>();
  readonly #known: ReadonlySignal<AnyView>;
  readonly #wish: AnsweredWish | null;
  /** When and where the draft was chosen. */
  #chosen: { readonly at: number; readonly press: Press | null } = { at: 0, press: null };
  readonly #stops: readonly (() => void)[];

  constructor(parts: PlayParts) {
    const { session, game, eye } = parts;
    const { player } = game;
    this.#parts = parts;
    this.#stage = new Stage(parts.view, parts.time, parts.mayMove, parts.longestScene);
    this.#known = computed(() => session.match.value?.view ?? parts.view);
    this.#wish = this.#makeWish();
    this.isAsked = computed(
      () =>
        eye !== 'table' &&
        player.asked(this.#known.value).includes(eye) &&
        this.#wish?.isAnswering.value !== true,
    );
    this.play = this.#lend();
    this.#stops = [
      session.onStep((step) => this.#follow(step)),
      effect(() => this.#followSnapshots()),
      effect(() => this.#dropUnlawfulDraft()),
      effect(() => this.#noteChoice()),
    ];
  }

  /** How many of the newest glimpses have not been shown yet. */
  get untold(): ReadonlySignal<number> {
    return this.#stage.untold;
  }

  /** Where the match stands by what was told. */
  get told(): AnyView {
    return this.#stage.told;
  }

  /** How often somebody wanted to see nothing more of what was being shown. */
  get skips(): ReadonlySignal<number> {
    return this.#skips;
  }

  /** A move is on its way. */
  get isSending(): ReadonlySignal<boolean> {
    return this.#isSending;
  }

  /** Sends the draft. */
  send(): void {
    const move = this.#draft.peek();
    if (move !== null) void this.#send(move);
  }

  /** Sends the draft on a tap that is meant: the second half of the double tap that chose it is not. */
  sendIfMeant(): void {
    const { at, press } = this.#chosen;
    const after = this.#parts.time.now() - at;
    if (lastInputWasKey() || !isDoubleTap({ after, first: press, second: lastPress() })) this.send();
  }

  undo(): void {
    if (this.#isSending.peek()) return;
    batch(() => {
      this.#draft.value = null;
      for (const listener of this.#undoing) listener();
    });
  }

  /** Leaves out the scenes that have not been shown. */
  skip(): void {
    batch(() => {
      this.#skips.value += 1;
      this.#stage.skip();
    });
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#wish?.stop();
    this.#stage.stop();
  }

  #lend(): AnyPlay {
    const { eye, nameOf, language, session, vantage } = this.#parts;
    const stage = this.#stage;
    return {
      view: stage.view,
      eye,
      vantage,
      nameOf,
      language,
      choice: this.#choice(),
      stage: {
        scene: stage.scene,
        last: stage.last,
        sceneDone: () => stage.done(),
        tell: (count) => stage.tell(count),
        sentence: signal(null),
        readSoFar: this.#readSoFar,
      },
      match: {
        log: session.log,
        talk: this.#parts.talk ?? session.talk,
        TalkField: this.#parts.TalkField ?? null,
        lapsesAt: computed(() => session.match.value?.lapsesAt ?? null),
        presenceOf: (seat) => presenceIn(session.table.value, seat),
      },
      wish: this.#wish,
      reading: () => (eye === 'table' ? () => {} : session.reading()),
    };
  }

  #choice(): AnyPlay['choice'] {
    return {
      legal: computed(() => this.#legal()),
      draft: this.#draft,
      hint: signal(null),
      offer: signal(null),
      canUndo: signal(false),
      onUndo: (listener) => {
        this.#undoing.add(listener);
        return () => this.#undoing.delete(listener);
      },
      propose: (move) => this.#propose(move),
      confirm: () => this.sendIfMeant(),
      commit: (move) => void this.#send(move),
      insist: (move) => void this.#insist(move),
      explain: (move) => this.#explain(move),
    };
  }

  #makeWish(): AnsweredWish | null {
    const { wishes = null, time } = this.#parts;
    if (wishes === null) return null;
    const send = (move: Open): void => void this.#send(move, () => {});
    return new AnsweredWish({ ...wishes, known: this.#known, time, send });
  }

  #legal(): readonly Open[] {
    const isBusy = this.#isSending.value || this.#stage.scene.value !== null;
    const isElsewhere = this.#readSoFar.value !== null;
    return isBusy || isElsewhere || this.#wish?.isAnswering.value === true
      ? []
      : this.#parts.game.player.legal(this.#known.value);
  }

  #propose(move: Open): void {
    const notation = this.#parts.game.player.move;
    const draft = this.#draft.peek();
    if (draft !== null && notation.format(draft) === notation.format(move)) this.sendIfMeant();
    else if (!this.#isSending.peek()) this.#draft.value = move;
  }

  #noteChoice(): void {
    if (this.#draft.value !== null) this.#chosen = { at: this.#parts.time.now(), press: lastPress() };
  }

  #explain(move: Open): void {
    const why = this.#parts.game.player.whyNot(this.#known.peek(), move);
    if (why !== null) this.#parts.complain({ kind: 'refused', why });
  }

  async #send(move: Open, complain = this.#parts.complain): Promise<void> {
    if (this.#isSending.peek()) return;
    this.#isSending.value = true;
    const text = this.#parts.game.player.move.format(move);
    const answer = await this.#parts.session.wish({ kind: 'move', text });
    batch(() => {
      this.#isSending.value = false;
      this.#draft.value = null;
    });
    if (answer.kind !== 'done') complain(answer);
  }

  /** Where the table was faster, the same is sent again as long as it may be done. */
  async #insist(move: Open): Promise<void> {
    const { game, time, complain } = this.#parts;
    for (let more = mostTries; more > 0; more -= 1) {
      let hasMovedOn = false;
      await this.#send(move, (complaint) => {
        hasMovedOn = complaint.kind === 'stale' && more > 1;
        if (!hasMovedOn) complain(complaint);
      });
      if (!hasMovedOn || game.player.whyNot(this.#known.peek(), move) !== null) return;
      await new Promise<void>((resolve) => time.after(untilNext, resolve));
    }
  }

  /** An update comes before the match changes: its clock is still that of the decision that has fallen. */
  #follow(step: MatchStep): void {
    const { session, game, eye, time, complain } = this.#parts;
    const { player } = game;
    this.#stage.show(step);
    if (eye === 'table') return;
    const lapsed = hasLapsed({
      seat: eye,
      askedBefore: player.asked(step.before),
      askedAfter: player.asked(step.after),
      lapsesAt: session.match.peek()?.lapsesAt ?? null,
      now: time.now(),
      isSending: this.#isSending.peek(),
    });
    if (lapsed) complain({ kind: 'lapsed', before: step.before });
  }

  /** A view that no scene leads to came as a snapshot: it is drawn at once. */
  #followSnapshots(): void {
    const known = this.#known.value;
    if (this.#stage.leadsTo !== known) this.#stage.jump(known);
  }

  #dropUnlawfulDraft(): void {
    const move = this.#draft.value;
    if (move === null || this.#isSending.value) return;
    if (this.#parts.game.player.whyNot(this.#known.value, move) !== null) this.#draft.value = null;
  }
}
