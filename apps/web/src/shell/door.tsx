import './door.css';
import type { ComponentChildren } from 'preact';
import { Skyline } from '../art/skyline.tsx';
import { PageHead } from './page-head.tsx';

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
    </div>
  );
}
