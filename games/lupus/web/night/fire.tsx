/** A fire in the middle of the square: the only light outside at night. */
export function Fire() {
  return (
    <svg class="lupus-fire" viewBox="0 0 64 64" aria-hidden="true">
      <ellipse class="lupus-fire-glow" cx="32" cy="50" rx="31" ry="13" />
      <path class="lupus-fire-wood" d="M10 57l40-11 3 5-40 10zM54 57L14 46l-3 5 40 10z" />
      <path
        class="lupus-flame"
        d="M32 8c2 9 13 15 13 28a13 13 0 0 1-26 0c0-6 3-10 6-14 1 4 3 5 4 6 2-6 1-13 3-20z"
      />
      <path class="lupus-flame-core" d="M32 27c1 5 6 8 6 14a6 6 0 0 1-12 0c0-5 4-8 6-14z" />
    </svg>
  );
}
