import { faultSentence } from '@rudel/bots/program';
import type { Fault } from '@rudel/bots/program';
import type { AnyGame, AnyView, Language, Open, Outcome, Seat } from '@rudel/kernel';
import type { BotPace, TableDoc } from '@rudel/protocol';
import type { LinkState, MatchStep, Session } from '@rudel/session/session';
import type { SeatPlayer } from './seat-player.ts';
import type { Ending } from './sit-phrases.ts';

/** What a sitting tells of itself. */
export type SitEvent =
  | { readonly kind: 'sits'; readonly name: string; readonly seat: Seat }
  | { readonly kind: 'begins'; readonly match: number }
  | { readonly kind: 'over'; readonly match: number; readonly outcome: Outcome }
  | { readonly kind: 'lost' | 'shut' | 'back' }
  | { readonly kind: 'fault'; readonly fault: Fault['kind']; readonly sentence: string };

export type Sitting = {
  readonly session: Session;
  readonly game: AnyGame;
  readonly language: Language;
  /** After how many matches it leaves. */
  readonly matches: number;
  readonly player: (table: TableDoc, seat: Seat) => SeatPlayer;
  readonly tell: (event: SitEvent) => void;
  readonly goesOn: () => Promise<boolean>;
};

/** How long it waits at least before it moves, in milliseconds, by the pace the host has set for bots: people want to see what happens. */
const pauses: { readonly [P in BotPace]: number } = { calm: 1500, usual: 800, quick: 250 };

/** How often somebody who wants to stop it is heard, and how long it rests after a refusal, in milliseconds. */
const [glance, rest] = [100, 1000];

type Playing = { readonly match: number; readonly seat: Seat; readonly player: SeatPlayer };

const isPerson = (one: object): boolean => !('program' in one);

/** Whether anybody is at a table who is no program. */
function hasPeople({ seats, watchers }: TableDoc): boolean {
  return watchers.some(isPerson) || seats.some((seat) => seat.kind === 'person' && isPerson(seat));
}

/** Whether somebody sits there and is connected for whom another match would be. */
function hasCompany({ seats }: TableDoc): boolean {
  return seats.some((seat) => seat.kind === 'person' && isPerson(seat) && !seat.away);
}

/** One bot at one table, over as many matches as are played there. */
export class AtTable {
  readonly #sitting: Sitting;
  #playing: Playing | null = null;
  #played = 0;
  #readyAfter = 0;
  #link: LinkState['kind'] = 'connecting';
  #hasSat = false;
  #wake: () => void = () => {};

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  /** Plays until it is over, and says why it is. */
  async stay(): Promise<Ending> {
    const { session, goesOn } = this.#sitting;
    const undo = [
      session.onStep((step) => this.#follow(step)),
      session.link.subscribe((link) => this.#tellLink(link)),
      ...[session.link, session.table, session.you, session.match, session.outcome].map((one) =>
        one.subscribe(() => this.#wake()),
      ),
    ];
    try {
      for (;;) {
        const ending = (await goesOn()) ? await this.#next() : 'interrupted';
        if (ending !== null) return await this.#leave(ending);
        await this.#news(glance);
      }
    } finally {
      for (const stop of undo) stop();
      this.#playing?.player.end(null);
      session.close();
    }
  }

  /** Whatever is to be done now; says why it is over, or null. */
  async #next(): Promise<Ending | null> {
    const { session } = this.#sitting;
    const link = session.link.peek();
    if (link.kind === 'reload') return 'version';
    if (link.kind === 'ended') return link.why as Ending;
    const [table, you] = [session.table.peek(), session.you.peek()];
    if (link.kind !== 'open' || table === null || you === null) return null;
    if (you.seat === null) return 'no-seat';
    this.#sitDown(table, you.seat);
    const outcome = session.outcome.peek();
    if (outcome !== null) return this.#afterMatch(table, outcome);
    if (!hasPeople(table)) return 'alone';
    const isResting = table.waits === true || table.paused !== undefined;
    return table.phase === 'playing' && !isResting ? this.#play(table, you.seat) : null;
  }

  #tellLink({ kind }: LinkState): void {
    if (kind === this.#link) return;
    if (kind === 'lost' || kind === 'shut') this.#sitting.tell({ kind });
    if (kind === 'open' && this.#link !== 'connecting') this.#sitting.tell({ kind: 'back' });
    if (kind !== 'connecting') this.#link = kind;
  }

  #sitDown({ seats }: TableDoc, seat: Seat): void {
    const doc = seats[seat];
    if (this.#hasSat || doc?.kind !== 'person') return;
    this.#hasSat = true;
    this.#sitting.tell({ kind: 'sits', name: doc.name, seat });
  }

  async #afterMatch(table: TableDoc, outcome: Outcome): Promise<Ending | null> {
    const { session, tell, matches } = this.#sitting;
    if (this.#playing !== null) {
      const { match, player } = this.#playing;
      this.#playing = null;
      player.end(outcome);
      tell({ kind: 'over', match, outcome });
      this.#played += 1;
    }
    if (this.#played >= matches) return 'enough';
    if (session.ahead.peek() !== null) session.goOn();
    else if (!hasPeople(table)) return 'alone';
    else if (hasCompany(table) && this.#readyAfter < table.match) {
      this.#readyAfter = table.match;
      await session.wish({ kind: 'rematch' });
    }
    return null;
  }

  async #play(table: TableDoc, seat: Seat): Promise<Ending | null> {
    const { session, game } = this.#sitting;
    const now = session.match.peek();
    if (now === null || now.match !== table.match || now.view.eye !== seat) return null;
    const begun = await this.#begun(table, now.match, seat);
    if (begun !== null) return begun;
    const view = session.match.peek()?.view ?? now.view;
    return game.player.asked(view).includes(seat) ? this.#decide(table, view) : null;
  }

  /** Brings a player to a match that has just begun, or to another seat. */
  async #begun(table: TableDoc, match: number, seat: Seat): Promise<Ending | null> {
    if (this.#playing?.match === match && this.#playing.seat === seat) return null;
    this.#playing?.player.end(null);
    const player = this.#sitting.player(table, seat);
    this.#playing = { match, seat, player };
    this.#sitting.tell({ kind: 'begins', match });
    const ready = await player.begin();
    if (!ready.ok) return this.#blame(ready.fault);
    const view = this.#sitting.session.match.peek()?.view;
    if (view !== undefined) player.tell(view, []);
    return null;
  }

  async #decide(table: TableDoc, view: AnyView): Promise<Ending | null> {
    const { player } = this.#playing ?? {};
    if (player === undefined) return null;
    const since = performance.now();
    const answer = await player.choose(view);
    if (!answer.ok) return this.#blame(answer.fault);
    const left = since + pauses[table.pace ?? 'usual'] - performance.now();
    await new Promise((resolve) => {
      setTimeout(resolve, Math.max(0, left));
    });
    await this.#send(answer.value);
    return null;
  }

  /** Others may have acted meanwhile: what the newest view does not allow any more is not sent, and decided again. */
  async #send(move: Open): Promise<void> {
    const { session, game } = this.#sitting;
    const view = session.match.peek()?.view;
    if (view === undefined || game.player.whyNot(view, move) !== null) return;
    const { kind } = await session.wish({ kind: 'move', text: game.player.move.format(move) });
    if (kind === 'refused') await this.#news(rest);
  }

  #follow({ after, glimpses }: MatchStep): void {
    if (this.#playing !== null && after.eye === this.#playing.seat)
      this.#playing.player.tell(after, glimpses);
  }

  #blame(fault: Fault): Ending {
    const sentence = faultSentence(fault, this.#sitting.language);
    this.#playing?.player.dismiss(sentence);
    this.#sitting.tell({ kind: 'fault', fault: fault.kind, sentence });
    return 'fault';
  }

  /** Says goodbye where there is still somebody to say it to. */
  async #leave(ending: Ending): Promise<Ending> {
    const { session } = this.#sitting;
    if (session.link.peek().kind === 'open')
      await Promise.race([session.wish({ kind: 'leave' }), this.#patience()]);
    return ending;
  }

  #patience(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, 2 * rest).unref();
    });
  }

  /** Waits until something is new, or for so long. */
  #news(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
