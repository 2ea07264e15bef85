import type { JSX } from 'preact';
import type { Role } from '@rudel/lupus/page';

/** The characters as silhouettes, 24 by 24; what is cut out of them is drawn in the colour of the ground. */
const shapes: { readonly [R in Role]: JSX.Element } = {
  wolf: (
    <>
      <path d="M3 2.5l5 3.6c1.2-.5 2.6-.7 4-.7s2.8.2 4 .7l5-3.6-.9 7.5c.5 1 .6 2 .3 3l-4.9 3.6-1.9 4.4c-.3.7-.9 1-1.6 1s-1.3-.3-1.6-1l-1.9-4.4-4.9-3.6c-.3-1-.2-2 .3-3z" />
      <path
        class="lupus-cut"
        d="M6.8 11l3.4 1.7-.6.9c-1.3 0-2.4-.9-2.8-2.6zM17.2 11l-3.4 1.7.6.9c1.3 0 2.4-.9 2.8-2.6zM10.6 18.6h2.8L12 20z"
      />
    </>
  ),
  villager: (
    <>
      <path d="M12 2.6L22 11l-1.5 1.7L19 11.5V21H5v-9.5l-1.5 1.2L2 11z" />
      <path class="lupus-cut" d="M10 14h4v7h-4zM7 12.5h2.4v2.4H7zM14.6 12.5H17v2.4h-2.4z" />
    </>
  ),
  seer: (
    <>
      <path d="M1.5 12C4.5 7 8 4.5 12 4.5S19.5 7 22.5 12c-3 5-6.5 7.5-10.5 7.5S4.5 17 1.5 12z" />
      <circle class="lupus-cut" cx="12" cy="12" r="4.8" />
      <circle cx="12" cy="12" r="2.6" />
    </>
  ),
  medium: (
    <>
      <path d="M12 1.5c2.6 2.7 3.3 4.4 3.3 5.7a3.3 3.3 0 0 1-6.6 0c0-1.3.7-3 3.3-5.7zM9 11.8h6V18h2.5c.8 0 1.5.7 1.5 1.5V22H5v-2.5c0-.8.7-1.5 1.5-1.5H9z" />
      <path class="lupus-cut" d="M12 5.2c1 1.1 1.3 1.8 1.3 2.3a1.3 1.3 0 0 1-2.6 0c0-.5.3-1.2 1.3-2.3z" />
    </>
  ),
  possessed: (
    <>
      <path d="M4 2l3.8 3.7c1.3-.5 2.7-.7 4.2-.7s2.9.2 4.2.7L20 2l.6 8.7c.3 6.2-3.6 11.3-8.6 11.3S3.1 16.9 3.4 10.7z" />
      <path
        class="lupus-cut"
        d="M6.5 10.5l4 1.5c-.3 1.5-3.3 1.6-4-1.5zM17.5 10.5l-4 1.5c.3 1.5 3.3 1.6 4-1.5zM8 16c2.7 1.2 5.3 1.2 8 0-1 2.6-2.4 3.6-4 3.6S9 18.6 8 16z"
      />
    </>
  ),
  bodyguard: (
    <>
      <path d="M12 1.5l9 3V11c0 5.3-3.6 9.3-9 11.5C6.6 20.3 3 16.3 3 11V4.5z" />
      <path class="lupus-cut" d="M10.7 6h2.6v4h4v2.6h-4V18h-2.6v-5.4h-4V10h4z" />
    </>
  ),
  owl: (
    <>
      <path d="M3.5 2l4.3 2.3c2.7-.7 5.7-.7 8.4 0L20.5 2c.6 3 .5 5 0 7v5c0 4.8-3.6 8-8.5 8s-8.5-3.2-8.5-8V9c-.5-2-.6-4 0-7z" />
      <circle class="lupus-cut" cx="8" cy="10" r="3.3" />
      <circle class="lupus-cut" cx="16" cy="10" r="3.3" />
      <circle cx="8" cy="10" r="1.5" />
      <circle cx="16" cy="10" r="1.5" />
      <path class="lupus-cut" d="M10.6 13h2.8L12 16.3z" />
    </>
  ),
  freemason: (
    <path d="M12 1.5a2 2 0 0 1 1.3 3.5l1.9 5.2 2.9 2.4 2.5-2 1.6 2-3.3 2.6 1.6 5.8h-2.4l-1.2-4.3L12 21.5l-4.9-4.8L5.9 21H3.5l1.6-5.8-3.3-2.6 1.6-2 2.5 2 2.9-2.4L10.7 5A2 2 0 0 1 12 1.5zm0 6.6l-1.5 4.3-2.1 1.8L12 17.8l3.6-3.6-2.1-1.8z" />
  ),
  werehamster: (
    <>
      <path d="M6.5 2.5c1.5 0 2.8.9 3.3 2.1a10 10 0 0 1 4.4 0 3.5 3.5 0 1 1 4.7 4.2C20.9 10.5 22 13 22 15.5c0 4-4.3 6.5-10 6.5S2 19.5 2 15.5c0-2.5 1.1-5 3.1-6.7A3.5 3.5 0 0 1 6.5 2.5z" />
      <path
        class="lupus-cut"
        d="M7.6 10.2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM16.4 10.2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM10.5 14h3l-1 1.6V17h1.7v3h-4.4v-3h1.7v-1.4z"
      />
    </>
  ),
  mythomaniac: (
    <>
      <path d="M2 4c3.5 1.2 6.5 1.2 10 0v11.5c0 3.5-2 5.5-5 6.5-3-1-5-3-5-6.5z" />
      <path
        d="M13.5 6.5c2.8.7 5.5.5 8.5-.5v10c0 3-1.8 5-4.5 6-1.7-.6-3-1.6-3.7-3 .6-1 .9-2.2.9-3.5v-9z"
        opacity=".7"
      />
      <path
        class="lupus-cut"
        d="M4 9.5h2.4v1.7H4zM7.8 9.5h2.4v1.7H7.8zM4.2 14c1.9 1.3 3.7 1.3 5.6 0-.4 2.6-5.2 2.6-5.6 0zM16 11h1.7v1.6H16zM19 11h1.6v1.6H19zM16 18c1.5-1.6 2.9-1.6 4.4 0z"
      />
    </>
  ),
};

export type EmblemProps = {
  readonly of: Role;
  readonly size?: number;
  /** Spoken where no name stands beside it. */
  readonly label?: string;
};

/** A character at a glance, filled with the colour of the text. */
export function Emblem({ of, size = 24, label }: EmblemProps) {
  return (
    <svg
      class="lupus-emblem"
      data-of={of}
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
