import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { fromBelow, hasGone, settleSoon } from '@rudel/ui/layers';
import { routeAt } from './route.ts';
import type { Route } from './route.ts';

const here = signal<Route>(routeAt(location));

/** The page that is shown. */
export const route: ReadonlySignal<Route> = here;

/** Counts the pages gone to, so that each can be told from the one before even at the same address. */
export const visit = signal(0);

const isSamePage = (one: URL, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/** The address that is shown: another entry of the history with the same one only lies higher or lower. */
let address = location.href;

function arrive(isNewPage: boolean): void {
  address = location.href;
  here.value = routeAt(location);
  if (!isNewPage) return;
  visit.value += 1;
  scrollTo(0, 0);
}

/** Goes to a page of the site without loading anything anew; `replace` leaves no trace in the history. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  fromBelow(() => {
    const url = new URL(path, location.href);
    const isNewPage = !isSamePage(url, location);
    if (how === 'replace') history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    arrive(isNewPage);
  });
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** Our own links lead to our own pages; everything else is left to the browser. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !isPlainClick(event)) return;
  const url = new URL(link.href, location.href);
  const isOurs = url.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  if (!isOurs || link.protocol === 'blob:') return;
  event.preventDefault();
  go(url.href);
}

export function startRouter(): void {
  document.addEventListener('click', follow);
  addEventListener('popstate', () => {
    hasGone();
    if (location.href === address) return;
    address = location.href;
    here.value = routeAt(location);
    visit.value += 1;
  });
  settleSoon();
}
