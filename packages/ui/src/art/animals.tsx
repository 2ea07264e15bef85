/** The beasts of the family, each in a box of 100 by 100 with its feet at the bottom; filled with the current colour. */

/** A wolf that sits and howls, nose to the upper right. */
export function HowlingWolf() {
  return (
    <path d="M8 97c-5-8-3-17 5-20 4-2 7 0 9 3 0-15 5-28 13-38 5-6 7-12 7-18l-3-13 11 6 6-1 15-13c3-2 6-1 6 2l-5 7 3 2c1 1 1 3-1 4l-8 8c0 5 1 9 3 13 3 9 3 18 0 28l4 26 5 4v2H61l-6-23c-2 6-3 11-2 17l4 4v2H30c-9 0-17-1-22-4z" />
  );
}

/** A wolf on its way, head low, to the right. */
export function StalkingWolf() {
  return (
    <path d="M2 62c5 2 10 0 13-5 4-8 12-12 24-11 12 1 22 1 31-4l5-3 2-8 5 7c5 1 9 5 15 9 2 2 1 5-2 6l-11 2c-4 5-8 8-12 10l-2 12 6 17 3 2v2h-8l-7-19-5-8-3 4 2 22 3 2v2h-8l-4-25c-7 1-13 0-18-2l-5 9-5 15 3 1v2h-8l2-18c0-6 1-11 3-15-6 2-13 0-19-6z" />
  );
}

/** A dog that sits and looks, to the right; its ears hang. */
export function SittingDog() {
  return (
    <path d="M4 88c-4-10-1-20 7-26 2-1 4 1 3 3-4 6-4 11-1 15 1-14 8-24 18-33 6-6 9-13 10-20 1-10 8-17 18-17 7 0 12 3 15 8l12 4c4 1 5 5 3 9-3 6-9 9-17 9-2 4-3 8-2 12 3 10 3 19 1 28l4 15 5 3v2H64l-6-20c-3 6-4 11-3 16l5 3v2H26C16 101 8 97 4 88z" />
  );
}

/** The hanging ear of the sitting dog, to be cut out in another tone. */
export function SittingDogEar() {
  return <path d="M49 15c-7 3-9 15-6 25 1 3 5 3 7 0 4-6 6-13 5-20-1-4-3-6-6-5z" />;
}

/** The wool and legs of a sheep that stands, to the right. */
export function SheepWool() {
  return (
    <path d="M18 46c-6 0-11 6-9 13-4 5-3 13 3 16 1 6 7 9 12 8l1 15h6l2-14h22l2 14h6l1-17c6-1 10-6 10-12 5-5 5-13 0-18-2-6-8-9-13-7-5-5-14-5-18 0-5-4-13-3-17 2-3-1-6 0-8 4z" />
  );
}

export function SheepFace() {
  return (
    <path d="M70 41c-4-1-9 0-11 3-1 2 1 4 4 4h3c-1 7 0 14 4 18 4 5 11 5 15 1 3-3 4-8 3-12-1-6-4-11-8-14-3-2-7-2-10 0z" />
  );
}
