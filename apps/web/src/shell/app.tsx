import { useEffect } from 'preact/hooks';
import './app.css';
import { lazyPart } from '@rudel/ui/lazy-part';
import { SeatPatterns } from '@rudel/ui/seat-patterns';
import { ToastHost } from '@rudel/ui/toast';
import { useWords } from '@rudel/ui/words';
import { doorWords } from '../words/door-words.ts';
import { nameAsked } from './ask-name.ts';
import { JoinPage } from './join/join-page.tsx';
import { lazyPage } from './lazy-page.tsx';
import type { Route } from './route.ts';
import { route, visit } from './router.ts';
import { settingsOpen } from './settings-open.ts';

const HomePage = lazyPage(async () => (await import('./home/home-page.tsx')).HomePage);
const NewTablePage = lazyPage(async () => (await import('./new-table/new-table-page.tsx')).NewTablePage);
const TablePage = lazyPage(async () => (await import('./table-page/table-page.tsx')).TablePage);
const ScreenPages = lazyPage(async () => (await import('./screen/screen-pages.tsx')).ScreenPages);
const ReplayPage = lazyPage(async () => (await import('./table-page/replay-page.tsx')).ReplayPage);
const VerifyPage = lazyPage(async () => (await import('../verify/verify-page.tsx')).VerifyPage);
const RulesPage = lazyPage(async () => (await import('./rules/rules-page.tsx')).RulesPage);
const SettingsPage = lazyPage(async () => (await import('./settings-page.tsx')).SettingsPage);
const PrivacyPage = lazyPage(async () => (await import('./privacy/privacy-page.tsx')).PrivacyPage);
const TakePage = lazyPage(async () => (await import('./take-page.tsx')).TakePage);
const LostPage = lazyPage(async () => (await import('./lost-page.tsx')).LostPage);
const PageTitle = lazyPart(async () => (await import('./page-title.tsx')).PageTitle);
const NameDialog = lazyPart(async () => (await import('./name-dialog.tsx')).NameDialog);
const SettingsSheet = lazyPage(async () => (await import('./settings-page.tsx')).SettingsSheet);

/** Pages that are always the same. */
const fixed = { home: HomePage, settings: SettingsPage, privacy: PrivacyPage, lost: LostPage };

const isFixed = (at: Route): at is Route & { readonly page: keyof typeof fixed } =>
  Object.hasOwn(fixed, at.page);

function Page({ at }: { at: Route }) {
  if (isFixed(at)) {
    const Fixed = fixed[at.page];
    return <Fixed />;
  }
  switch (at.page) {
    case 'join':
      return <JoinPage table={at.table} invitation={at.invitation} />;
    case 'new':
      return <NewTablePage key={at.game} game={at.game} />;
    case 'table':
      return (
        <TablePage key={`${at.isScreen} ${at.table}`} table={at.table} isScreen={at.isScreen === true} />
      );
    case 'screen':
    case 'show':
      return <ScreenPages at={at} />;
    case 'replay':
      return <ReplayPage key={`${at.table} ${at.match}`} {...at} />;
    case 'verify':
      return <VerifyPage key={`${at.table} ${at.match}`} table={at.table} match={at.match} />;
    case 'rules':
      return <RulesPage key={at.lesson} {...at} />;
    case 'take':
      return <TakePage keyText={at.key} />;
  }
}

const heading = 'h1[tabindex="-1"]';
const longestWait = 5000;

/** Gives an element the focus once it is there; a page that comes late is waited for. Returns what stops the wait. */
function focusWhenThere(selector: string): () => void {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus({ preventScroll: true });
  if (found !== null) return () => {};
  const watch = new MutationObserver(() => {
    const late = document.querySelector<HTMLElement>(selector);
    if (late === null) return;
    watch.disconnect();
    late.focus({ preventScroll: true });
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => watch.disconnect(), longestWait);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}

/** After a navigation the reading goes on at the new page's heading, as it would after a load. */
function useFocusOnVisit(): void {
  const now = visit.value;
  useEffect(() => (now === 0 ? undefined : focusWhenThere(heading)), [now]);
}

function skipToContent(event: Event): void {
  event.preventDefault();
  focusWhenThere(heading);
}

function SkipLink() {
  const words = useWords(doorWords);
  return (
    <a class="skip-link" href="#content" onClick={skipToContent}>
      {words.skip}
    </a>
  );
}

/** The whole site: one page at a time, the settings and what is said in passing over it. */
export function App() {
  const at = route.value;
  useFocusOnVisit();
  return (
    <>
      <PageTitle at={at} />
      <SkipLink />
      <SeatPatterns />
      <Page at={at} />
      {settingsOpen.value && <SettingsSheet />}
      {nameAsked.value !== null && <NameDialog />}
      <ToastHost />
    </>
  );
}
