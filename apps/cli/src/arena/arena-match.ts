import { botAct, matchCourse } from '@rudel/bots';
import type { Asked } from '@rudel/bots';
import { ProgramTalk, faultSentence } from '@rudel/bots/program';
import type { Fault } from '@rudel/bots/program';
import { secretFromSeed, seededRng } from '@rudel/kernel';
import type { Act, Outcome, Rng, Seat } from '@rudel/kernel';
import type { Entrant } from '../programs/entrants.ts';
import { startProgram } from '../programs/process-pipe.ts';
import { fixtureOf } from './series.ts';
import type { Series } from './series.ts';

/** A match that a program has lost by its own fault. */
export type Forfeit = {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: Fault['kind'];
  readonly sentence: string;
};

/** A match as the arena counts it. */
export type ArenaResult = {
  /** Counted from 1. */
  readonly match: number;
  readonly deal: number;
  readonly players: readonly string[];
  readonly outcome: Outcome | null;
  readonly acts: number;
  /** Absent where nobody was at fault. */
  readonly forfeits?: readonly Forfeit[];
};

type Blamed = { readonly seat: Seat; readonly fault: Fault };

/** One match of a series: levels decide here, programs in processes of their own that know this match only. */
class ArenaMatch {
  readonly #series: Series;
  readonly #nth: number;
  readonly #players: readonly Entrant[];
  readonly #deal: number;
  readonly #talks: ReadonlyMap<Seat, ProgramTalk>;
  readonly #rngs: readonly Rng[];

  constructor(series: Series, nth: number) {
    const { deal, players } = fixtureOf(series, nth);
    this.#series = series;
    this.#nth = nth;
    this.#players = players;
    this.#deal = deal;
    this.#rngs = players.map((_, seat) => seededRng(`${series.seed} bot ${nth} ${seat}`));
    this.#talks = new Map(
      players.flatMap((player, seat): [Seat, ProgramTalk][] =>
        player.kind === 'program' ? [[seat, this.#talkWith(player.command, seat)]] : [],
      ),
    );
  }

  /** Null where somebody interrupts it. */
  async play(goesOn: () => Promise<boolean>): Promise<ArenaResult | null> {
    try {
      const blamed = await this.#greetAll();
      return blamed.length === 0 ? await this.#course(goesOn) : this.#forfeited(blamed, 0);
    } finally {
      for (const talk of this.#talks.values()) talk.end(null);
    }
  }

  #talkWith(command: string, seat: Seat): ProgramTalk {
    const { game, options, seats, language, limit, place } = this.#series;
    return new ProgramTalk({ game, options, seat, seats, language, limit }, startProgram(command, place));
  }

  async #greetAll(): Promise<readonly Blamed[]> {
    const blamed = await Promise.all(
      [...this.#talks].map(async ([seat, talk]): Promise<Blamed[]> => {
        const answer = await talk.begin();
        return answer.ok ? [] : [{ seat, fault: answer.fault }];
      }),
    );
    return blamed.flat();
  }

  async #course(goesOn: () => Promise<boolean>): Promise<ArenaResult | null> {
    const { game, options, seats, seed } = this.#series;
    const secret = secretFromSeed(`${seed} deal ${this.#deal}`);
    this.#tellStart();
    let acts = 0;
    const course = matchCourse(game, {
      options,
      seats,
      lot: { secret, contributions: this.#players.map(() => '') },
      onAct: (step) => {
        acts += 1;
        for (const [seat, talk] of this.#talks)
          talk.tell(game.table.view(step.after, seat), game.table.glimpses(step, seat));
      },
    });
    let next = course.next();
    while (next.done !== true) {
      if (!(await goesOn())) return null;
      const act = await this.#actOf(next.value);
      if ('fault' in act) return this.#forfeited([act], acts);
      next = course.next(act);
    }
    const { outcome } = next.value;
    if (outcome !== null) for (const talk of this.#talks.values()) talk.end(outcome);
    return this.#result(outcome, acts);
  }

  #tellStart(): void {
    const { game, options, seats } = this.#series;
    const start = game.table.start(options, seats);
    for (const [seat, talk] of this.#talks) talk.tell(game.table.view(start, seat), []);
  }

  async #actOf({ state, seat }: Asked): Promise<Act | Blamed> {
    const { game, budget } = this.#series;
    const player = this.#players[seat] as Entrant;
    if (player.kind === 'level')
      return botAct(game, state, seat, player.bot, this.#rngs[seat] as Rng, budget);
    const talk = this.#talks.get(seat) as ProgramTalk;
    const answer = await talk.choose(game.table.view(state, seat));
    return answer.ok ? { by: seat, move: answer.value } : { seat, fault: answer.fault };
  }

  /** All seats of those at fault lose, and all others win. */
  #forfeited(blamed: readonly Blamed[], acts: number): ArenaResult {
    const { language } = this.#series;
    const forfeits = blamed.map(({ seat, fault }): Forfeit => {
      const sentence = faultSentence(fault, language);
      this.#talks.get(seat)?.dismiss(sentence);
      return { seat, name: this.#players[seat]?.name ?? '', kind: fault.kind, sentence };
    });
    const isToBlame = (seat: Seat): boolean =>
      forfeits.some(({ name }) => name === this.#players[seat]?.name);
    const winners = [...this.#players.keys()].filter((seat) => !isToBlame(seat));
    return { ...this.#result({ winners, scores: [] }, acts), forfeits };
  }

  #result(outcome: Outcome | null, acts: number): ArenaResult {
    const players = this.#players.map(({ name }) => name);
    return { match: this.#nth + 1, deal: this.#deal, players, outcome, acts };
  }
}

/** Plays a match of a series; null where somebody interrupts it. */
export async function playArenaMatch(
  series: Series,
  nth: number,
  goesOn: () => Promise<boolean>,
): Promise<ArenaResult | null> {
  return new ArenaMatch(series, nth).play(goesOn);
}
