import './landscape.css';
import type { ComponentChildren } from 'preact';

/** The frame of an illustration: sky, a sun by day that is a moon by night, and what stands before it. */
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
    <svg
      class={`scene scene-${game}`}
      viewBox="0 0 400 250"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect class="scene-sky" width="400" height="250" />
      <g class="scene-stars">
        <path d="M40 34h.01M92 66h.01M140 22h.01M206 48h.01M262 18h.01M318 58h.01M366 30h.01M22 96h.01M348 104h.01M174 84h.01M70 16h.01M296 92h.01" />
      </g>
      <circle class="scene-halo" cx={x} cy={y} r={r * 2.3} />
      <circle class="scene-halo" cx={x} cy={y} r={r * 1.6} />
      <circle class="scene-orb" cx={x} cy={y} r={r} />
      {children}
    </svg>
  );
}
