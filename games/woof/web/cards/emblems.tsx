import type { JSX } from 'preact';
import type { Character, Sign } from '@rudel/woof/page';

/** Heads and tools that name the characters, each in a box of 100 by 100, filled with the current colour. */
const emblems: { readonly [E in Character | Sign]: JSX.Element } = {
  S: (
    <path
      fill-rule="evenodd"
      d="M50 6c8 0 14 3 18 8 9-1 16 5 16 13 6 3 10 9 9 15-1 5-5 8-10 9l-9-3c0 26-9 46-24 46S26 74 26 48l-9 3c-5-1-9-4-10-9-1-6 3-12 9-15 0-8 7-14 16-13 4-5 10-8 18-8zM37 50a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM63 50a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM42 76c2 6 5 8 8 8s6-2 8-8z"
    />
  ),
  D: (
    <path
      fill-rule="evenodd"
      d="M50 12c10 0 18 2 24 6 11 0 20 8 21 22 1 15-4 27-12 30-4 1-7-2-8-7-2 9-6 15-10 20-3 8-8 13-15 13s-12-5-15-13c-4-5-8-11-10-20-1 5-4 8-8 7C9 67 4 55 5 40c1-14 10-22 21-22 6-4 14-6 24-6zM38 40a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM62 40a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM40 66c0 6 4 10 10 10s10-4 10-10z"
    />
  ),
  H: (
    <path
      fill-rule="evenodd"
      d="M26 53c2-17 11-29 25-29 5 0 9 1 12 4C69 15 80 8 93 6c1 15-5 28-17 37l2 10zM24 59h56l1 4c8 1 14 3 15 6 1 9-17 16-46 16S3 78 4 69c1-3 7-5 19-6z"
    />
  ),
  P: (
    <path d="M58 4c18 0 31 12 31 28 0 14-9 24-22 24-11 0-18-7-18-16 0-8 6-13 13-13 6 0 10 4 10 9h-8c-5-1-7 1-7 4 0 5 4 8 10 8 8 0 13-6 13-16 0-11-9-18-22-18-15 0-24 10-24 26v56H24V40C24 18 37 4 58 4z" />
  ),
  W: (
    <path
      fill-rule="evenodd"
      d="M17 5L37 25c8-3 18-3 26 0L83 5l4 38c2 9-1 16-6 22L65 79l-5 12c-4 7-16 7-20 0l-5-12-16-14c-5-6-8-13-6-22zM27 47c2 9 8 14 17 14l2-4zM73 47L54 57l2 4c9 0 15-5 17-14z"
    />
  ),
  '?': (
    <path d="M50 6c18 0 31 10 31 26 0 13-8 19-16 25-6 4-8 7-8 13H41c0-12 5-17 13-23 6-4 10-8 10-14 0-7-6-11-14-11-9 0-15 5-16 15H18C19 18 31 6 50 6zM49 78a9 9 0 1 1 0 18 9 9 0 0 1 0-18z" />
  ),
};

export function Emblem({ of }: { readonly of: Character | Sign }) {
  return (
    <svg class="woof-emblem" viewBox="0 0 100 100" aria-hidden="true">
      {emblems[of]}
    </svg>
  );
}
