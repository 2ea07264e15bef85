import type { JSX } from 'preact';
import type { Kind } from '@rudel/woelfe/page';

type Point = readonly [x: number, y: number];

const [low, mid, high] = [26, 50, 74];
const corners: readonly Point[] = [
  [low, low],
  [high, high],
  [high, low],
  [low, high],
];

/** Where the pips of a number lie on a face of 100 by 100. */
const places: readonly (readonly Point[])[] = [
  [],
  [[mid, mid]],
  corners.slice(0, 2),
  [...corners.slice(0, 2), [mid, mid]],
  corners,
  [...corners, [mid, mid]],
  [...corners, [low, mid], [high, mid]],
];

const paw = (
  <path d="M0 1c-4 0-7 3.500-7 7 0 2.500 2 3.500 4 3.500 1.300 0 2-.6 3-.6s1.700.6 3 .6c2 0 4-1 4-3.500 0-3.500-3-7-7-7zM-8.500-3.200a2.500 3.400 0 1 0 .1 0zM-3-8.800a2.600 3.600 0 1 0 .1 0zM3-8.800a2.600 3.600 0 1 0 .1 0zM8.500-3.200a2.500 3.400 0 1 0 .1 0z" />
);

/** A pip of each family, about the origin: paws, targets, spots, ears, hooves. */
const shapes: { readonly [K in Exclude<Kind, 'Y'>]: JSX.Element } = {
  W: paw,
  G: paw,
  B: paw,
  H: (
    <path
      fill-rule="evenodd"
      d="M0-11a11 11 0 1 0 .01 0zM0-6.500a6.500 6.500 0 1 1-.01 0zM0-3.600a3.600 3.600 0 1 0 .01 0z"
    />
  ),
  M: <circle r="10" />,
  F: <path d="M0-10.500L11 9c-6-2.500-16-2.500-22 0z" />,
  P: (
    <path d="M-1.500-10c-6 1-9 6-8.500 12 .4 5 3.500 8 8.500 8zM1.500-10c6 1 9 6 8.500 12-.4 5-3.500 8-8.500 8z" />
  ),
};

/** The pips of a number in the shape of their die. */
export function Pips({ kind, count }: { readonly kind: Exclude<Kind, 'Y'>; readonly count: number }) {
  return (
    <g class="woelfe-pips">
      {(places[count] ?? []).map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {shapes[kind]}
        </g>
      ))}
    </g>
  );
}
