import type { ComponentType } from 'preact';
import { lazyPart as lazily } from '../../ui/lazy-part.tsx';

/** A part of the drawing that few need, or only at the end: its place is kept while it is loaded. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazily(load, <div aria-busy="true" />);
