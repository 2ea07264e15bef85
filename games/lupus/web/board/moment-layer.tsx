import type { Seat } from '@rudel/kernel';
import { evidences, seatsWith } from '@rudel/lupus/page';
import './moment.css';
import type { Ballot, Evidence } from '@rudel/lupus/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { SignShape } from '../art/sign-shape.tsx';
import type { Drawing } from '../drawing.ts';
import type { Moment } from '../logic/moments.ts';

type MomentLayerProps = { readonly drawing: Drawing; readonly moment: Moment | null };
type MomentOf<K extends Moment['kind']> = Extract<Moment, { readonly kind: K }>;

/** Whether a moment is shown instead of the table, and not at it. */
export const coversTable = (
  moment: Moment | null,
): moment is MomentOf<'night'> | MomentOf<'dawn'> | MomentOf<'verdict'> =>
  moment !== null && moment.kind !== 'rest' && moment.kind !== 'votes';

/** What fills the table for a moment: nightfall, dawn with its names, the common reveal. The log tells it, too. */
export function MomentLayer({ drawing, moment }: MomentLayerProps) {
  if (!coversTable(moment)) return null;
  return (
    <div class="lupus-moment" data-of={moment.kind} aria-hidden="true">
      <span class="lupus-moment-orb" />
      {moment.kind === 'night' && <h2>{drawing.words.value.night(moment.night)}</h2>}
      {moment.kind === 'dawn' && <Dawn drawing={drawing} moment={moment} />}
      {moment.kind === 'verdict' && <Verdict drawing={drawing} moment={moment} />}
    </div>
  );
}

function Dawn({ drawing, moment }: { readonly drawing: Drawing; readonly moment: MomentOf<'dawn'> }) {
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

function Verdict({ drawing, moment }: { readonly drawing: Drawing; readonly moment: MomentOf<'verdict'> }) {
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
