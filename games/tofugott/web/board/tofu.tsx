import type { Seat } from '@rudel/kernel';
import { seatColour, seatInk, seatNumber } from '@rudel/ui/seat-look';

export const moods = ['calm', 'happy', 'sad'] as const;
export type Mood = (typeof moods)[number];

/** Eyes and mouth on the left side of a cube. */
const faces: { readonly [M in Mood]: string } = {
  calm: 'M11 35c1-2.4 3.4-1.6 4 1.6M20.500 39.200c1-2.400 3.400-1.600 4 1.600M13.500 44l7 3.200',
  happy:
    'M10.500 35.500c.8-3 3.600-2 4.600 2M20 39.700c.8-3 3.600-2 4.600 2M12 41c1.200 5.600 7.400 9 9.800 4.400',
  sad: 'M10.500 34.500l4 3.400M24.500 40.600l-4-.2M12.400 47.400c1.600-3.400 6.400-1.600 8.400 3.800',
};

/** The tofu of a seat: its colour and number on a cube that has feelings. */
export function SeatTofu({ seat, mood }: { readonly seat: Seat; readonly mood: Mood }) {
  return (
    <svg class="tofu-cube" viewBox="0 0 64 64" aria-hidden="true" style={{ color: seatColour(seat) }}>
      <path class="tofu-cube-top" d="M32 4l27 12.500L32 29 5 16.500z" />
      <path class="tofu-cube-left" d="M4 19l27 12.500V61L4 48z" />
      <path class="tofu-cube-right" d="M60 19L33 31.500V61l27-13z" />
      <path class="tofu-cube-face" d={faces[mood]} style={{ stroke: seatInk(seat) }} />
      <text class="tofu-cube-number" transform="matrix(1 -.46 0 1 46.500 45)" style={{ fill: seatInk(seat) }}>
        {seatNumber(seat)}
      </text>
    </svg>
  );
}

const flatFaces: { readonly [M in Mood]: string } = {
  calm: 'M7.500 10v1.200M16.500 10v1.200M9 15.500h6',
  happy:
    'M6.500 10.800c.6-2 2.600-2 3.200 0M14.300 10.800c.6-2 2.600-2 3.200 0M7.500 14c1.400 4.400 7.600 4.400 9 0z',
  sad: 'M6.500 9.500l3 1.500M17.500 9.500l-3 1.500M8 17.200c1.600-3 6.400-3 8 0',
};

/** A sign for the best answer and for the worst: the tofu god is pleased, or is not. */
export function TofuFace({ mood, size = 22 }: { readonly mood: Mood; readonly size?: number }) {
  return (
    <svg
      class={`tofu-face tofu-face-${mood}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect class="tofu-face-block" x="2" y="2.500" width="20" height="19" rx="5" />
      <path class="tofu-face-line" d={flatFaces[mood]} />
    </svg>
  );
}
