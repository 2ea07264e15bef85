import type { Route } from '../route.ts';
import { ScreenPage } from './screen-page.tsx';
import { ShowPage } from './show-page.tsx';

type At = Extract<Route, { readonly page: 'screen' | 'show' }>;

/** The screen in the room before it shows a table, and the phone that brings it one. */
export function ScreenPages({ at }: { readonly at: At }) {
  return at.page === 'show' ? <ShowPage keyText={at.key} /> : <ScreenPage invitation={at.invitation} />;
}
