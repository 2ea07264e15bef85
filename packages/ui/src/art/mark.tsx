import './mark.css';

/** The sign of Rudel: a paw print held by a crescent. */
export function Mark({ size = 40 }: { size?: number }) {
  return (
    <svg class="mark" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <path class="mark-moon" d="M46 8.6A28 28 0 1 0 58.4 43.5 23.5 23.5 0 1 1 46 8.6z" />
      <g class="mark-paw" transform="translate(22.5 13.5) scale(1.48)">
        <ellipse cx="5.4" cy="11.2" rx="2.1" ry="2.8" transform="rotate(-24 5.4 11.2)" />
        <ellipse cx="9.6" cy="6.4" rx="2.1" ry="3" transform="rotate(-8 9.6 6.4)" />
        <ellipse cx="14.4" cy="6.4" rx="2.1" ry="3" transform="rotate(8 14.4 6.4)" />
        <ellipse cx="18.6" cy="11.2" rx="2.1" ry="2.8" transform="rotate(24 18.6 11.2)" />
        <path d="M12 11.3c-2.9 0-5.5 3-5.5 5.8 0 2 1.4 3.1 3 3.1 1 0 1.6-.5 2.5-.5s1.50.5 2.50.5c1.6 0 3-1.1 3-3.1 0-2.8-2.6-5.8-5.5-5.8z" />
      </g>
    </svg>
  );
}
