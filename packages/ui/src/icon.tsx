import './icon.css';
import { iconShapes } from './icon-shapes.tsx';
import type { IconName } from './icon-shapes.tsx';

export type { IconName } from './icon-shapes.tsx';

/** A sign of our own set, 24 by 24, drawn in the colour of the text; silent unless it gets a label. */
export function Icon({ name, label, size }: { name: IconName; label?: string; size?: number }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width={size ?? 24}
      height={size ?? 24}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      {iconShapes[name]}
    </svg>
  );
}
