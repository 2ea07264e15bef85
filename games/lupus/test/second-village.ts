import type { Eye, Seat } from '@rudel/kernel';
import type { Run } from '@rudel/testkit';
import type { LupusTypes } from '../src/types.ts';
import type { Card, Night, Pointed } from './second-night.ts';

export type Stage =
  | 'deck'
  | 'possessed'
  | 'deal'
  | 'elder'
  | 'pace'
  | 'call'
  | 'lots'
  | 'welcome'
  | 'talk'
  | 'vote'
  | 'defence'
  | 'verdict'
  | 'over';

/** Where a match stands. */
export type Facts = {
  readonly stage: string;
  readonly night: number;
  readonly fates: readonly (string | null)[];
  readonly elder: Seat | null;
  readonly suspects: readonly Seat[];
};

/** A village and what an eye is told about it: the ground of the second telling. */
export class Village {
  readonly told: string[] = [];
  protected readonly run: Run<LupusTypes>;
  protected readonly eye: Eye;
  protected readonly players: number;
  protected readonly narrator: 'human' | 'elder' | 'automatic';
  protected stage: Stage;
  protected cards: readonly Card[] = [];
  protected turned: Card | null = null;
  protected readonly dead = new Map<Seat, string>();
  protected lynched: Seat | null = null;
  protected night = 0;
  protected calls: readonly Card[] = [];
  protected pointed = new Map<Card, Night>();
  protected elder: Seat | null = null;
  protected isOpen = false;
  protected answers = new Map<Seat, Pointed>();
  protected suspects: readonly Seat[] = [];
  protected readonly everything: string[] = [];

  constructor(run: Run<LupusTypes>, eye: Eye) {
    const { narrator, possessed } = run.options;
    this.run = run;
    this.eye = eye;
    const isHuman = run.seats === 25 || (narrator === 'human' && run.seats > 8);
    const isElder = narrator === 'elder' && run.seats === 8;
    this.players = run.seats - Number(isHuman);
    this.narrator = isHuman ? 'human' : isElder ? 'elder' : 'automatic';
    const isByLot = possessed === 'lot' && this.players >= 10 && this.mayLackPossessed();
    this.stage = isHuman ? 'deck' : isByLot ? 'possessed' : 'deal';
  }

  /** With many players all special characters are needed: there are twelve villagers. */
  protected mayLackPossessed(): boolean {
    const { options } = this.run;
    const players = this.players;
    const wolves = players >= 16 ? 3 : 2;
    const others = [
      ['medium', 9, 1],
      ['bodyguard', 11, 1],
      ['owl', 12, 1],
      ['freemasons', 13, 2],
      ['werehamster', 15, 1],
      ['mythomaniac', 16, 1],
    ] as const;
    let villagers = players - wolves - 1 - 1;
    const left: number[] = [];
    for (const [name, from, cards] of others) {
      if (players < from) continue;
      if (options[name] === 'yes') villagers -= cards;
      else left.push(cards);
    }
    for (const cards of left) if (villagers > 12) villagers -= cards;
    return villagers + 1 <= 12;
  }

  protected all(text: string): void {
    this.told.push(text);
  }

  protected only(seat: Seat, text: string): void {
    if (this.eye === seat || this.eye === this.narratorSeat) this.told.push(`${seat} ${text}`);
  }

  protected get narratorSeat(): Seat | null {
    return this.narrator === 'human' ? this.players : null;
  }

  protected get living(): readonly Seat[] {
    return Array.from({ length: this.players }, (_, seat) => seat).filter((seat) => !this.dead.has(seat));
  }

  protected roleOf(seat: Seat): Card {
    const card = this.cards[seat] ?? 'V';
    return card === 'Y' && this.night > 2 ? (this.turned ?? card) : card;
  }

  /** Where the match stands, for comparison. */
  get facts(): Facts {
    return {
      stage: this.stage,
      night: this.night,
      fates: Array.from({ length: this.players }, (_, seat) => this.dead.get(seat) ?? null),
      elder: this.elder,
      suspects: this.stage === 'defence' || this.stage === 'verdict' ? this.suspects : [],
    };
  }

  protected ask(stage: Stage): void {
    this.stage = stage;
    this.answers = new Map();
    this.isOpen = stage === 'defence' || this.narrator !== 'human';
  }

  protected asked(): readonly Seat[] {
    if (this.stage === 'vote') return Array.from({ length: this.players }, (_, seat) => seat);
    return this.stage === 'verdict'
      ? this.living.filter((seat) => !this.suspects.includes(seat))
      : this.living;
  }

  protected targets(card: Card): readonly Seat[] {
    return this.pointed.get(card)?.targets ?? [];
  }

  protected reveal(seats: readonly Seat[]): void {
    if (this.run.options.revealAtDeath === 'yes')
      for (const seat of seats) this.all(`${seat} was ${this.cards[seat]}`);
  }

  /** At the end everybody learns everything. */
  protected isOver(): boolean {
    const roles = this.living.map((seat) => {
      const card = this.cards[seat] ?? 'V';
      return card === 'Y' ? (this.turned ?? card) : card;
    });
    const wolves = roles.filter((role) => role === 'W').length;
    if (wolves > 0 && wolves < roles.length - wolves) return false;
    this.stage = 'over';
    this.told.push(...this.everything);
    return true;
  }

  protected passTitle(): void {
    for (let step = 1; step <= this.players; step += 1) {
      const next = ((this.elder ?? 0) + step) % this.players;
      if (this.dead.has(next)) continue;
      this.elder = next;
      return;
    }
  }
}
