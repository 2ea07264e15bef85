import type { ComponentType } from 'preact';
import { lazyPart as lazily } from '@rudel/ui/lazy-part';

/** A part of the drawing that few need, or only at the end: its place is kept while it is loaded. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazily(load, <div aria-busy="true" />);
