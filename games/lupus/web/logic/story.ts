import type { Language, NameOf, Seat } from '@rudel/kernel';
import type { Glimpse } from '@rudel/lupus/page';
import { lupusWords } from '../words.ts';
import type { LupusWords } from '../words.ts';

const longest = 5;

type GlimpseOf<K extends Glimpse['kind']> = Extract<Glimpse, { readonly kind: K }>;

const allOf = <K extends Glimpse['kind']>(glimpses: readonly Glimpse[], kind: K): readonly GlimpseOf<K>[] =>
  glimpses.filter((glimpse): glimpse is GlimpseOf<K> => glimpse.kind === kind);

/** Who occurs most often, and how often; null where nobody does. */
function mostOf(seats: readonly Seat[]): { readonly seat: Seat; readonly count: number } | null {
  const counts = new Map<Seat, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first === undefined ? null : { seat: first[0], count: first[1] };
}

/** A few sentences about a match, from what everybody noticed. Who has won is said above them. */
export function storyOf(glimpses: readonly Glimpse[], nameOf: NameOf, language: Language): readonly string[] {
  const words = lupusWords[language].story;
  const dawns = allOf(glimpses, 'dawn');
  const lines = [
    words.days(Math.max(1, allOf(glimpses, 'suspects').length)),
    closeVerdict(glimpses, nameOf, words),
    firstDead(dawns, nameOf, language),
    accused(glimpses, nameOf, words),
    talker(glimpses, nameOf, words),
    quietNights(dawns, words),
  ];
  return lines.filter((line) => line !== null).slice(0, longest);
}

function firstDead(dawns: readonly GlimpseOf<'dawn'>[], nameOf: NameOf, language: Language): string | null {
  const first = dawns.find(({ dead }) => dead.length > 0);
  if (first === undefined) return null;
  const names = new Intl.ListFormat(language).format(first.dead.map(nameOf));
  return lupusWords[language].story.firstDead(names);
}

/** The last verdict that was as close as can be. */
function closeVerdict(
  glimpses: readonly Glimpse[],
  nameOf: NameOf,
  words: LupusWords['story'],
): string | null {
  let day = 0;
  let told: string | null = null;
  for (const glimpse of glimpses) {
    if (glimpse.kind === 'suspects') day += 1;
    if (glimpse.kind === 'verdict' && isByOne(glimpse)) told = words.close(day);
    if (glimpse.kind === 'lynched' && glimpse.isTie) told = words.tied(day, nameOf(glimpse.seat));
  }
  return told;
}

const isByOne = ({ counts: [paw = 0, tuft = 0] }: GlimpseOf<'verdict'>): boolean =>
  Math.abs(paw - tuft) === 1;

function accused(glimpses: readonly Glimpse[], nameOf: NameOf, words: LupusWords['story']): string | null {
  const most = mostOf(allOf(glimpses, 'voted').map(({ at }) => at));
  return most === null || most.count < 3 ? null : words.accused(nameOf(most.seat), most.count);
}

function talker(glimpses: readonly Glimpse[], nameOf: NameOf, words: LupusWords['story']): string | null {
  const most = mostOf(allOf(glimpses, 'said').map(({ seat }) => seat));
  return most === null || most.count < 3 ? null : words.talker(nameOf(most.seat), most.count);
}

function quietNights(dawns: readonly GlimpseOf<'dawn'>[], words: LupusWords['story']): string | null {
  const quiet = dawns.filter(({ night, dead }) => night > 1 && dead.length === 0).length;
  return quiet === 0 ? null : words.quiet(quiet);
}
