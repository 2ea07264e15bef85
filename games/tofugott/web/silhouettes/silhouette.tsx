import { silhouettePaths } from './silhouette-paths.ts';
import type { SilhouetteName } from './silhouette-paths.ts';

/** One of the ten silhouettes, drawn in the colour of the text; silent unless it gets a label. */
export function Silhouette({ name, label, size }: { name: SilhouetteName; label?: string; size?: number }) {
  return (
    <svg
      class="silhouette"
      viewBox="0 0 64 64"
      width={size ?? 64}
      height={size ?? 64}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      <path fill="currentColor" d={silhouettePaths[name]} />
    </svg>
  );
}
