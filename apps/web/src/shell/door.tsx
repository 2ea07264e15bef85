import './door.css';
import type { ComponentChildren } from 'preact';
import { Skyline } from '@rudel/ui/art/skyline';
import { wood } from '@rudel/ui/art/trees';
import { PageHead } from './page-head.tsx';

const left = wood([
  [24, 162, 150],
  [82, 166, 92],
  [132, 164, 54],
]);
const right = wood([
  [-22, 162, 158],
  [-84, 166, 104],
  [-140, 164, 62],
]);

/** A page with one thing to do: a card before the edge of the forest. */
export function Door({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="door">
      <PageHead on="sky" />
      <div class="door-scene">
        <Skyline />
      </div>
      <main class="door-card" id="content">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </main>
      <svg class="door-wood" aria-hidden="true">
        <path d={left} />
        <svg x="100%" overflow="visible">
          <path d={right} />
        </svg>
      </svg>
    </div>
  );
}
