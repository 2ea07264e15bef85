import type { Seat } from '@rudel/kernel';
import type { Evidence } from '@rudel/lupus/page';
import { countBallot, evidences, lastBallotOf } from '@rudel/lupus/page';
import { Figure } from '../art/figure.tsx';
import { SignShape } from '../art/sign-shape.tsx';
import type { Drawing } from '../drawing.ts';
import { dayWords } from '../words/day-words.ts';

/** The two suspects of the day have stepped forward, paw and tuft; whoever judges taps one of them. */
export function Suspects({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const words = dayWords[drawing.play.language.value].vote;
  const day = shown.days.at(-1);
  if (day === undefined) return null;
  const counts = day.ballots.length === 0 ? null : countBallot(lastBallotOf(day));
  return (
    <section class="lupus-suspects" aria-label={words.suspects}>
      {day.owl !== null && <p class="lupus-owl">{words.owl(drawing.play.nameOf(day.owl))}</p>}
      {day.suspects.map((seat, nth) => (
        <Suspect
          key={seat}
          drawing={drawing}
          seat={seat}
          evidence={evidences[nth] ?? 'tuft'}
          count={counts?.[nth] ?? null}
        />
      ))}
    </section>
  );
}

type SuspectProps = {
  readonly drawing: Drawing;
  readonly seat: Seat;
  readonly evidence: Evidence;
  readonly count: number | null;
};

function Suspect({ drawing, seat, evidence, count }: SuspectProps) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value;
  const name = drawing.play.nameOf(seat);
  const isJudged = drawing.targets.value.has(seat);
  return (
    <button
      type="button"
      class="lupus-suspect"
      data-evidence={evidence}
      data-can={isJudged}
      data-chosen={drawing.target.value === seat}
      data-turn={shown.phase === 'defence' && shown.turn === seat}
      aria-pressed={isJudged ? drawing.target.value === seat : undefined}
      onClick={() => drawing.tap(seat)}
    >
      <Figure seat={seat} />
      <span>
        <small>
          <SignShape of={evidence} size={22} /> {words.seat[evidence]}
        </small>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {count !== null && <small>{dayWords[drawing.play.language.value].vote.count(count)}</small>}
      </span>
    </button>
  );
}
