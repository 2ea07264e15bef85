import type { Act, Drawn, Eye, Seat } from '@rudel/kernel';
import type { Run } from '@rudel/testkit';
import type { LupusTypes, Move } from '../src/types.ts';
import { Days } from './second-days.ts';
import type { Pointed } from './second-night.ts';

/**
 * Lupus in Tabula told a second time, from the acts alone and without the game's own code: all that an eye may know of a run, in order. It is
 * short where it can be: what follows from things told before is not told again.
 */
export function storyOf(run: Run<LupusTypes>, eye: Eye): readonly string[] {
  const teller = new Teller(run, eye);
  for (const act of run.acts) teller.hear(act);
  return teller.told;
}

/** What is chosen among seats. */
type Choice = Exclude<
  Move,
  { readonly kind: 'say' | 'mark' | 'deck' } | { readonly kind: 'ready' | 'done' | 'open' | 'close' }
>;

const isChoice = (move: Move): move is Choice => ['point', 'vote', 'paw', 'tuft'].includes(move.kind);

/** Hears the acts of a run one after the other. */
export class Teller extends Days {
  hear(act: Act<Move>): void {
    this.everything.push(JSON.stringify(act));
    if (act.by === 'chance') this.draw(act.drawn);
    else if (act.by === 'clock') this.lapse();
    else this.move(act.by, act.move);
  }

  protected draw(drawn: Drawn): void {
    const first = Number(drawn[0]);
    switch (this.stage) {
      case 'possessed':
        if (this.run.options.announcePossessed === 'yes') this.all(`in play: ${drawn[0]}`);
        this.stage = 'deal';
        break;
      case 'deal':
        this.deal(drawn);
        break;
      case 'elder':
        this.elder = first;
        this.all(`elder ${first}`);
        this.fall();
        break;
      case 'pace':
        this.all(`pace ${first}`);
        this.stage = 'call';
        this.isOpen = this.narrator === 'automatic';
        break;
      case 'welcome':
        this.beginDay(first);
        break;
      default:
        if (this.calls.length > 0) this.closeCall(drawn.map(Number));
        else this.closeVote(drawn.map(Number));
    }
  }

  protected lapse(): void {
    if (this.stage === 'deck') {
      this.stage = 'deal';
      this.all('the usual deck');
    } else if (!this.isOpen) this.open();
    else this.close();
  }

  protected open(): void {
    this.isOpen = true;
    this.all('opened');
  }

  /** Who ended it nobody is told, nor whether somebody did not answer. */
  protected close(): void {
    if (this.stage === 'talk') this.beginVote();
    else if (this.stage === 'defence') this.defended();
    else {
      this.stage = 'lots';
      this.all('closed');
    }
  }

  protected move(seat: Seat, move: Move): void {
    if (this.eye === this.narratorSeat && this.eye !== seat)
      this.told.push(`${seat} ${JSON.stringify(move)}`);
    if (move.kind === 'open') this.open();
    else if (move.kind === 'close') this.close();
    else if (move.kind === 'deck') {
      this.stage = 'deal';
      this.only(seat, JSON.stringify(move));
      this.all('a deck is chosen');
    } else if (move.kind === 'mark') {
      this.marks.set(seat, move.at);
      this.only(seat, `marks ${move.at}`);
    } else if (isChoice(move)) this.choose(seat, move);
    else this.speak(seat, move);
  }

  protected choose(seat: Seat, move: Choice): void {
    const isOpenVote = move.kind === 'vote' && this.run.options.firstVote === 'sequential';
    if (isOpenVote) this.vote(seat, move.at);
    else if (move.kind === 'point') this.answer(seat, { at: move.at, sign: move.sign });
    else if (move.kind === 'vote') this.answer(seat, { at: move.at, sign: null });
    else this.answer(seat, { at: this.suspects[move.kind === 'paw' ? 0 : 1] ?? 0, sign: null });
  }

  protected speak(seat: Seat, move: Move): void {
    if (move.kind === 'ready' && this.dead.has(seat)) {
      this.only(seat, 'rests');
      return;
    }
    this.all(`${seat} ${JSON.stringify(move)}`);
    if (move.kind === 'done') this.defended();
    if (move.kind !== 'ready') return;
    this.ready.add(seat);
    if (this.narrator !== 'human' && this.living.every((one) => this.ready.has(one))) this.beginVote();
  }

  protected answer(seat: Seat, answer: Pointed): void {
    this.answers.set(seat, answer);
    this.only(seat, `chooses ${answer.at} ${answer.sign}`);
    const isDone = this.asked().every((one) => this.answers.has(one));
    if (isDone && this.narrator !== 'human') this.close();
  }
}
