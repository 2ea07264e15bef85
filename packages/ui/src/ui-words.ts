import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from './words.ts';

const en = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  seat: (number: number) => `Seat ${number}`,
  qr: 'QR code of the invitation',
};

const de: typeof en = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  dismiss: 'Ausblenden',
  seat: (number) => `Platz ${number}`,
  qr: 'QR-Code der Einladung',
};

export const uiWords: ByLanguage<typeof en> = withSwiss({ en, de });
