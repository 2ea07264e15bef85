import type { Seat } from '@rudel/kernel';
import { evidences, seatsWith } from '@rudel/lupus/page';
import type { Ballot, Evidence } from '@rudel/lupus/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { SignShape } from '../art/sign-shape.tsx';
import type { Drawing } from '../drawing.ts';
import type { MomentOf } from '../logic/moments.ts';

/** Who did not wake up. */
export function Dawn({ drawing, moment }: { readonly drawing: Drawing; readonly moment: MomentOf<'dawn'> }) {
  const words = drawing.words.value.moment;
  return (
    <>
      <h2>{moment.dead.length === 0 ? words.nobody : words.dead(moment.dead.length)}</h2>
      <ul class="lupus-moment-names">
        {moment.dead.map((seat) => (
          <li key={seat}>
            <SeatBadge seat={seat} size={52} label="" />
            <bdi>{drawing.play.nameOf(seat)}</bdi>
          </li>
        ))}
      </ul>
      {moment.won !== null && <p class="lupus-moment-won">{words.won[moment.won]}</p>}
    </>
  );
}

/** The common reveal of the second vote, and what comes of it. */
export function Verdict({
  drawing,
  moment,
}: {
  readonly drawing: Drawing;
  readonly moment: MomentOf<'verdict'>;
}) {
  const words = drawing.words.value.moment;
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
          />
        ))}
      </div>
      <h2 class="lupus-moment-late">{told[moment.result]}</h2>
      {moment.result === 'tie' && <p class="lupus-moment-late">{words.tie}</p>}
      {moment.won !== null && <p class="lupus-moment-won">{words.won[moment.won]}</p>}
    </>
  );
}

type SideProps = {
  readonly drawing: Drawing;
  readonly seat: Seat;
  readonly ballot: Ballot;
  readonly evidence: Evidence;
};

/** One suspect with all who chose it. */
function Side({ drawing, seat, ballot, evidence }: SideProps) {
  const judges = seatsWith(ballot, evidence);
  return (
    <section>
      <SignShape of={evidence} size={44} />
      <strong>
        <bdi>{drawing.play.nameOf(seat)}</bdi>
      </strong>
      <span class="lupus-ballot-count">{judges.length}</span>
      <p>
        {judges.map((by, at) => (
          <span key={by} style={{ '--nth': at }}>
            <SeatBadge seat={by} size={30} label="" />
          </span>
        ))}
      </p>
    </section>
  );
}
