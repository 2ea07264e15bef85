import { language } from '@rudel/ui/settings';

/** "62 %", as the reader's language writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language.value, { style: 'percent' }).format(Math.min(1, Math.max(0, share)));
}

/** "+12" or "−8": hundredths that a chance has changed by. */
export function points(change: number): string {
  const whole = Math.round(100 * change);
  return new Intl.NumberFormat(language.value, { signDisplay: 'exceptZero' })
    .format(whole === 0 ? 0 : whole)
    .replace('-', '−');
}
