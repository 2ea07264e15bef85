/** The back of every card: a crescent over a paw, the same for all. */
export function CardBack() {
  return (
    <svg class="lupus-card-back" viewBox="0 0 60 84" aria-hidden="true">
      <rect class="lupus-back-paper" x="1" y="1" width="58" height="82" rx="7" />
      <rect class="lupus-back-frame" x="5" y="5" width="50" height="74" rx="4" />
      <path
        class="lupus-back-rays"
        d="M30 12v6M30 66v6M14 42H8M52 42h-6M18 24l-4-4M46 24l-4 4M18 60l-4 4M42 60l4 4"
      />
      <path class="lupus-back-moon" d="M34 20a22 22 0 1 0 12 34 18 18 0 0 1-12-34z" />
      <g class="lupus-back-moon" transform="translate(27 32) scale(.82)">
        <ellipse cx="5.4" cy="11.2" rx="2" ry="2.7" transform="rotate(-24 5.4 11.2)" />
        <ellipse cx="9.6" cy="6.4" rx="2" ry="2.9" transform="rotate(-8 9.6 6.4)" />
        <ellipse cx="14.4" cy="6.4" rx="2" ry="2.9" transform="rotate(8 14.4 6.4)" />
        <ellipse cx="18.6" cy="11.2" rx="2" ry="2.7" transform="rotate(24 18.6 11.2)" />
        <path d="M12 11.3c-2.9 0-5.5 3-5.5 5.8 0 2 1.4 3.1 3 3.1 1 0 1.6-.5 2.5-.5s1.5.5 2.5.5c1.6 0 3-1.1 3-3.1 0-2.8-2.6-5.8-5.5-5.8z" />
      </g>
    </svg>
  );
}
