import type { JSX } from 'preact';
import type { Reaction } from '@rudel/protocol';

const cream = '#fff6e2';
const dark = '#241a12';
const ember = '#c9521a';

/** The head of a wolf from the front, ears up: what laughs and what gasps. */
const head = (
  <>
    <path d="M9 7.5 19 13h10L39 7.5l2 17C41 34.5 33.5 41 24 41S7 34.5 7 24.5z" fill="#f0b93a" />
    <path d="M12 12.5l5.5 3-4.5 5zM36 12.5l-5.5 3 4.5 5z" fill={ember} />
  </>
);

/** A mitten, palm to the left. */
const mitten = <path d="M-5 10V-3a5 5 0 0 1 10 0v1.5l2-1.8a2.6 2.6 0 0 1 3.5 3.8L5 7v3a5 5 0 0 1-10 0z" />;

const faces: { readonly [R in Reaction]: { readonly ground: string; readonly shape: JSX.Element } } = {
  paw: {
    ground: ember,
    shape: (
      <g fill={cream}>
        <ellipse cx="12.5" cy="23" rx="3.6" ry="4.9" transform="rotate(-24 12.5 23)" />
        <ellipse cx="19.6" cy="14.5" rx="3.6" ry="5.2" transform="rotate(-8 19.6 14.5)" />
        <ellipse cx="28.4" cy="14.5" rx="3.6" ry="5.2" transform="rotate(8 28.4 14.5)" />
        <ellipse cx="35.5" cy="23" rx="3.6" ry="4.9" transform="rotate(24 35.5 23)" />
        <path d="M24 23c-5.2 0-9.8 5.4-9.8 10.4 0 3.6 2.5 5.5 5.4 5.5 1.8 0 2.8-.9 4.4-.9s2.6.9 4.4.9c2.9 0 5.4-1.9 5.4-5.5C33.8 28.4 29.2 23 24 23z" />
      </g>
    ),
  },
  howl: {
    ground: '#22384c',
    shape: (
      <>
        <circle cx="31" cy="19" r="11.5" fill="#f6d98f" />
        <path
          d="M10 43c-.5-9 1-14 5.5-17.5l-2-8 6 3.2L31.5 8.6c1.5-1.4 3.7.2 2.9 2l-1.9 4.3 1.7.6-2.7 2.9-2.5 4.1c.6 7-1.5 11-1 20.5z"
          fill="#0b1013"
        />
        <path d="M25.5 17.5l2.5-1.8" stroke={cream} stroke-width="1.6" stroke-linecap="round" />
      </>
    ),
  },
  laugh: {
    ground: '#2b6b86',
    shape: (
      <>
        {head}
        <g fill="none" stroke={dark} stroke-width="2.6" stroke-linecap="round">
          <path d="M13.5 24c1-2.6 4.6-2.6 5.6 0M28.9 24c1-2.6 4.6-2.6 5.6 0" />
        </g>
        <path d="M15 29h18c0 5.5-4 9-9 9s-9-3.5-9-9z" fill={dark} />
        <path d="M19 35.5c1.4-2.2 8.6-2.2 10 0-1.3 1.6-3 2.5-5 2.5s-3.7-.9-5-2.5z" fill="#ef7f6b" />
      </>
    ),
  },
  shock: {
    ground: '#5a3a66',
    shape: (
      <>
        {head}
        <g fill={cream} stroke={dark} stroke-width="1.8">
          <circle cx="17" cy="22.5" r="4.3" />
          <circle cx="31" cy="22.5" r="4.3" />
        </g>
        <circle cx="17" cy="22.5" r="1.5" fill={dark} />
        <circle cx="31" cy="22.5" r="1.5" fill={dark} />
        <ellipse cx="24" cy="33.5" rx="3.8" ry="4.6" fill={dark} />
      </>
    ),
  },
  heart: {
    ground: cream,
    shape: (
      <>
        <path
          d="M24 39.5C14 32 8.5 26.5 8.5 19.8c0-5 3.7-8.8 8.3-8.8 3 0 5.7 1.6 7.2 4.3 1.5-2.7 4.2-4.3 7.2-4.3 4.6 0 8.3 3.8 8.3 8.8C39.5 26.5 34 32 24 39.5z"
          fill="#b3231f"
        />
        <path
          d="M13 20c0-2.7 1.7-4.7 4-4.9"
          fill="none"
          stroke="#f5a79a"
          stroke-width="2.4"
          stroke-linecap="round"
        />
      </>
    ),
  },
  clap: {
    ground: '#2f6b4a',
    shape: (
      <>
        <g fill={cream} stroke={dark} stroke-width="1.3">
          <g transform="translate(29 29) rotate(28) scale(-1 1)">{mitten}</g>
          <g transform="translate(19.5 28) rotate(-24)">{mitten}</g>
        </g>
        <path
          d="M24 6.5v5M14.5 9l2.2 4.3M33.5 9l-2.2 4.3"
          fill="none"
          stroke="#f0b93a"
          stroke-width="2.6"
          stroke-linecap="round"
        />
      </>
    ),
  },
};

/** One of the six signs, on a ground of its own so that it reads on felt, wood and paper alike. */
export function SignGlyph({ what }: { readonly what: Reaction }) {
  const { ground, shape } = faces[what];
  return (
    <svg class="sign-glyph" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill={ground} stroke="#00000040" />
      {shape}
    </svg>
  );
}
