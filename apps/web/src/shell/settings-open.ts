import { signal } from '@preact/signals';

/** Whether the sheet with the settings is open, over whatever page. */
export const settingsOpen = signal(false);
