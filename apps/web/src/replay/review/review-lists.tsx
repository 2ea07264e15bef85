import { mustParse, tell } from '@rudel/kernel';
import type { NameOf, Seat } from '@rudel/kernel';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { Icon } from '@rudel/ui/icon';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import type { Grade, Judged, Review } from '../../host/review-messages.ts';
import { frameAfter, frameBefore, glimpsesAt, viewAt } from '../film.ts';
import type { Film } from '../film.ts';
import { percent, points } from './percent.ts';
import { reviewWords } from './review-words.ts';

export type ReviewListProps = {
  readonly film: Film;
  readonly ui: AnyGameUi;
  readonly review: Review;
  readonly nameOf: NameOf;
  /** Shows a frame of the match. */
  readonly onGoTo: (frame: number) => void;
};

/** What everybody noticed of an act and what chance did after it, in a line. */
function happened({ film, ui, nameOf }: ReviewListProps, act: number): string {
  const told = ui.game.words[language.value];
  const glimpses = glimpsesAt(film, frameAfter(film, act), 'table');
  return glimpses.map((glimpse) => tell(told, glimpse, nameOf)).join(' ');
}

/** The moments after which much was different. */
export function TurningPoints(props: ReviewListProps) {
  const words = useWords(reviewWords);
  const { film, review, onGoTo } = props;
  return (
    <section class="review-part">
      <h4>{review.measure === 'winning' ? words.turns : words.learned}</h4>
      {review.turningPoints.length === 0 && <p class="review-soft">{words.noTurns}</p>}
      <ol class="review-list">
        {review.turningPoints.map(({ act, change }, nth) => (
          <li key={act}>
            <button type="button" class="review-item" onClick={() => onGoTo(frameAfter(film, act))}>
              <span class="review-number" aria-hidden="true">
                {nth + 1}
              </span>
              <span>{happened(props, act)}</span>
              <strong data-sign={change < 0 ? 'down' : 'up'}>{points(change)}</strong>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the chance of winning owes to luck, to the others and to oneself. */
export function Shares({ review }: Pick<ReviewListProps, 'review'>) {
  const words = useWords(reviewWords);
  const { shares, judged } = review;
  const given = judged.reduce((sum, { loss, grade }) => (grade === 'good' ? sum : sum + loss), 0);
  const rows = [
    { label: words.luck, change: shares.chance },
    { label: words.others, change: shares.others },
    { label: words.self, change: shares.own },
  ];
  const most = Math.max(0.01, ...rows.map(({ change }) => Math.abs(change)));
  return (
    <section class="review-part">
      <h4>{words.shares}</h4>
      <dl class="review-shares">
        {rows.map(({ label, change }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-sign={change < 0 ? 'down' : 'up'}>
              <span class="review-bar" aria-hidden="true">
                <span style={{ inlineSize: `${(50 * Math.abs(change)) / most}%` }} />
              </span>
              <strong>{points(change)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p class="review-soft">{words.sharesNote}</p>
      {given > 0 && <p>{words.given(percent(given).replace(/\D/g, ''))}</p>}
    </section>
  );
}

const countOf = (judged: readonly Judged[], wanted: Grade): number =>
  judged.filter(({ grade }) => grade === wanted).length;

/** The decisions that could have been better, the costliest first, each with what would have been. */
export function Decisions(props: ReviewListProps) {
  const words = useWords(reviewWords);
  const { judged, done } = props.review;
  const faults = judged
    .filter(({ grade }) => grade !== 'good')
    .toSorted((one, other) => other.loss - one.loss);
  return (
    <section class="review-part">
      <h4>{words.choices}</h4>
      <p>
        {words.counts(countOf(judged, 'good'), countOf(judged, 'inaccurate'), countOf(judged, 'mistake'))}
      </p>
      {faults.length === 0 && done === 1 && <p class="review-soft">{words.flawless}</p>}
      <ol class="review-list">
        {faults.map((one) => (
          <li key={one.act}>
            <Fault {...props} fault={one} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Fault({ film, ui, review, nameOf, onGoTo, fault }: ReviewListProps & { readonly fault: Judged }) {
  const words = useWords(reviewWords);
  const { act, made, best, loss, grade, why } = fault;
  const frame = frameBefore(film, act);
  return (
    <button type="button" class="review-item" data-grade={grade} onClick={() => onGoTo(frame)}>
      <Icon name={grade === 'mistake' ? 'flag' : 'info'} size={20} />
      <span class="review-fault">
        <span>
          <em>{words.grades[grade]}</em> {moveLabel(film, ui, { seat: review.seat, frame, nameOf }, made)}
        </span>
        <span>
          {words.better} <b>{moveLabel(film, ui, { seat: review.seat, frame, nameOf }, best)}</b>
        </span>
        <span class="review-soft">{why}</span>
      </span>
      <strong data-sign="down">{points(-loss)}</strong>
    </button>
  );
}

type Where = { readonly seat: Seat; readonly frame: number; readonly nameOf: NameOf };

/** A move in words, as its seat saw the table then. */
function moveLabel(film: Film, ui: AnyGameUi, { seat, frame, nameOf }: Where, text: string): string {
  const view = viewAt(film, frame, seat);
  return ui.game.words[language.value].move(mustParse(ui.game.player.move, text), view, nameOf);
}
