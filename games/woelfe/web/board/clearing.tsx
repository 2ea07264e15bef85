import { wood } from '@rudel/ui/art/trees';

const far = wood([
  [150, 216, 74],
  [118, 214, 104],
  [84, 212, 132],
  [184, 218, 52],
]);
const near = wood([
  [8, 238, 210],
  [52, 240, 164],
  [98, 242, 108],
  [136, 244, 66],
  [168, 246, 40],
]);

/** The edge of the wood around the dice: the same firs on either side. */
export function Clearing() {
  return (
    <div class="woelfe-clearing" aria-hidden="true">
      {(['left', 'right'] as const).map((side) => (
        <svg
          key={side}
          class={`woelfe-wood-${side}`}
          viewBox="0 0 200 250"
          preserveAspectRatio="xMinYMax meet"
        >
          <path class="woelfe-wood-far" d={far} />
          <path class="woelfe-wood-near" d={near} />
        </svg>
      ))}
    </div>
  );
}
