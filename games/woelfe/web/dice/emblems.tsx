import type { JSX } from 'preact';
import { HowlingWolf, StalkingWolf } from '@rudel/ui/art/animals';
import type { Kind } from '@rudel/woelfe/page';

/** The beasts and people of the dice, each in a box of 100 by 100, filled with the current colour. */
const emblems: { readonly [K in Kind]: JSX.Element } = {
  W: <HowlingWolf />,
  G: <StalkingWolf />,
  B: (
    <path
      fill-rule="evenodd"
      d="M17 5L37 25c8-3 18-3 26 0L83 5l4 38c2 9-1 16-6 22L65 79l-5 12c-4 7-16 7-20 0l-5-12-16-14c-5-6-8-13-6-22zM27 47c2 9 8 14 17 14l2-4zM73 47L54 57l2 4c9 0 15-5 17-14z"
    />
  ),
  H: (
    <path
      fill-rule="evenodd"
      d="M26 53c2-17 11-29 25-29 5 0 9 1 12 4C69 15 80 8 93 6c1 15-5 28-17 37l2 10zM24 59h56l1 4c8 1 14 3 15 6 1 9-17 16-46 16S3 78 4 69c1-3 7-5 19-6z"
    />
  ),
  M: (
    <path
      fill-rule="evenodd"
      d="M50 8c26 0 44 19 44 39 0 6-4 9-10 9H16c-6 0-10-3-10-9C6 27 24 8 50 8zM39 62h22c-1 11 3 20 7 28 1 4-1 6-4 6H36c-3 0-5-2-4-6 4-8 8-17 7-28zM31 26a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM56 18a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM73 34a7 7 0 1 0 0 14 7 7 0 0 0 0-14z"
    />
  ),
  F: (
    <path
      fill-rule="evenodd"
      d="M8 9c11 2 20 8 28 17 9-3 19-3 28 0C72 17 81 11 92 9c4 17 2 31-5 43L60 86c-4 8-16 8-20 0L13 52C6 40 4 26 8 9zM27 45c1 8 7 13 16 13l1-4zM73 45L56 54l1 4c9 0 15-5 16-13zM43 79c2 7 12 7 14 0z"
    />
  ),
  Y: (
    <path
      fill-rule="evenodd"
      d="M38 7c4 2 6 6 7 11h10c1-5 3-9 7-11l2 4c-2 2-4 5-4 9 5 3 8 7 9 12 9-6 20-6 25 1 5 8-1 20-14 24-3 1-6 1-9 1l1 6H28l1-6c-3 0-6 0-9-1C7 53 1 41 6 33c5-7 16-7 25-1 1-5 4-9 9-12 0-4-2-7-4-9zM28 70h44l-3 8H31zM35 84h30c-4 7-9 11-15 13-6-2-11-6-15-13z"
    />
  ),
  P: (
    <path
      fill-rule="evenodd"
      d="M13 10c10 0 19 5 26 13 7-2 15-2 22 0C68 15 77 10 87 10c2 12-2 22-10 29 5 10 6 20 2 29l6 2c0 6-4 10-10 11-4 10-13 16-25 16s-21-6-25-16c-6-1-10-5-10-11l6-2c-4-9-3-19 2-29C15 32 11 22 13 10zM30 46c1 6 5 9 11 9l1-4zM70 46l-12 5 1 4c6 0 10-3 11-9zM50 66c-9 0-15 4-15 10s6 11 15 11 15-5 15-11-6-10-15-10zM44 72a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM56 72a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"
    />
  ),
};

/** The silhouette that names a die without its colour. */
export function Emblem({ kind }: { readonly kind: Kind }) {
  return emblems[kind];
}

/** A goblin's head, ears and grin, in a box of 100 by 100. */
export function GoblinHead() {
  return (
    <path
      fill-rule="evenodd"
      d="M50 16c15 0 24 8 27 21l21-9c-1 20-9 31-22 34-5 17-14 27-26 27S29 79 24 62C11 59 3 48 2 28l21 9c3-13 12-21 27-21zM33 42c0 7 5 11 12 11l1-4zM67 42l-13 7 1 4c7 0 12-4 12-11zM34 64c4 9 9 13 16 13s12-4 16-13c-10 4-22 4-32 0z"
    />
  );
}

/** A fir: the sign of those who live in the forest. */
export function Fir() {
  return <path d="M50 4l21 28H60l17 23H65l20 25H56v16H44V80H15l20-25H23l17-23H29z" />;
}
