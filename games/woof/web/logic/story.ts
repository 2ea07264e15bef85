import type { Language, NameOf, Seat } from '@rudel/kernel';
import { mostRounds } from '@rudel/woof/page';
import type { Glimpse, GlimpseOf } from '@rudel/woof/page';
import { woofWords } from '../words.ts';

const longest = 4;

type Tally = Map<Seat, number>;

const add = (tally: Tally, seat: Seat, count = 1): void =>
  void tally.set(seat, (tally.get(seat) ?? 0) + count);

/** Who has most, if it is one seat alone with at least this many. */
function leading(tally: Tally, least: number): { readonly seat: Seat; readonly count: number } | null {
  const [first, second] = [...tally].toSorted(([, one], [, other]) => other - one);
  if (first === undefined || first[1] < least || first[1] === second?.[1]) return null;
  return { seat: first[0], count: first[1] };
}

/** A few sentences about a finished match. */
export function storyOf(glimpses: readonly Glimpse[], nameOf: NameOf, language: Language): readonly string[] {
  const { story } = woofWords[language];
  const rounds = glimpses.filter((glimpse) => glimpse.kind === 'revealed');
  const [right, wrong, lured, looks]: Tally[] = [new Map(), new Map(), new Map(), new Map()];
  for (const { verdicts, shepherd, bonus } of rounds) {
    if (shepherd !== null && bonus > 0) add(lured as Tally, shepherd, bonus);
    for (const [seat, { when, isRight }] of verdicts.entries())
      if (when === 'early') add((isRight ? right : wrong) as Tally, seat);
  }
  for (const glimpse of glimpses) if (glimpse.kind === 'looked') add(looks as Tally, glimpse.seat);
  const led = (tally: Tally | undefined, least: number, told: (name: string, count: number) => string) => {
    const leader = tally === undefined ? null : leading(tally, least);
    return leader === null ? null : told(nameOf(leader.seat), leader.count);
  };
  const lines = [
    wonLine(glimpses, nameOf, language),
    cutShortLine(rounds.length, language),
    led(right, 1, story.early),
    led(lured, 1, story.lured),
    wolfLine(rounds, nameOf, language),
    led(wrong, 1, story.wrong),
    led(looks, 2, story.looked),
    rounds.length >= mostRounds ? story.rounds(rounds.length) : null,
  ];
  return lines.filter((line) => line !== null).slice(0, longest);
}

const namesOf = (seats: readonly Seat[], nameOf: NameOf, language: Language): string =>
  new Intl.ListFormat(language).format(seats.map(nameOf));

function wonLine(glimpses: readonly Glimpse[], nameOf: NameOf, language: Language): string | null {
  const won = glimpses.findLast((glimpse) => glimpse.kind === 'won');
  if (won === undefined) return null;
  const { seats, scores } = won;
  const best = scores[seats[0] ?? 0] ?? 0;
  const isByErrors = scores.some((score, seat) => score === best && !seats.includes(seat));
  return woofWords[language].story.won(namesOf(seats, nameOf, language), best, isByErrors);
}

const cutShortLine = (rounds: number, language: Language): string | null =>
  rounds > 0 && rounds < mostRounds ? woofWords[language].story.cutShort(rounds) : null;

/** A round in which several looked for the wolf and nobody found one. */
function wolfLine(
  rounds: readonly GlimpseOf<'revealed'>[],
  nameOf: NameOf,
  language: Language,
): string | null {
  for (const { round, characters, verdicts } of rounds) {
    const hunts = verdicts.flatMap(({ goals }) => goals.filter(({ goal }) => goal === 'W'));
    const wolves = characters.flatMap((character, seat) => (character === 'W' ? [seat] : []));
    const seated = wolves.filter((seat) => seat < verdicts.length);
    if (hunts.length > 1 && seated.length > 0 && hunts.every(({ isRight }) => !isRight))
      return woofWords[language].story.wolves(namesOf(seated, nameOf, language), round);
  }
  return null;
}
