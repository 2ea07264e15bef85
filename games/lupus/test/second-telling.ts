import type { Act, Drawn, Eye, Seat } from '@rudel/kernel';
import type { Run } from '@rudel/testkit';
import type { LupusTypes, Move } from '../src/types.ts';
import { Night } from './second-night.ts';
import type { Card, Pointed } from './second-night.ts';

/**
 * Lupus in Tabula told a second time, from the acts alone and without the game's own code: all that an eye may know of a run, in order. It is
 * short where it can be: what follows from things told before is not told again.
 */
export function storyOf(run: Run<LupusTypes>, eye: Eye): readonly string[] {
  const teller = new Teller(run, eye);
  for (const act of run.acts) teller.hear(act);
  return teller.told;
}

type Stage =
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
type Facts = {
  readonly stage: string;
  readonly night: number;
  readonly fates: readonly (string | null)[];
  readonly elder: Seat | null;
  readonly suspects: readonly Seat[];
};

const letters = 'WVSMPBOFHY';
const calledInOrder: readonly (readonly [card: Card, isCalled: (night: number) => boolean])[] = [
  ['F', (night) => night === 1],
  ['M', (night) => night > 1],
  ['S', () => true],
  ['B', (night) => night > 1],
  ['O', () => true],
  ['W', () => true],
  ['Y', (night) => night === 2],
];

export class Teller {
  readonly told: string[] = [];
  readonly #run: Run<LupusTypes>;
  readonly #eye: Eye;
  readonly #players: number;
  readonly #narrator: 'human' | 'elder' | 'automatic';
  #stage: Stage;
  #cards: readonly Card[] = [];
  #turned: Card | null = null;
  #dead = new Map<Seat, string>();
  #lynched: Seat | null = null;
  #night = 0;
  #calls: readonly Card[] = [];
  #call = 0;
  #round = 1;
  #elder: Seat | null = null;
  #isOpen = false;
  #answers = new Map<Seat, Pointed>();
  #marks = new Map<Seat, Seat>();
  #pointed = new Map<Card, Night>();
  #welcome: Seat = 0;
  #wasHeld = false;
  #ready = new Set<Seat>();
  #tokens = new Map<Seat, Seat>();
  #voter = 0;
  #suspects: readonly Seat[] = [];
  #speaker = 0;
  #ballots = 0;
  #wasSpared = false;
  #everything: string[] = [];

  constructor(run: Run<LupusTypes>, eye: Eye) {
    const { narrator, possessed } = run.options;
    this.#run = run;
    this.#eye = eye;
    const isHuman = run.seats === 25 || (narrator === 'human' && run.seats > 8);
    this.#narrator = isHuman ? 'human' : narrator === 'elder' && run.seats === 8 ? 'elder' : 'automatic';
    this.#players = run.seats - Number(isHuman);
    const spareVillagers = run.seats < 10 ? 0 : 12;
    this.#stage = isHuman
      ? 'deck'
      : possessed === 'lot' && spareVillagers > 0 && this.#mayLackPossessed()
        ? 'possessed'
        : 'deal';
  }

  /** With many players all special characters are needed: there are twelve villagers. */
  #mayLackPossessed(): boolean {
    const { options } = this.#run;
    const players = this.#players;
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

  #all(text: string): void {
    this.told.push(text);
  }

  #only(seat: Seat, text: string): void {
    if (this.#eye === seat || this.#eye === this.#narratorSeat) this.told.push(`${seat} ${text}`);
  }

  get #narratorSeat(): Seat | null {
    return this.#narrator === 'human' ? this.#players : null;
  }

  get #living(): readonly Seat[] {
    return Array.from({ length: this.#players }, (_, seat) => seat).filter((seat) => !this.#dead.has(seat));
  }

  #roleOf(seat: Seat): Card {
    const card = this.#cards[seat] ?? 'V';
    return card === 'Y' && this.#night > 2 ? (this.#turned ?? card) : card;
  }

  /** Where the match stands, for comparison. */
  get facts(): Facts {
    return {
      stage: this.#stage,
      night: this.#night,
      fates: Array.from({ length: this.#players }, (_, seat) => this.#dead.get(seat) ?? null),
      elder: this.#elder,
      suspects: this.#stage === 'defence' || this.#stage === 'verdict' ? this.#suspects : [],
    };
  }

  hear(act: Act<Move>): void {
    this.#everything.push(JSON.stringify(act));
    if (act.by === 'chance') this.#draw(act.drawn);
    else if (act.by === 'clock') this.#lapse();
    else this.#move(act.by, act.move);
  }

  #draw(drawn: Drawn): void {
    const first = Number(drawn[0]);
    switch (this.#stage) {
      case 'possessed':
        if (this.#run.options.announcePossessed === 'yes') this.#all(`in play: ${drawn[0]}`);
        this.#stage = 'deal';
        break;
      case 'deal':
        this.#deal(drawn);
        break;
      case 'elder':
        this.#elder = first;
        this.#all(`elder ${first}`);
        this.#fall();
        break;
      case 'pace':
        this.#all(`pace ${first}`);
        this.#stage = 'call';
        this.#isOpen = this.#narrator === 'automatic';
        break;
      case 'welcome':
        this.#dawn(first);
        break;
      default:
        if (this.#calls.length > 0) this.#closeCall(drawn.map(Number));
        else this.#closeVote(drawn.map(Number));
    }
  }

  #deal(drawn: Drawn): void {
    this.#cards = drawn as readonly Card[];
    for (const [seat, card] of drawn.entries()) this.#only(seat, `has ${card}`);
    const shown = letters.split('').filter((card) => drawn.includes(card));
    const isSilent = this.#run.options.announcePossessed === 'no';
    this.#all(`in play: ${shown.filter((card) => !(card === 'P' && isSilent)).join('')}`);
    if (this.#narrator === 'elder') this.#stage = 'elder';
    else this.#fall();
  }

  #fall(): void {
    this.#night += 1;
    const inPlay = new Set(this.#cards);
    this.#calls = calledInOrder.flatMap(([card, isCalled]) =>
      inPlay.has(card) && isCalled(this.#night) ? [card] : [],
    );
    [this.#call, this.#round] = [0, 1];
    this.#pointed = new Map();
    this.#ask('pace');
    if (this.#elder !== null && this.#night > 1) this.#passTitle();
  }

  #passTitle(): void {
    for (let step = 1; step <= this.#players; step += 1) {
      const next = ((this.#elder ?? 0) + step) % this.#players;
      if (this.#dead.has(next)) continue;
      this.#elder = next;
      return;
    }
  }

  #ask(stage: Stage): void {
    this.#stage = stage;
    this.#answers = new Map();
    this.#isOpen = stage === 'defence' || this.#narrator !== 'human';
  }

  #lapse(): void {
    if (this.#stage === 'deck') {
      this.#stage = 'deal';
      this.#all('the usual deck');
    } else if (!this.#isOpen) this.#open();
    else this.#close();
  }

  #open(): void {
    this.#isOpen = true;
    this.#all('opened');
  }

  /** Who ended it nobody is told, nor whether somebody did not answer. */
  #close(): void {
    if (this.#stage === 'talk') this.#beginVote();
    else if (this.#stage === 'defence') this.#defended();
    else {
      this.#stage = 'lots';
      this.#all('closed');
    }
  }

  #move(seat: Seat, move: Move): void {
    if (this.#eye === this.#narratorSeat && this.#eye !== seat)
      this.told.push(`${seat} ${JSON.stringify(move)}`);
    switch (move.kind) {
      case 'open':
        this.#open();
        break;
      case 'close':
        this.#close();
        break;
      case 'deck':
        this.#stage = 'deal';
        this.#only(seat, JSON.stringify(move));
        this.#all('a deck is chosen');
        break;
      case 'point':
        this.#answer(seat, { at: move.at, sign: move.sign });
        break;
      case 'paw':
      case 'tuft':
        this.#answer(seat, { at: this.#suspects[move.kind === 'paw' ? 0 : 1] ?? 0, sign: null });
        break;
      case 'vote':
        if (this.#run.options.firstVote === 'simultaneous') this.#answer(seat, { at: move.at, sign: null });
        else this.#vote(seat, move.at);
        break;
      case 'mark':
        this.#marks.set(seat, move.at);
        this.#only(seat, `marks ${move.at}`);
        break;
      default:
        this.#speak(seat, move);
    }
  }

  #speak(seat: Seat, move: Move): void {
    this.#all(`${seat} ${JSON.stringify(move)}`);
    if (move.kind === 'done') this.#defended();
    if (move.kind !== 'ready') return;
    this.#ready.add(seat);
    if (this.#narrator !== 'human' && this.#living.every((one) => this.#ready.has(one))) this.#beginVote();
  }

  #answer(seat: Seat, answer: Pointed): void {
    this.#answers.set(seat, answer);
    this.#only(seat, `chooses ${answer.at} ${answer.sign}`);
    const isDone = this.#asked().every((one) => this.#answers.has(one));
    if (isDone && this.#narrator !== 'human') this.#close();
  }

  #asked(): readonly Seat[] {
    if (this.#stage === 'vote') return Array.from({ length: this.#players }, (_, seat) => seat);
    return this.#stage === 'verdict'
      ? this.#living.filter((seat) => !this.#suspects.includes(seat))
      : this.#living;
  }

  #closeCall(lots: readonly Seat[]): void {
    const card = this.#calls[this.#call] ?? 'S';
    const kills = this.#night > 1 || this.#run.options.firstNightKill === 'yes';
    const seesTwo = this.#cards.includes('Y') && this.#night > 2 && this.#run.options.twoSeers === 'joint';
    const isJoint = card === 'W' ? kills : card === 'S' && seesTwo;
    const isLast = !isJoint || this.#round === this.#run.options.packRounds;
    const night = new Night({
      card,
      living: this.#living,
      roleOf: (seat) => this.#roleOf(seat),
      answers: this.#answers,
      lots,
      isJoint,
      isLast,
      lynched: this.#lynched,
    });
    this.#pointed.set(card, night);
    this.#all(`${card} is over`);
    for (const [seat, text] of night.private) this.#only(seat, text);
    if (!isLast) this.#round += 1;
    else [this.#call, this.#round] = [this.#call + 1, 1];
    if (this.#call < this.#calls.length) this.#ask('pace');
    else this.#break();
  }

  #targets(card: Card): readonly Seat[] {
    return this.#pointed.get(card)?.targets ?? [];
  }

  #break(): void {
    const kills = this.#night > 1 || this.#run.options.firstNightKill === 'yes';
    const dead = new Set<Seat>();
    const [victim] = kills ? this.#targets('W') : [];
    if (victim !== undefined && this.#roleOf(victim) !== 'H' && !this.#targets('B').includes(victim))
      dead.add(victim);
    for (const seat of this.#targets('S')) if (this.#roleOf(seat) === 'H') dead.add(seat);
    if (this.#players > 20)
      for (const seat of this.#targets('O')) if (!'WH'.includes(this.#roleOf(seat))) dead.add(seat);
    for (const seat of dead) this.#dead.set(seat, `n${this.#night}`);
    if (this.#night === 2) this.#turned = this.#pointed.get('Y')?.becomes ?? null;
    const names = [...dead].toSorted((one, other) => one - other);
    this.#all(`dead: ${names.join()}`);
    this.#reveal(names);
    this.#calls = [];
    if (this.#isOver()) return;
    if (this.#elder !== null && this.#dead.has(this.#elder)) this.#passTitle();
    const isHeldNow = dead.size > 0;
    if (isHeldNow) this.#wasHeld = true;
    if (dead.size === 1) this.#dawn(names[0] ?? 0);
    else if (dead.size > 1 || !this.#wasHeld) this.#stage = 'welcome';
    else this.#dawn(this.#welcome);
  }

  #reveal(seats: readonly Seat[]): void {
    if (this.#run.options.revealAtDeath === 'yes')
      for (const seat of seats) this.#all(`${seat} was ${this.#cards[seat]}`);
  }

  /** At the end everybody learns everything. */
  #isOver(): boolean {
    const night = this.#night;
    this.#night = Math.max(night, 3);
    const turnsBy = night > 1 ? this.#turned : null;
    const roles = this.#living.map((seat) =>
      this.#cards[seat] === 'Y' ? (turnsBy ?? 'Y') : (this.#cards[seat] ?? 'V'),
    );
    this.#night = night;
    const wolves = roles.filter((role) => role === 'W').length;
    if (wolves > 0 && wolves < roles.length - wolves) return false;
    this.#stage = 'over';
    this.told.push(...this.#everything);
    return true;
  }

  #dawn(welcome: Seat): void {
    this.#welcome = welcome;
    this.#all(`welcome ${welcome}`);
    this.#ready = new Set();
    this.#tokens = new Map();
    this.#suspects = [];
    this.#ask('talk');
  }

  #beginVote(): void {
    this.#all('to the vote');
    this.#ask('vote');
    this.#voter = (this.#welcome + 1) % this.#players;
  }

  #vote(seat: Seat, at: Seat): void {
    this.#stage = 'vote';
    this.#tokens.set(seat, at);
    this.#all(`${seat} votes ${at}`);
    this.#voter = (seat + 1) % this.#players;
    if (this.#tokens.size === this.#players) this.#count();
  }

  /** The mark where it is still open, else the first of the lots. */
  #taken(seat: Seat, open: readonly Seat[], lots: readonly Seat[]): Seat {
    const mark = this.#marks.get(seat);
    return mark !== undefined && open.includes(mark) ? mark : (lots.find((one) => open.includes(one)) ?? 0);
  }

  #closeVote(lots: readonly Seat[]): void {
    if (this.#suspects.length > 0) {
      this.#judge(lots);
      return;
    }
    const openTo = (seat: Seat): readonly Seat[] => this.#living.filter((one) => one !== seat);
    if (this.#run.options.firstVote === 'sequential') {
      const seat = this.#voter;
      this.#only(seat, 'did not answer');
      this.#vote(seat, this.#taken(seat, openTo(seat), lots));
      return;
    }
    for (let seat = 0; seat < this.#players; seat += 1) {
      const answer = this.#answers.get(seat);
      if (answer === undefined) this.#only(seat, 'did not answer');
      this.#tokens.set(seat, answer?.at ?? this.#taken(seat, openTo(seat), lots));
    }
    this.#all(`votes ${[...this.#tokens.values()].join()}`);
    this.#count();
  }

  #count(): void {
    const [owl] = this.#targets('O').filter((seat) => !this.#dead.has(seat));
    if (owl !== undefined) this.#all(`owl ${owl}`);
    const tokens = [...this.#tokens.values()];
    const weight = (seat: Seat): number =>
      tokens.filter((one) => one === seat).length * 100 - this.#steps(seat);
    const ranked = this.#living.toSorted((one, other) => weight(other) - weight(one));
    this.#suspects =
      owl === undefined ? ranked.slice(0, 2) : [owl, ...ranked.filter((seat) => seat !== owl).slice(0, 1)];
    this.#ballots = 0;
    this.#speaker = 0;
    this.#ask(this.#run.options.defenceSeconds === 0 ? 'verdict' : 'defence');
  }

  #steps(seat: Seat): number {
    return (seat - this.#welcome - 1 + this.#players) % this.#players;
  }

  #defended(): void {
    this.#all('defended');
    this.#speaker += 1;
    if (this.#speaker === 2) this.#ask('verdict');
  }

  #judge(lots: readonly Seat[]): void {
    this.#stage = 'verdict';
    const [paw = 0, tuft = 0] = this.#suspects;
    const ballot = this.#asked().map((seat) => {
      const answer = this.#answers.get(seat);
      if (answer === undefined) this.#only(seat, 'did not answer');
      return answer?.at ?? this.#taken(seat, this.#suspects, lots);
    });
    this.#all(`ballot ${ballot.join()}`);
    this.#ballots += 1;
    const more = ballot.filter((at) => at === paw).length * 2 - ballot.length;
    const tie = this.#run.options.lynchTie;
    if (more === 0 && tie === 'revote' && this.#ballots === 1) this.#ask('verdict');
    else if (more === 0 && tie === 'nobody' && !this.#wasSpared) {
      this.#wasSpared = true;
      this.#fall();
    } else {
      const isPaw = more === 0 ? this.#steps(paw) < this.#steps(tuft) : more > 0;
      this.#lynch(isPaw ? paw : tuft);
    }
  }

  #lynch(seat: Seat): void {
    this.#dead.set(seat, `d${this.#night}`);
    this.#lynched = seat;
    this.#wasSpared = false;
    this.#all(`lynched ${seat}`);
    this.#reveal([seat]);
    if (!this.#isOver()) this.#fall();
  }
}
