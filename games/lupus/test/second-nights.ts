import type { Drawn, Seat } from '@rudel/kernel';
import { Night } from './second-night.ts';
import type { Card } from './second-night.ts';
import { Village } from './second-village.ts';

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

/** The nights of the second telling. */
export abstract class Nights extends Village {
  protected call = 0;
  protected round = 1;

  protected abstract dawn(dead: readonly Seat[]): void;

  protected deal(drawn: Drawn): void {
    this.cards = drawn as readonly Card[];
    for (const [seat, card] of drawn.entries()) this.only(seat, `has ${card}`);
    const shown = letters.split('').filter((card) => drawn.includes(card));
    const isSilent = this.run.options.announcePossessed === 'no';
    this.all(`in play: ${shown.filter((card) => !(card === 'P' && isSilent)).join('')}`);
    if (this.narrator === 'elder') this.stage = 'elder';
    else this.fall();
  }

  protected fall(): void {
    this.night += 1;
    const inPlay = new Set(this.cards);
    this.calls = calledInOrder.flatMap(([card, isCalled]) =>
      inPlay.has(card) && isCalled(this.night) ? [card] : [],
    );
    [this.call, this.round] = [0, 1];
    this.pointed = new Map();
    this.ask('pace');
    if (this.elder !== null && this.night > 1) this.passTitle();
  }

  protected closeCall(lots: readonly Seat[]): void {
    const card = this.calls[this.call] ?? 'S';
    const kills = this.night > 1 || this.run.options.firstNightKill === 'yes';
    const seesTwo = this.cards.includes('Y') && this.night > 2 && this.run.options.twoSeers === 'joint';
    const isJoint = card === 'W' ? kills : card === 'S' && seesTwo;
    const isLast = !isJoint || this.round === this.run.options.packRounds;
    const night = new Night({
      card,
      living: this.living,
      roleOf: (seat) => this.roleOf(seat),
      answers: this.answers,
      lots,
      isJoint,
      isLast,
      lynched: this.lynched,
    });
    this.pointed.set(card, night);
    this.all(`${card} is over`);
    for (const [seat, text] of night.private) this.only(seat, text);
    if (!isLast) this.round += 1;
    else [this.call, this.round] = [this.call + 1, 1];
    if (this.call < this.calls.length) this.ask('pace');
    else this.break();
  }

  protected break(): void {
    const dead = this.deaths();
    for (const seat of dead) this.dead.set(seat, `n${this.night}`);
    if (this.night === 2) this.turned = this.pointed.get('Y')?.becomes ?? null;
    this.all(`dead: ${dead.join()}`);
    this.reveal(dead);
    this.calls = [];
    if (this.isOver()) return;
    if (this.elder !== null && this.dead.has(this.elder)) this.passTitle();
    this.dawn(dead);
  }

  protected deaths(): readonly Seat[] {
    const kills = this.night > 1 || this.run.options.firstNightKill === 'yes';
    const guarded = this.targets('B');
    const eaten = kills ? this.targets('W').slice(0, 1) : [];
    const dead = [
      ...eaten.filter((seat) => this.roleOf(seat) !== 'H' && !guarded.includes(seat)),
      ...this.targets('S').filter((seat) => this.roleOf(seat) === 'H' && !this.dead.has(seat)),
      ...(this.players > 20 ? this.targets('O').filter((seat) => !'WH'.includes(this.roleOf(seat))) : []),
    ];
    return [...new Set(dead)].toSorted((one, other) => one - other);
  }
}
