import { formatPlace, isNest, stoneAt } from '@rudel/dog/page';
import type { Place } from '@rudel/dog/page';
import type { Eye } from '@rudel/kernel';
import type { Composed } from '../logic/compose.ts';
import { numberPoint, pointOf } from '../logic/geometry.ts';
import { hitsAt, sourceLabel, targetLabel } from '../logic/labels.ts';
import type { Telling } from '../logic/labels.ts';
import { endOf } from '../logic/taps.ts';

/** A place that can be tapped now. */
export type Choice = { readonly place: Place; readonly kind: 'source' | 'target' };

/** What can be tapped, in the order of the keyboard: where the chosen stone can go, then the other stones. */
export function choicesOf({ targets, sources, from }: Composed): readonly Choice[] {
  const goals = targets.map((place): Choice => ({ place, kind: 'target' }));
  const stones = sources
    .filter((place) => from === null || !targets.includes(place))
    .map((place): Choice => ({ place, kind: 'source' }));
  return [...goals, ...stones];
}

type MarkersProps = {
  readonly telling: Telling;
  readonly composed: Composed;
  readonly choices: readonly Choice[];
  /** The one that the Tab key reaches. */
  readonly current: Place | null;
};

/** A light on every place that can be tapped; each is a button for keyboards and screen readers. */
export function Markers({ telling, composed, choices, current }: MarkersProps) {
  return (
    <g class={composed.card === null ? 'dog-markers dog-markers-quiet' : 'dog-markers'}>
      {choices.map(({ place, kind }) => (
        <Marker
          key={`${kind} ${place}`}
          telling={telling}
          composed={composed}
          place={place}
          kind={kind}
          isCurrent={place === current}
        />
      ))}
    </g>
  );
}

/** What a light on a source or a target looks like, and how large: a nest is larger than a field. */
function lookOf(telling: Telling, composed: Composed, { place, kind }: Choice) {
  const isTarget = kind === 'target';
  const hits = isTarget && hitsAt(telling.view, composed, place).some(({ from }) => from === place);
  const isChosen = place === composed.from || (isTarget && endOf(composed) === place);
  const classes = ['dog-marker', `dog-${kind}`];
  if (isChosen) classes.push('dog-chosen');
  if (hits) classes.push('dog-hits');
  if (isTarget && composed.as === 'J') classes.push('dog-swaps');
  const isGoal = isTarget && !isChosen && stoneAt(composed.board, place) < 0;
  return { hits, isGoal, classes: classes.join(' '), radius: isNest(place) ? 56 : 34 };
}

/** The sign of a hit stands across from the number of its field. */
function signPlace(place: Place, eye: Eye): string {
  const [here, number] = [pointOf(place, eye), numberPoint(place, eye)];
  const [x, y] = [here.x - number.x, here.y - number.y];
  const length = Math.hypot(x, y) / 36;
  return `translate(${(x / length).toFixed(1)} ${(y / length).toFixed(1)})`;
}

type MarkerProps = Choice & {
  readonly telling: Telling;
  readonly composed: Composed;
  readonly isCurrent: boolean;
};

function Marker({ telling, composed, place, kind, isCurrent }: MarkerProps) {
  const { x, y } = pointOf(place, telling.view.eye);
  const { hits, isGoal, classes, radius } = lookOf(telling, composed, { place, kind });
  const label = (kind === 'target' ? targetLabel : sourceLabel)(telling, composed, place);
  return (
    <g
      class={classes}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      role="button"
      tabindex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-pressed={kind === 'source' ? place === composed.from : undefined}
      data-place={place}
      data-spot={kind === 'target' ? `to-${formatPlace(place)}` : formatPlace(place)}
      data-kind={kind}
    >
      <circle class="dog-reach" r="60" />
      {isGoal ? (
        <circle class="dog-goal" r="21" />
      ) : (
        <>
          <circle class="dog-light-edge" r={radius} />
          <circle class="dog-light" r={radius} />
        </>
      )}
      {hits && (
        <path
          class="dog-hit-sign"
          d="M-8 -8l16 16M8 -8l-16 16"
          transform={signPlace(place, telling.view.eye)}
        />
      )}
    </g>
  );
}
