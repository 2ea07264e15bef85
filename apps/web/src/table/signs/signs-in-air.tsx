import './signs.css';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import { nameAt } from '@rudel/session/people';
import type { Session } from '@rudel/session/session';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { useWords } from '@rudel/ui/words';
import { recentSigns } from './recent-signs.ts';
import type { SignInAir } from './recent-signs.ts';
import { SignGlyph } from './sign-glyph.tsx';
import { signWords } from './sign-words.ts';

const isInSight = ({ width, height, top, bottom, left, right }: DOMRect): boolean =>
  width > 4 && height > 4 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

/** Where a seat is drawn: its card says so by `data-seat-place`, a drawing with seats of its own by `data-seat`. Null where none is in sight. */
function placeOf(seat: Seat): DOMRect | null {
  for (const mark of ['data-seat-place', 'data-seat']) {
    const boxes = [...document.querySelectorAll(`:is(.table-screen, .stage) [${mark}="${seat}"]`)];
    const shown = boxes.map((place) => place.getBoundingClientRect()).find(isInSight);
    if (shown !== undefined) return shown;
  }
  return null;
}

/** Puts a sign beside its seat and inside of the window; where the seat is not in sight, in the middle. */
function put(sign: HTMLElement, seat: Seat, nth: number): void {
  const box = placeOf(seat);
  const size = sign.offsetWidth;
  const x = box === null ? innerWidth / 2 : box.left + box.width / 2;
  const y = box === null ? innerHeight / 2 : box.top + box.height / 2;
  const toMiddle = y > innerHeight / 2 ? -1 : 1;
  const left = x - size / 2 + (nth % 3) * size * 0.9;
  const top = y + toMiddle * size * 0.9 - size / 2;
  const within = (at: number, room: number): number => Math.max(6, Math.min(at, room - size - 6));
  sign.style.left = `${within(left, innerWidth)}px`;
  sign.style.top = `${within(top, innerHeight)}px`;
}

type SignProps = { readonly sign: SignInAir; readonly nth: number; readonly told: string };

function Sign({ sign, nth, told }: SignProps) {
  const box = useRef<HTMLSpanElement>(null);
  const { seat, what } = sign;
  useLayoutEffect(() => {
    if (box.current !== null) put(box.current, seat, nth);
  }, [seat]);
  return (
    <span class="sign" ref={box} style={{ '--seat': `var(--seat-${seat % 8})` }}>
      <SignGlyph what={what} />
      <SeatBadge seat={seat} size={22} label="" />
      <span class="visually-hidden">{told}</span>
    </span>
  );
}

/** What people throw, each sign beside its seat for a moment; nothing under it is covered for fingers. */
export function SignsInAir({ session }: { readonly session: Session }) {
  const words = useWords(signWords);
  const recent = useMemo(() => recentSigns(session), [session]);
  useEffect(() => () => recent.stop(), [recent]);
  const signs = recent.inAir.value;
  const table = session.table.value;
  return (
    <div class="signs" role="status" aria-live="polite">
      {signs.map((sign) => (
        <Sign
          key={sign.number}
          sign={sign}
          nth={signs.filter(({ seat, number }) => seat === sign.seat && number < sign.number).length}
          told={words.thrown(nameAt(table, sign.seat) ?? '', words.names[sign.what])}
        />
      ))}
    </div>
  );
}
