import { tell } from '@rudel/kernel';
import type { Eye, NameOf, Seat } from '@rudel/kernel';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { language } from '@rudel/ui/settings';
import { scoresOf, woelfePage } from '@rudel/woelfe/page';
import type { Glimpse, Shown } from '@rudel/woelfe/page';
import type { RoundTold, Scored } from '../logic/still.ts';
import { SideShape } from '../seat-note.tsx';
import type { WoelfeWords } from '../words.ts';

type RoundSummaryProps = {
  readonly shown: Shown;
  readonly told: RoundTold;
  readonly words: WoelfeWords;
  readonly nameOf: NameOf;
  /** It was read. */
  readonly onTap?: () => void;
};

/** One thing that was noticed, in the words of the rules. */
export const sentenceOf = (glimpse: Glimpse, nameOf: NameOf, eye: Eye): string =>
  tell(woelfePage.words[language.value], glimpse, nameOf, eye === 'table' ? null : eye);

/** What the last round came to, seat by seat. */
export function RoundSummary({ shown, told, words, nameOf, onTap }: RoundSummaryProps) {
  const totals = scoresOf(shown);
  const order = totals
    .map((_, seat) => seat)
    .toSorted((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0));
  const { scored } = told;
  return (
    <section class="woelfe-summary" aria-label={words.round(told.round, null)} onClick={onTap}>
      {scored.kind === 'sidesScored' ? (
        <p class="woelfe-summary-told">{sentenceOf(scored, nameOf, 'table')}</p>
      ) : (
        <h3>{words.round(told.round, null)}</h3>
      )}
      <table>
        <thead>
          <tr>
            <td />
            <th>{scored.kind === 'bidsScored' ? words.score.bid : ''}</th>
            <th>{words.score.wolves}</th>
            <th>{words.score.round}</th>
            <th>{words.score.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <SummaryRow
              key={seat}
              seat={seat}
              scored={scored}
              total={totals[seat] ?? 0}
              words={words}
              nameOf={nameOf}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type SummaryRowProps = {
  readonly seat: Seat;
  readonly scored: Scored;
  readonly total: number;
  readonly words: WoelfeWords;
  readonly nameOf: NameOf;
};

function SummaryRow({ seat, scored, total, words, nameOf }: SummaryRowProps) {
  const points = scored.points[seat] ?? 0;
  return (
    <tr data-won={points > 0}>
      <th scope="row">
        <span class="woelfe-who">
          <SeatBadge seat={seat} size={26} label="" />
          <bdi>{nameOf(seat)}</bdi>
        </span>
      </th>
      <td>
        {scored.kind === 'bidsScored' ? <BidMark scored={scored} seat={seat} words={words} /> : null}
        {scored.kind === 'sidesScored' ? (
          <SideMark isHunter={scored.hunters.includes(seat)} words={words} />
        ) : null}
      </td>
      <td>{scored.wolves[seat]}</td>
      <td>
        <strong>+{points}</strong>
      </td>
      <td>{total}</td>
    </tr>
  );
}

type Bids = Extract<Scored, { readonly kind: 'bidsScored' }>;

/** Whether a bid was met. */
export function BidMark({
  scored,
  seat,
  words,
}: {
  readonly scored: Bids;
  readonly seat: Seat;
  readonly words: WoelfeWords;
}) {
  const isExact = scored.bids[seat] === scored.tricks[seat];
  return (
    <span class="woelfe-bid-mark" data-exact={isExact}>
      {scored.tricks[seat]}/{scored.bids[seat]}
      <span class="visually-hidden">{isExact ? words.score.exact : words.score.missed}</span>
      <span aria-hidden="true">{isExact ? '✓' : '✗'}</span>
    </span>
  );
}

/** Which side somebody was on. */
export function SideMark({ isHunter, words }: { readonly isHunter: boolean; readonly words: WoelfeWords }) {
  const side = isHunter ? 'hunter' : 'dweller';
  return (
    <svg
      class="woelfe-side-mark"
      data-side={side}
      viewBox="0 0 100 100"
      role="img"
      aria-label={words.sides[side].one}
    >
      <SideShape side={side} />
    </svg>
  );
}
