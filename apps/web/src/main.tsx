import './ui/tokens.css';
import './ui/base.css';
import { render } from 'preact';
import { followSettings } from './settings/settings.ts';
import { App } from './shell/app.tsx';

followSettings();

const place = document.querySelector('#app');
if (place !== null) render(<App />, place);
