import type { JSX } from 'preact';

/** Things that lie at a seat, 24 by 24. */
const shapes = {
  paw: (
    <g>
      <ellipse cx="5.4" cy="11.2" rx="2" ry="2.7" transform="rotate(-24 5.4 11.2)" />
      <ellipse cx="9.6" cy="6.4" rx="2" ry="2.9" transform="rotate(-8 9.6 6.4)" />
      <ellipse cx="14.4" cy="6.4" rx="2" ry="2.9" transform="rotate(8 14.4 6.4)" />
      <ellipse cx="18.6" cy="11.2" rx="2" ry="2.7" transform="rotate(24 18.6 11.2)" />
      <path d="M12 11.3c-2.9 0-5.5 3-5.5 5.8 0 2 1.4 3.1 3 3.1 1 0 1.6-.5 2.5-.5s1.5.5 2.5.5c1.6 0 3-1.1 3-3.1 0-2.8-2.6-5.8-5.5-5.8z" />
    </g>
  ),
  tuft: (
    <g>
      <path d="M10 15.5C5.5 13.8 2.6 10.3 2.2 5.2c2.3 2.7 4.3 3.7 6 4.4C7.5 6.8 8.2 4 10.4 1.3c.2 2.6.9 4.6 2.1 6.3.7-2.3 2.3-4.1 4.9-5.2-.5 2.3-.4 4.3.2 6.2 1.3-.9 2.7-1.4 4.3-1.4-.6 4.1-3.4 7-7.9 8.3z" />
      <rect x="8.5" y="16.2" width="7" height="2.6" rx="1.3" />
      <path d="M9.2 19.5h5.6l1.3 3.3-1.9-1-1 1-1.2-1.2-1.2 1.2-1-1-1.9 1z" />
    </g>
  ),
  ghost: (
    <path
      fill-rule="evenodd"
      d="M12 2c4.4 0 7.5 3.3 7.5 8v12l-2.5-2-2.5 2-2.5-2-2.5 2-2.5-2-2.5 2V10c0-4.7 3.1-8 7.5-8zM9.2 8.5a1.6 2 0 1 0 0 4 1.6 2 0 0 0 0-4zm5.6 0a1.6 2 0 1 0 0 4 1.6 2 0 0 0 0-4z"
    />
  ),
  welcome: (
    <path
      fill-rule="evenodd"
      d="M6 1.5h12A1.5 1.5 0 0 1 19.5 3v18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 21V3A1.5 1.5 0 0 1 6 1.5zm6 4L7.5 10v7.5h3.3v-4.3h2.4v4.3h3.3V10z"
    />
  ),
  elder: (
    <path d="M16.5 2a4 4 0 0 1 4 4c0 2.6-2 4.2-4.6 4.3L14 22h-2.4l2-12.6c.1-.7.6-1.2 1.3-1.2h1.4c1.2 0 2-.9 2-2.1a1.8 1.8 0 0 0-3.6-.3L12.4 5A4 4 0 0 1 16.5 2zM3 12c2.5-.5 5-.5 7 0l-1.5 10H5z" />
  ),
  ready: <path d="M4.5 12.5l3-3 3.2 3.2 6.3-6.4 3 3-9.3 9.4z" />,
  mark: (
    <path d="M12 2a7 7 0 0 1 7 7c0 5-7 13-7 13S5 14 5 9a7 7 0 0 1 7-7zm0 4.2A2.8 2.8 0 1 0 12 11.8 2.8 2.8 0 0 0 12 6.2z" />
  ),
  /** A hand that points: against somebody. */
  accused: (
    <path d="M2 9.5c0-1 .8-1.7 1.7-1.7H7l3-3.3c.9-1 2.6-.3 2.6 1v2.3H21a1.8 1.8 0 0 1 0 3.6h-5.2c.9.3 1.4 1 1.4 1.8 0 .9-.6 1.6-1.4 1.8.4.3.7.8.7 1.4 0 .8-.5 1.4-1.2 1.6v.6c0 1.3-1 2.4-2.4 2.4H7.6c-1.4 0-2.7-.7-3.5-1.8L2.4 17A2 2 0 0 1 2 15.8z" />
  ),
  /** A heart: for somebody. */
  backed: (
    <path d="M12 21C5.5 16.4 2 12.8 2 8.6 2 5.5 4.3 3.2 7.2 3.2c2 0 3.7 1 4.8 2.7 1.1-1.7 2.8-2.7 4.8-2.7 2.9 0 5.2 2.3 5.2 5.4 0 4.2-3.5 7.8-10 12.4z" />
  ),
  finger: (
    <path d="M8.5 2.5A1.7 1.7 0 0 1 12 2.6V10l6 1.2c1.4.3 2.3 1.4 2.2 2.8l-.5 5c-.2 1.8-1.6 3-3.4 3h-4.6c-1.2 0-2.3-.6-3-1.6L4 13.8c-.8-1.2.6-2.7 1.9-1.9l2.6 1.8z" />
  ),
} as const satisfies { readonly [name: string]: JSX.Element };

export type ShapeName = keyof typeof shapes;

type SignShapeProps = { readonly of: ShapeName; readonly size?: number; readonly label?: string };

/** A small thing at a seat, filled with the colour of the text. */
export function SignShape({ of, size = 18, label }: SignShapeProps) {
  return (
    <svg
      class={`lupus-sign lupus-sign-${of}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      {shapes[of]}
    </svg>
  );
}
