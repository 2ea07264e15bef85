import type { Language } from '@rudel/kernel';

/** The language for somebody who can read these, as browsers tag them: German wherever it is among them. */
export function systemLanguage(tags: readonly string[]): Language {
  const german = tags.find((tag) => /^(de|gsw)\b/i.test(tag));
  if (german === undefined) return 'en';
  return /^(gsw|de-(ch|li)\b)/i.test(german) ? 'de-CH' : 'de';
}
