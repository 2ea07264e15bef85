import type { Seat } from '@rudel/kernel';
import { Nights } from './second-nights.ts';

/** The days of the second telling. */
export class Days extends Nights {
  protected readonly marks = new Map<Seat, Seat>();
  protected welcome: Seat = 0;
  protected wasHeld = false;
  protected ready = new Set<Seat>();
  protected tokens = new Map<Seat, Seat>();
  protected voter = 0;
  protected speaker = 0;
  protected ballots = 0;
  protected wasSpared = false;

  protected dawn(dead: readonly Seat[]): void {
    if (dead.length > 0) this.wasHeld = true;
    const [only = 0] = dead;
    if (dead.length === 1) this.beginDay(only);
    else if (dead.length > 1 || !this.wasHeld) this.stage = 'welcome';
    else this.beginDay(this.welcome);
  }

  protected beginDay(welcome: Seat): void {
    this.welcome = welcome;
    this.all(`welcome ${welcome}`);
    this.ready = new Set();
    this.tokens = new Map();
    this.suspects = [];
    this.ask('talk');
  }

  protected beginVote(): void {
    this.all('to the vote');
    this.ask('vote');
    this.voter = (this.welcome + 1) % this.players;
  }

  protected vote(seat: Seat, at: Seat): void {
    this.stage = 'vote';
    this.tokens.set(seat, at);
    this.all(`${seat} votes ${at}`);
    this.voter = (seat + 1) % this.players;
    if (this.tokens.size === this.players) this.count();
  }

  /** The mark where it is still open, else the first of the lots. */
  protected taken(seat: Seat, open: readonly Seat[], lots: readonly Seat[]): Seat {
    const mark = this.marks.get(seat);
    return mark !== undefined && open.includes(mark) ? mark : (lots.find((one) => open.includes(one)) ?? 0);
  }

  protected closeVote(lots: readonly Seat[]): void {
    if (this.suspects.length > 0) {
      this.judge(lots);
      return;
    }
    const openTo = (seat: Seat): readonly Seat[] => this.living.filter((one) => one !== seat);
    if (this.run.options.firstVote === 'sequential') {
      const seat = this.voter;
      this.only(seat, 'did not answer');
      this.vote(seat, this.taken(seat, openTo(seat), lots));
      return;
    }
    for (let seat = 0; seat < this.players; seat += 1) {
      const answer = this.answers.get(seat);
      if (answer === undefined) this.only(seat, 'did not answer');
      this.tokens.set(seat, answer?.at ?? this.taken(seat, openTo(seat), lots));
    }
    this.all(`votes ${[...this.tokens.values()].join()}`);
    this.count();
  }

  protected count(): void {
    const isNamed = this.players <= 20 || this.run.options.deadlyOwl === 'names';
    const [owl] = isNamed ? this.targets('O').filter((seat) => !this.dead.has(seat)) : [];
    if (owl !== undefined) this.all(`owl ${owl}`);
    const tokens = [...this.tokens.values()];
    const weight = (seat: Seat): number =>
      tokens.filter((one) => one === seat).length * 100 - this.steps(seat);
    const ranked = this.living.toSorted((one, other) => weight(other) - weight(one));
    this.suspects =
      owl === undefined ? ranked.slice(0, 2) : [owl, ...ranked.filter((seat) => seat !== owl).slice(0, 1)];
    this.ballots = 0;
    this.speaker = 0;
    this.ask(this.run.options.defenceSeconds === 0 ? 'verdict' : 'defence');
  }

  protected steps(seat: Seat): number {
    return (seat - this.welcome - 1 + this.players) % this.players;
  }

  protected defended(): void {
    this.all('defended');
    this.speaker += 1;
    if (this.speaker === 2) this.ask('verdict');
  }

  protected judge(lots: readonly Seat[]): void {
    this.stage = 'verdict';
    const [paw = 0, tuft = 0] = this.suspects;
    const ballot = this.asked().map((seat) => {
      const answer = this.answers.get(seat);
      if (answer === undefined) this.only(seat, 'did not answer');
      return answer?.at ?? this.taken(seat, this.suspects, lots);
    });
    this.all(`ballot ${ballot.join()}`);
    this.ballots += 1;
    const more = ballot.filter((at) => at === paw).length * 2 - ballot.length;
    const tie = this.run.options.lynchTie;
    if (more === 0 && tie === 'revote' && this.ballots === 1) this.ask('verdict');
    else if (more === 0 && tie === 'nobody' && !this.wasSpared) {
      this.wasSpared = true;
      this.fall();
    } else {
      const isPaw = more === 0 ? this.steps(paw) < this.steps(tuft) : more > 0;
      this.lynch(isPaw ? paw : tuft);
    }
  }

  protected lynch(seat: Seat): void {
    this.dead.set(seat, `d${this.night}`);
    this.lynched = seat;
    this.wasSpared = false;
    this.all(`lynched ${seat}`);
    this.reveal([seat]);
    if (!this.isOver()) this.fall();
  }
}
