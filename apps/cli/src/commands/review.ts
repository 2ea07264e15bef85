import { Reviewing } from '@rudel/bots';
import type { Judged, Review } from '@rudel/bots';
import { formatAct, mustParse, replay as replayRecord } from '@rudel/kernel';
import type {
  AnyGame,
  Language,
  MatchRecord,
  NameOf,
  Replayed,
  Sealed,
  SealedTypes,
  Seat,
} from '@rudel/kernel';
import { hasFlag } from '../command.ts';
import type { Command } from '../command.ts';
import { recordFileOf } from '../files.ts';
import { argOf, languageFlag, seatFlag, seatName, seedFlag, shelvedOf, spoken } from '../given.ts';
import { phrasesOf, points } from '../review/phrases.ts';
import type { Phrases } from '../review/phrases.ts';
import { refused } from '../stop.ts';

/** The seat of the first person in a record; bots have their level behind their name. */
function ownSeat({ tags }: MatchRecord, seats: number): Seat {
  const isPerson = (seat: Seat): boolean => {
    const name = tags.get(`Player${seat}`) ?? '';
    return name !== '' && !/ \([\w:.-]+\)$/.test(name);
  };
  const found = Array.from({ length: seats }, (_, seat) => seat).find(isPerson);
  return found ?? 0;
}

type Told = {
  readonly game: AnyGame;
  readonly played: Replayed<SealedTypes>;
  readonly review: Review;
  readonly language: Language;
  readonly nameOf: NameOf;
};

function moveIn({ game, played, review, language, nameOf }: Told, act: number, text: string): string {
  const view = game.table.view(played.states[act] as Sealed, review.seat);
  return spoken(game.words[language].move(mustParse(game.player.move, text), view, nameOf));
}

function curveLine({ review }: Told, open: boolean): string {
  const bars = '▁▂▃▄▅▆▇█';
  const known = (open ? review.open : review.own).flatMap((chance) => (chance === null ? [] : [chance]));
  const columns = Math.min(60, known.length);
  return Array.from({ length: columns }, (_, column) => {
    const chance = known[Math.round((column * (known.length - 1)) / Math.max(1, columns - 1))] ?? 0;
    return bars[Math.min(bars.length - 1, Math.floor(chance * bars.length))];
  }).join('');
}

function faultLines(told: Told, { act, made, best, loss, grade, why }: Judged, phrases: Phrases): string[] {
  return [
    `${String(act + 1).padStart(5)}  ${phrases.fault(phrases.grades[grade], Math.round(100 * loss), moveIn(told, act, made))}`,
    `       ${phrases.better(moveIn(told, act, best))} ${why}`,
  ];
}

function linesOf(told: Told): string[] {
  const { review, game, played, language, nameOf } = told;
  const phrases = phrasesOf(language);
  const { shares, judged, turningPoints } = review;
  const isWinning = review.measure === 'winning';
  const count = (wanted: Judged['grade']): number => judged.filter(({ grade }) => grade === wanted).length;
  const faults = judged.filter(({ grade }) => grade !== 'good');
  return [
    spoken((isWinning ? phrases.curve : phrases.sure)(nameOf(review.seat))),
    `  ${curveLine(told, false)}  ${phrases.own}`,
    ...(isWinning ? [`  ${curveLine(told, true)}  ${phrases.open}`] : []),
    ...(isWinning ? [phrases.shares(shares.chance, shares.others, shares.own)] : []),
    ...(turningPoints.length === 0 ? [] : [isWinning ? phrases.turns : phrases.learned]),
    ...turningPoints.map(
      ({ act, change }) =>
        `${String(act + 1).padStart(5)}  ${points(change)}  ${formatAct(game, played.acts[act] as Replayed<SealedTypes>['acts'][number])}`,
    ),
    phrases.counts(count('good'), count('inaccurate'), count('mistake')),
    ...faults.flatMap((fault) => faultLines(told, fault, phrases)),
  ];
}

export const reviewCommand: Command = {
  name: 'review',
  summary: 'how a match went for a seat: chances, turning points, decisions that could have been better',
  args: ['file'],
  flags: ['seat', 'lang', 'seed'],
  notes: [
    'Without --seat it is the first seat of a person. Decisions are judged by what that seat saw then.',
    'Numbers in front of a line are acts, as they stand in the record, counted from 1.',
  ],
  run(call) {
    const { shown, game, record } = recordFileOf(call.io, argOf(call, 0));
    const { reviewer } = shelvedOf(game.id);
    const language = languageFlag(call);
    const played = replayRecord(game, record);
    if ('error' in played) return refused(`${shown}: ${played.error}`, { line: played.line });
    if (game.table.turn(played.states.at(-1) as Sealed).kind !== 'over')
      return refused(`${shown}: this match is not over.`);
    if (reviewer === null) return refused(`There are no reviews for ${game.id} yet.`);
    const seat = seatFlag(call, played.seats) ?? ownSeat(record, played.seats);
    const seed = hasFlag(call, 'seed') ? seedFlag(call) : `${record.tags.get('Secret') ?? ''} ${seat}`;
    const nameOf = seatName(language);
    const reviewing = new Reviewing({ game, reviewer, played, seat, seed, reader: { language, nameOf } });
    while (!reviewing.isDone) reviewing.step();
    const { review } = reviewing;
    return { lines: linesOf({ game, played, review, language, nameOf }), json: review };
  },
};
