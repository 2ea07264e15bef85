import type { Language } from '@rudel/kernel';
import type { RulesPage } from '../../../build/rules-plugin.ts';

const pages = import.meta.glob<RulesPage>('../../../../../games/*/RULES*.md', { import: 'page' });

/** The rules of a game in a language; null where they are not written. */
export async function rulesOf(game: string, language: Language): Promise<RulesPage | null> {
  const file = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
  return (await pages[`../../../../../games/${game}/${file}`]?.()) ?? null;
}
