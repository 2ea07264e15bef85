import './landscape.css';
import type { ComponentChildren } from 'preact';
import { wood } from './trees.ts';

/** The forest goes on where a picture is wider than its scene. */
const forest = wood(
  Array.from({ length: 24 }, (_, nth) => {
    const side = nth % 2 === 0 ? 438 + 17 * nth : -38 - 17 * (nth - 1);
    return [side, 196, 64 + ((nth * 37) % 58)] as const;
  }),
);

/**
 * The frame of an illustration: sky, a sun by day that is a moon by night, and what stands before it. Nothing that matters is ever cut off: a wide frame
 * shows more of the land on both sides, a narrow one more of the sky.
 */
export function Landscape({
  game,
  orb,
  children,
}: {
  game: string;
  orb: readonly [x: number, y: number, r: number];
  children: ComponentChildren;
}) {
  const [x, y, r] = orb;
  return (
    <svg class={`scene scene-${game}`} aria-hidden="true">
      <svg
        x="-19%"
        width="138%"
        height="100%"
        overflow="visible"
        viewBox="0 0 400 250"
        preserveAspectRatio="xMidYMax meet"
      >
        <rect class="scene-sky" x="-800" y="-600" width="2000" height="850" />
        <g class="scene-stars">
          <path d="M40 34h.01M92 66h.01M140 22h.01M206 48h.01M262 18h.01M318 58h.01M366 30h.01M22 96h.01M348 104h.01M174 84h.01M70 16h.01M296 92h.01M430 40h.01M506 24h.01M560 70h.01M640 36h.01M-40 52h.01M-98 20h.01M-150 74h.01M-220 30h.01" />
        </g>
        <circle class="scene-halo" cx={x} cy={y} r={r * 2.3} />
        <circle class="scene-halo" cx={x} cy={y} r={r * 1.6} />
        <circle class="scene-orb" cx={x} cy={y} r={r} />
        <path class="far" d={forest} />
        {children}
      </svg>
    </svg>
  );
}
