import type { Drawing } from '../drawing.ts';
import { Silhouette } from '../silhouettes/silhouette.tsx';

/** The two silhouettes that nobody has in this turn. */
export function Aside({ drawing }: { readonly drawing: Drawing }) {
  const { aside } = drawing.view.value.shown;
  const words = drawing.words.value;
  if (aside.length === 0) return null;
  const isFresh = drawing.fresh.value.some(({ kind }) => kind === 'aside');
  return (
    <p class="tofu-aside" data-fresh={isFresh}>
      <span>{words.aside}</span>
      {aside.map((one) => (
        <span key={one} class="tofu-aside-card" title={words.silhouettes[one]}>
          <Silhouette name={one} size={26} label={words.silhouettes[one]} />
        </span>
      ))}
    </p>
  );
}
