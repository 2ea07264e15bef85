import { drawFrom, mustParse, pick } from '@rudel/kernel';
import type { Act, Rng, Seat } from '@rudel/kernel';
import { codeOf, kindCount } from '../src/bot/know/fast/fast-dice.ts';
import { writePoints } from '../src/bot/know/fast/fast-points.ts';
import { FastRound, passes, wants } from '../src/bot/know/fast/fast-round.ts';
import { loadDeal, loadHand, loadShown } from '../src/bot/know/fast/loading.ts';
import { kinds } from '../src/dice.ts';
import { readFace } from '../src/faces.ts';
import { woelfe } from '../src/index.ts';
import { woelfePlayer } from '../src/player.ts';
import { seatsOf } from '../src/rounds.ts';
import { haulOf } from '../src/scoring.ts';
import type { Kind, Move, Shown, State, Trick, View } from '../src/types.ts';

const { table } = woelfe;
const textOf = (move: Move): string => woelfePlayer.move.format(move);

/** One of this many decisions in a window is the clock's. */
const lapseRate = 12;

/** A match by the rules, and its rounds in the fast core beside it. */
export class FastPair {
  readonly fast: FastRound = new FastRound();
  state: State;

  constructor(options: string, seats: number) {
    this.state = table.start(mustParse(woelfe.options, options), seats);
  }

  get isOver(): boolean {
    return table.turn(this.state).kind === 'over';
  }

  view(seat: Seat): View {
    return table.view(this.state, seat);
  }

  /** One act by the rules and in the core; returns it as text. */
  step(rng: Rng): string {
    const turn = table.turn(this.state);
    if (turn.kind === 'over') return 'over';
    if (turn.kind === 'chance') return this.#draw(drawFrom(turn.urn, rng));
    if (turn.lapses && rng.int(lapseRate) === 0) return this.#lapse();
    const seat = pick(turn.seats, rng);
    const move = pick(woelfePlayer.legal(this.view(seat)), rng);
    this.#apply({ by: seat, move });
    this.#move(seat, move);
    return `${seat} ${textOf(move)}`;
  }

  #apply(act: Act<Move>): void {
    this.state = table.apply(this.state, act);
  }

  #lapse(): string {
    this.#apply({ by: 'clock' });
    for (const seat of seatsOf(this.fast.seats)) {
      if (this.fast.phase === 'goblin' && this.fast.isAsked(seat)) this.fast.answer(seat, passes);
    }
    return 'clock';
  }

  #draw(drawn: readonly string[]): string {
    const { phase } = this.state.shown;
    this.#apply({ by: 'chance', drawn });
    if (phase === 'roll') this.fast.land(readFace(kinds[this.fast.trick.lastKind] as Kind, drawn[0] ?? ''));
    if (phase === 'deal') this.#deal();
    return drawn.join(',');
  }

  #deal(): void {
    const { shown } = this.state;
    loadDeal(this.fast, shown);
    for (const seat of seatsOf(shown.seats))
      loadHand(this.fast, seat, this.view(seat).hands[seat] as readonly Kind[]);
    if (shown.double !== null) this.fast.announce(shown.double);
  }

  #move(seat: Seat, move: Move): void {
    switch (move.kind) {
      case 'double':
        this.fast.announce(seat);
        break;
      case 'fever':
      case 'rabies':
        this.fast.declare(seat);
        break;
      case 'bid':
        this.fast.bid(seat, move.tricks);
        break;
      case 'roll':
        this.fast.roll(codeOf(move.die));
        break;
      case 'lay':
        this.fast.lay(move.at);
        break;
      default:
        this.fast.answer(seat, move.kind === 'goblin' ? wants : passes);
        break;
    }
  }

  /** The core as it comes from loading the table anew. */
  loaded(): FastRound {
    const round = new FastRound();
    const { shown } = this.state;
    const answers = seatsOf(shown.seats).map((seat) => this.view(seat).answers[seat] ?? null);
    loadShown(round, { shown, answers });
    for (const seat of seatsOf(shown.seats))
      loadHand(round, seat, this.view(seat).hands[seat] as readonly Kind[]);
    return round;
  }

  get isPlaying(): boolean {
    return !['starter', 'deal', 'over'].includes(this.state.shown.phase);
  }

  /** Where the round stands by the rules. */
  real(): object {
    const { shown } = this.state;
    const { phase, turn, double, fever, rabies, goblins, bids, trick, tricks, seats } = shown;
    const haul = haulOf(shown);
    const hands = seatsOf(seats).map((seat) => [...(this.view(seat).hands[seat] ?? [])].join(''));
    const packs = tricks.filter(({ dice }) => dice.every(({ kind }) => 'WGB'.includes(kind))).length;
    const answers = seatsOf(seats).map((seat) => this.view(seat).answers[seat] ?? null);
    return {
      phase,
      turn,
      double,
      fever,
      rabies,
      goblins,
      bids,
      hands,
      answers,
      packs,
      tricks: haul.tricks,
      wolves: haul.wolves,
      caught: haul.hunters,
      trick: trick === null ? leaderOf(shown) : trickText(trick),
      legal: seatsOf(seats).map((seat) => woelfePlayer.legal(this.view(seat)).map(textOf)),
    };
  }

  /** The same from the core. */
  core(): object {
    const { fast } = this;
    const seats = seatsOf(fast.seats);
    const list = (numbers: ArrayLike<number>): number[] => seats.map((seat) => numbers[seat] as number);
    return {
      phase: fast.phase,
      turn: seatOrNull(fast.turn),
      double: seatOrNull(fast.double),
      fever: seatOrNull(fast.fever),
      rabies: seatOrNull(fast.rabies),
      goblins: list(fast.goblins),
      bids: list(fast.bids).map(seatOrNull),
      hands: seats.map((seat) => handText(fast, seat)),
      answers: list(fast.answers).map((answer) => [null, 'pass', 'goblin'][answer]),
      packs: fast.packs,
      tricks: list(fast.tricks),
      wolves: list(fast.wolves),
      caught: list(fast.caught),
      trick: fast.trick.count === 0 ? fast.trick.leader : coreTrickText(fast),
      legal: seats.map((seat) => coreLegal(fast, seat)),
    };
  }

  /** The points of the round that has just ended, from both. */
  points(): { readonly real: readonly number[]; readonly core: readonly number[] } {
    const points = new Float64Array(4);
    writePoints(this.fast, points);
    return {
      real: this.state.shown.points.at(-1) ?? [],
      core: seatsOf(this.fast.seats).map((seat) => points[seat] as number),
    };
  }
}

const seatOrNull = (seat: number): Seat | null => (seat === -1 ? null : seat);

const leaderOf = ({ phase, turn, starter }: Shown): Seat | null => (phase === 'play' ? turn : starter);

/** Faces of dice that have come to rest, and where bees lie. */
function trickText({ leader, dice }: Trick): string {
  return `${leader}>${dice.map(({ kind, face, at }) => `${kind}${face ?? '?'}@${at ?? '-'}`).join('.')}`;
}

function coreTrickText({ trick, phase }: FastRound): string {
  const dice = Array.from({ length: trick.count }, (_, place) => {
    const isRolling = phase === 'roll' && place === trick.count - 1;
    const at = trick.at[place] as number;
    return `${kinds[trick.kind[place] as number]}${isRolling ? '?' : trick.face[place]}@${at === -1 ? '-' : at}`;
  });
  return `${trick.leader}>${dice.join('.')}`;
}

const handText = (fast: FastRound, seat: Seat): string =>
  kinds.map((kind, code) => kind.repeat(fast.hands[seat * kindCount + code] as number)).join('');

function coreLegal(fast: FastRound, seat: Seat): string[] {
  const others = seatsOf(fast.seats).filter((other) => other !== seat);
  if (fast.phase === 'announce' || fast.phase === 'goblin') return coreAnswers(fast, seat);
  if (fast.turn !== seat) return [];
  if (fast.phase === 'lay') return others.map((at) => `lay ${at}`);
  if (fast.phase === 'bid') {
    const bids = Array.from({ length: fast.size + 1 }, (_, bid) => bid);
    return bids.filter((bid) => fast.mayBid(bid)).map((bid) => `bid ${bid}`);
  }
  const cry = fast.isHunter(seat) ? 'fever' : 'rabies';
  const rolls = kinds.filter((_, code) => fast.held(seat, code) > 0).map((kind) => `roll ${kind}`);
  return fast.mayDeclare(seat) ? [cry, ...rolls] : rolls;
}

function coreAnswers(fast: FastRound, seat: Seat): string[] {
  if (!fast.isAsked(seat)) return [];
  if (fast.phase === 'goblin') return ['goblin', 'pass'];
  return fast.drawn[seat] === 2 ? ['double', 'pass'] : ['pass'];
}
