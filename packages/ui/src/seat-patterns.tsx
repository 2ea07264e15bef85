/** The patterns that seats beyond the eighth wear; once on the page, for every drawing. */
export function SeatPatterns() {
  return (
    <svg class="seat-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern
          id="seat-stripes"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2.5" height="6" fill="var(--seat-edge)" opacity="0.75" />
        </pattern>
        <pattern id="seat-dots" width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1.5" fill="var(--seat-edge)" opacity="0.8" />
        </pattern>
      </defs>
    </svg>
  );
}
