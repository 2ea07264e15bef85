import { livingSeats } from '@rudel/lupus/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { House } from '../art/house.tsx';
import { SignShape } from '../art/sign-shape.tsx';
import type { Drawing } from '../drawing.ts';
import type { MomentOf } from '../logic/moments.ts';
import { dayWords } from '../words/day-words.ts';

type DawnProps = { readonly drawing: Drawing; readonly moment: MomentOf<'dawn'> };

/** The sun rises over the roofs; in the houses of those who did not wake up the light goes out. */
export function Dawn({ drawing, moment }: DawnProps) {
  const words = dayWords[drawing.play.language.value].moment;
  const { dead } = moment;
  return (
    <>
      <Sunrise />
      <h2 class="lupus-dawn-told">{dead.length === 0 ? words.nobody : words.dead(dead.length)}</h2>
      {dead.length === 0 && <Awake drawing={drawing} />}
      <ul class="lupus-moment-names" data-many={dead.length > 2}>
        {dead.map((seat) => (
          <li key={seat}>
            <span class="lupus-plot">
              <House seat={seat} />
              <span class="lupus-leaving">
                <SignShape of="ghost" size={40} />
              </span>
            </span>
            <span>
              <SeatBadge seat={seat} size={28} label="" /> <bdi>{drawing.play.nameOf(seat)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** All who live: where everybody woke up, every house is there. */
function Awake({ drawing }: Pick<DawnProps, 'drawing'>) {
  return (
    <p class="lupus-awake">
      {livingSeats(drawing.view.value.shown).map((seat) => (
        <House key={seat} seat={seat} />
      ))}
    </p>
  );
}

const roofs =
  'M0 120V96l22-18 22 18v4l30-22h20l26 22v-6h8l10-50 10 50h8v8l28-26 30 26 20-16h24l20 16 26-24 26 24 18-14h22l20 16 24-20 26 20v20z';

function Sunrise() {
  return (
    <span class="lupus-sunrise">
      <i />
      <svg viewBox="0 0 454 120" preserveAspectRatio="xMidYMax slice">
        <path d={roofs} />
      </svg>
    </span>
  );
}
