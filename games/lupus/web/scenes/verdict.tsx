import './verdict.css';
import type { Seat } from '@rudel/kernel';
import { evidences, seatsWith } from '@rudel/lupus/page';
import type { Ballot, Evidence } from '@rudel/lupus/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { Figure } from '../art/figure.tsx';
import { SignShape } from '../art/sign-shape.tsx';
import type { Drawing } from '../drawing.ts';
import type { MomentOf } from '../logic/moments.ts';
import { dayWords } from '../words/day-words.ts';

type VerdictProps = { readonly drawing: Drawing; readonly moment: MomentOf<'verdict'> };

/** The second vote: one held breath, vote upon vote, and what comes of it. */
export function Verdict({ drawing, moment }: VerdictProps) {
  const words = dayWords[drawing.play.language.value].moment;
  const told = {
    lynched: words.lynched(drawing.play.nameOf(moment.lynched ?? 0)),
    tie: words.lynched(drawing.play.nameOf(moment.lynched ?? 0)),
    spared: words.spared,
    again: words.again,
  };
  return (
    <>
      <div class="lupus-ballots">
        {moment.suspects.map((seat, nth) => (
          <Side
            key={seat}
            drawing={drawing}
            seat={seat}
            ballot={moment.ballot}
            evidence={evidences[nth] ?? 'tuft'}
            isLynched={moment.lynched === seat}
          />
        ))}
      </div>
      <div class="lupus-moment-told">
        <h2 class="lupus-moment-hush">{words.hush}</h2>
        <h2 class="lupus-moment-late">{told[moment.result]}</h2>
        {moment.result === 'tie' && <p class="lupus-moment-late">{words.tie}</p>}
      </div>
    </>
  );
}

type SideProps = {
  readonly drawing: Drawing;
  readonly seat: Seat;
  readonly ballot: Ballot;
  readonly evidence: Evidence;
  readonly isLynched: boolean;
};

/** One suspect with all who chose it. */
function Side({ drawing, seat, ballot, evidence, isLynched }: SideProps) {
  const judges = seatsWith(ballot, evidence);
  const all = ballot.filter((one) => one !== null).length;
  return (
    <section data-evidence={evidence} data-lynched={isLynched}>
      <span class="lupus-accused">
        <Figure seat={seat} />
        <SignShape of={evidence} size={34} />
        {isLynched && (
          <span class="lupus-leaving">
            <SignShape of="ghost" size={52} />
          </span>
        )}
      </span>
      <strong>
        <bdi>{drawing.play.nameOf(seat)}</bdi>
      </strong>
      <span class="lupus-ballot-count">{judges.length}</span>
      <p>
        {judges.map((by, at) => (
          <span key={by} style={{ '--share': (at + 1) / Math.max(1, all) }}>
            <SeatBadge seat={by} size={30} label="" />
          </span>
        ))}
      </p>
    </section>
  );
}
