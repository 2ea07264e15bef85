import '@rudel/ui/title-face.css';
import '@rudel/ui/tokens.css';
import '@rudel/ui/base.css';
import { render } from 'preact';
import { followSettings } from '@rudel/ui/settings';
import { App } from './shell/app.tsx';
import { startRouter } from './shell/router.ts';

followSettings();
startRouter();

const place = document.querySelector('#app');
if (place !== null) render(<App />, place);

if (import.meta.env.PROD) {
  addEventListener(
    'load',
    () => void import('./pwa/register.ts').then(async ({ keepOnDevice }) => keepOnDevice()),
  );
}
