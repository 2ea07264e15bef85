import { useEffect } from 'preact/hooks';
import { withSwiss } from '@rudel/kernel';
import { useWords } from '@rudel/ui/words';
import { gameName } from './games.ts';
import type { Route } from './route.ts';

type Named = Exclude<Route['page'], 'home'> | 'learn';

type Titles = { readonly [N in Named]: string };

const en: Titles = {
  join: 'Join a table',
  new: 'New table',
  table: 'Table',
  replay: 'Replay',
  verify: 'Was it fair?',
  rules: 'Rules',
  learn: 'Lessons',
  settings: 'Settings',
  privacy: 'Privacy',
  take: 'Your seat moves here',
  screen: 'Big screen',
  show: 'For the big screen',
  lost: 'Nothing here',
};

const de: Titles = {
  join: 'An einen Tisch setzen',
  new: 'Neuer Tisch',
  table: 'Tisch',
  replay: 'Wiederholung',
  verify: 'Ging es gerecht zu?',
  rules: 'Regeln',
  learn: 'Lektionen',
  settings: 'Einstellungen',
  privacy: 'Datenschutz',
  take: 'Dein Platz zieht um',
  screen: 'Großer Bildschirm',
  show: 'Für den großen Bildschirm',
  lost: 'Hier ist nichts',
};

const words = withSwiss({ en, de });

const nameOf = (at: Route): Named | null => {
  if (at.page === 'home') return null;
  return at.page === 'rules' && at.lesson !== undefined ? 'learn' : at.page;
};

/** What the tab of the browser says. */
export function PageTitle({ at }: { readonly at: Route }) {
  const titles = useWords(words);
  useEffect(() => {
    const named = nameOf(at);
    const game = 'game' in at ? [gameName(at.game)] : [];
    const page = named === null ? [] : [titles[named]];
    document.title = [...game, ...page, 'Rudel'].join(' · ');
  }, [at, titles]);
  return null;
}
