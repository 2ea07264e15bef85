import type { Language } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import type { RulesText } from './rules-text.ts';

const pages = import.meta.glob<RulesText>('../../../../../games/*/RULES*.md', { import: 'page' });

/** The rules of a game in a language; null where they are not written. */
export async function rulesOf(game: string, language: Language): Promise<RulesText | null> {
  const file = language === 'en' ? 'RULES.md' : 'RULES.de.md';
  const page = (await pages[`../../../../../games/${game}/${file}`]?.()) ?? null;
  return withSwiss({ en: page, de: page })[language];
}
