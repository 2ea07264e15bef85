/** A page of the site. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  /** By invitation or code behind the `#`, by a listed table's id, or with nothing: then it asks for a code. */
  | { readonly page: 'join'; readonly table: string | null; readonly invitation: string }
  /** A big screen: joins as a watcher by the invitation behind the `#`; without one it shows a code, by which a phone brings it a table. */
  | { readonly page: 'screen'; readonly invitation: string }
  /** For the phone that has scanned the code of a big screen: chooses what is shown there. */
  | { readonly page: 'show'; readonly key: string }
  | { readonly page: 'take'; readonly key: string }
  /** A table from one's own place, or as the big screen that this device is for it. */
  | { readonly page: 'table'; readonly table: string; readonly isScreen?: true }
  /** From a frame on, and for whom it is looked at; from the beginning, for everybody, where it does not say. */
  | { readonly page: 'replay'; readonly table: string; readonly match: number; readonly from?: ReplayFrom }
  /** The proof of a match; without one it asks for a record. */
  | { readonly page: 'verify'; readonly table: string | null; readonly match: number }
  /** The rules of a game; where a lesson is named, or none of all (''), its lessons instead. */
  | { readonly page: 'rules'; readonly game: string; readonly rule: string; readonly lesson?: string }
  | { readonly page: 'settings' }
  | { readonly page: 'privacy' }
  | { readonly page: 'lost' };

/** Where a replay begins: at a frame, as a seat saw it. */
export type ReplayFrom = { readonly frame: number; readonly seat: number };

type Parts = readonly string[];

const isMatch = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text);

function fromOf(hash: string): { readonly from?: ReplayFrom } {
  const [, frame, seat] = /^(\d{1,5})-(\d{1,2})$/.exec(hash) ?? [];
  return frame === undefined ? {} : { from: { frame: Number(frame), seat: Number(seat) } };
}

const makers: { readonly [first: string]: (rest: Parts, hash: string) => Route | null } = {
  '': () => ({ page: 'home' }),
  new: ([game]) => (game === undefined ? null : { page: 'new', game }),
  join: ([table = null], invitation) => ({ page: 'join', table, invitation }),
  tv: ([table], invitation) =>
    table === undefined ? { page: 'screen', invitation } : { page: 'table', table, isScreen: true },
  show: (_, key) => ({ page: 'show', key }),
  take: (_, key) => ({ page: 'take', key }),
  t: ([table]) => (table === undefined ? null : { page: 'table', table }),
  replay: ([table, match = ''], hash) =>
    table !== undefined && isMatch(match)
      ? { page: 'replay', table, match: Number(match), ...fromOf(hash) }
      : null,
  verify: ([table = null, match = '']) =>
    table === null || isMatch(match) ? { page: 'verify', table, match: Number(match) } : null,
  rules: ([game], rule) => (game === undefined ? null : { page: 'rules', game, rule }),
  learn: ([game = '', lesson = '']) => ({ page: 'rules', game, rule: '', lesson }),
  settings: () => ({ page: 'settings' }),
  privacy: () => ({ page: 'privacy' }),
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page at an address. */
export function routeAt({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): Route {
  const [first = '', ...rest] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const make = Object.hasOwn(makers, first) ? makers[first] : undefined;
  return make?.(rest, decoded(hash.slice(1))) ?? { page: 'lost' };
}

export const privacyPath = '/privacy';
export const newTablePath = (game: string): string => `/new/${game}`;
export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;
export const joinPath = (invitation: string): string => `/join#${encodeURIComponent(invitation)}`;
export const joinListedPath = (table: string): string => `/join/${encodeURIComponent(table)}`;
export const screensPath = '/tv';
export const screenPath = (invitation: string): string => `/tv#${encodeURIComponent(invitation)}`;
export const screenTablePath = (table: string): string => `/tv/${encodeURIComponent(table)}`;
export const showPath = (key: string): string => `/show#${encodeURIComponent(key)}`;
export const takePath = (key: string): string => `/take#${encodeURIComponent(key)}`;
export const rulesPath = (game: string, rule = ''): string =>
  rule === '' ? `/rules/${game}` : `/rules/${game}#${rule}`;
export const replayPath = (table: string, match: number, from?: ReplayFrom): string =>
  `/replay/${encodeURIComponent(table)}/${match}${from === undefined ? '' : `#${from.frame}-${from.seat}`}`;
export const verifyPath = (table: string, match: number): string =>
  `/verify/${encodeURIComponent(table)}/${match}`;
