import type { NameOf, Seat } from '@rudel/kernel';
import {
  deadOfNight,
  ballotsOf,
  deedsIn,
  evidences,
  playersOf,
  seatsWith,
  suspectOf,
  tokensAt,
  tokensOf,
} from '@rudel/lupus/page';
import type { Ballot, Day, Deed, Evidence, Role, View } from '@rudel/lupus/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { language } from '@rudel/ui/settings';
import { listed } from '@rudel/ui/words';
import { Emblem } from '../art/emblem.tsx';
import { SignShape } from '../art/sign-shape.tsx';
import { lupusWords } from '../words.ts';
import { dayWords } from '../words/day-words.ts';
import { deedWords } from '../words/deeds.ts';
import { endingWords } from './ending-words.ts';

type ChapterProps = { readonly view: View; readonly nameOf: NameOf };

/** Characters whose deeds are told of all of them at once. */
const together: readonly Role[] = ['wolf', 'freemason'];

type Group = readonly [Deed, ...Deed[]];

/** Deeds one by one, those done together as one. */
function groupsOf(deeds: readonly Deed[]): readonly Group[] {
  return deeds.flatMap((deed, nth): readonly Group[] => {
    if (!together.includes(deed.role)) return [[deed]];
    const all = deeds.filter(({ role }) => role === deed.role);
    return deeds.findIndex(({ role }) => role === deed.role) === nth ? [[deed, ...all.slice(1)]] : [];
  });
}

/** Who did what in a night, and who did not wake up. */
export function NightStory({ view, nameOf, night }: ChapterProps & { readonly night: number }) {
  const words = lupusWords[language.value];
  const chapters = groupsOf(deedsIn(view).filter((deed) => deed.night === night));
  const dead = deadOfNight(view.shown, night);
  const { talk } = dayWords[language.value];
  return (
    <section class="lupus-chapter" data-time="night">
      <h4>{words.night(night)}</h4>
      <ul>
        {chapters.map(([{ seat, role, note }, ...mates]) => (
          <li key={seat}>
            <Emblem of={role} size={20} />
            <span>
              <strong>
                {listed([seat, ...mates.map((mate) => mate.seat)].map(nameOf))}
                {!together.includes(role) && ':'}
              </strong>{' '}
              {together.includes(role)
                ? endingWords[language.value].together(
                    note.chosen === null ? null : nameOf(note.chosen),
                    mates.length + 1,
                  )
                : deedWords[language.value]({ role, note, night, nameOf })}
            </span>
          </li>
        ))}
      </ul>
      <p>{dead.length === 0 ? talk.nobodyDied : talk.died(listed(dead.map(nameOf)))}</p>
    </section>
  );
}

/** How a day voted, token by token, and judged. */
export function DayStory({ view, nameOf, day: nth }: ChapterProps & { readonly day: number }) {
  const day = view.shown.days[nth - 1];
  const words = endingWords[language.value];
  if (day === undefined) return null;
  return (
    <section class="lupus-chapter" data-time="day">
      <h4>{lupusWords[language.value].day(nth)}</h4>
      <FirstVote view={view} nameOf={nameOf} day={day} />
      {day.owl !== null && <p>{words.owl(nameOf(day.owl))}</p>}
      {ballotsOf(day).map((ballot, at) => (
        <SecondVote key={at} day={day} ballot={ballot} nameOf={nameOf} />
      ))}
      {day.ballots.length > 0 && (
        <p>{day.lynched === null ? words.spared : words.lynched(nameOf(day.lynched))}</p>
      )}
    </section>
  );
}

function FirstVote({ view, nameOf, day }: ChapterProps & { readonly day: Day }) {
  const words = endingWords[language.value];
  const tokens = tokensAt(day, playersOf(view.shown));
  const voted = tokens.flatMap((count, seat) => (count > 0 ? [seat] : []));
  if (voted.length === 0) return null;
  return (
    <>
      <h5>{words.tokens}</h5>
      <ul>
        {voted
          .toSorted((one, other) => (tokens[other] ?? 0) - (tokens[one] ?? 0))
          .map((seat) => (
            <Votes key={seat} seat={seat} nameOf={nameOf} by={seatsWith(tokensOf(day), seat)} />
          ))}
      </ul>
    </>
  );
}

type SecondVoteProps = { readonly day: Day; readonly ballot: Ballot; readonly nameOf: NameOf };

function SecondVote({ day, ballot, nameOf }: SecondVoteProps) {
  const words = endingWords[language.value];
  return (
    <>
      <h5>{words.judged}</h5>
      <ul>
        {evidences.map((evidence) => (
          <Votes
            key={evidence}
            seat={suspectOf(day, evidence)}
            nameOf={nameOf}
            evidence={evidence}
            by={seatsWith(ballot, evidence)}
          />
        ))}
      </ul>
    </>
  );
}

type VotesProps = {
  readonly seat: Seat;
  readonly by: readonly Seat[];
  readonly nameOf: NameOf;
  readonly evidence?: Evidence;
};

/** Who voted for somebody: badges to see, names to hear. */
function Votes({ seat, by, nameOf, evidence }: VotesProps) {
  const { seat: words } = lupusWords[language.value];
  return (
    <li>
      {evidence === undefined ? <SeatBadge seat={seat} size={22} label="" /> : <SignShape of={evidence} />}
      <span>
        <bdi>{nameOf(seat)}</bdi> <strong>{by.length}</strong>
        {by.length > 0 && <span class="visually-hidden">: {words.tokensFrom(listed(by.map(nameOf)))}</span>}
      </span>
      <span class="lupus-voters" aria-hidden="true">
        {by.map((one) => (
          <SeatBadge key={one} seat={one} size={20} label="" />
        ))}
      </span>
    </li>
  );
}
