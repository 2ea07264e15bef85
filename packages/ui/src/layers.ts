type Layer = { readonly close: () => void };

/** What lies over the page now, the topmost last. Each has an entry in the browser's history, so that the way back closes it. */
const layers: Layer[] = [];
/** What leads elsewhere and waits until the page's own entry is the current one. */
let waiting: readonly (() => void)[] = [];
/** We have gone back in the history ourselves, and the browser has not said yet that it has. */
let isPopping = false;
let popTimer: ReturnType<typeof setTimeout> | undefined;
/** We no longer wait for it; should the browser say so after all, it is still our own step and nobody's way back. */
let isOverdue = false;
let isDue = false;

/**
 * For how many milliseconds we wait for that. A busy phone has taken more than half a second; where there is nothing to go back to the browser says
 * nothing at all, and whoever goes elsewhere waits for so long.
 */
const longestPop = 3000;

/** How many layers lay over the page when the current entry was made. */
function depth(): number {
  const state: unknown = history.state;
  const isLayer = typeof state === 'object' && state !== null && 'layers' in state;
  return isLayer && typeof state.layers === 'number' ? state.layers : 0;
}

function pop(count: number): void {
  isPopping = true;
  history.go(-count);
  popTimer = setTimeout(giveUp, longestPop);
}

/** The current entry is taken for the page's own: to go back once more could lead away from the page. */
function giveUp(): void {
  history.replaceState({ layers: waiting.length > 0 ? 0 : layers.length }, '');
  hasGone();
  isOverdue = true;
}

/** Brings the history in line with what is open; an entry without its layer, as after a reload or a step forward, is left. */
function settle(): void {
  isDue = false;
  if (isPopping) return;
  const surplus = depth() - layers.length;
  if (surplus > 0) pop(surplus);
  for (let next = depth() + 1; next <= layers.length; next += 1) history.pushState({ layers: next }, '');
}

/** Once everything that happens now has happened: one thing may close as another opens. */
export function settleSoon(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(settle, 0);
}

/** Lays something over the page that the way back closes; returns what takes it away. */
export function addLayer(close: () => void): () => void {
  const layer: Layer = { close };
  layers.push(layer);
  settleSoon();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
    settleSoon();
  };
}

/** Closes all that lies over the page, the topmost first. */
export function closeLayers(): void {
  for (const { close } of layers.toReversed()) close();
}

/** The browser has gone to another entry of its history: whatever lies higher than that is closed, the topmost first. */
export function hasGone(): void {
  const isOurs = isOverdue || (isPopping && waiting.length === 0);
  clearTimeout(popTimer);
  isPopping = false;
  isOverdue = false;
  if (!isOurs) for (const { close } of layers.splice(depth()).toReversed()) close();
  if (waiting.length > 0 && depth() > 0) pop(depth());
  if (isPopping) return;
  const due = waiting;
  waiting = [];
  for (const run of due) run();
  settleSoon();
}

/** Goes elsewhere from the page itself, never from the entry of something that lay over it. */
export function fromBelow(run: () => void): void {
  if (depth() === 0 && !isPopping) {
    run();
    return;
  }
  waiting = [...waiting, run];
  if (!isPopping) pop(depth());
}
