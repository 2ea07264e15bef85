import '../shell/rules/rules.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { rulesPath } from '../shell/route.ts';
import { rulesOf } from '../shell/rules/rule-pages.ts';
import type { RulesText } from '../shell/rules/rules-text.ts';
import { tableWords } from './words/table-words.ts';

/** The rules beside the table, open at one of them. */
export function RulesSheet({ game, rule }: { game: string; rule: string | null }) {
  const words = useWords(tableWords);
  const [rules, setRules] = useState<RulesText | null>(null);
  const article = useRef<HTMLElement>(null);
  const tongue = language.value;
  useEffect(() => {
    rulesOf(game, tongue).then(setRules, () => setRules(null));
  }, [game, tongue]);
  useEffect(() => {
    const place = rule === null ? null : article.current?.querySelector(`#${CSS.escape(rule)}`);
    place?.classList.add('rule-lit');
    place?.scrollIntoView({ block: 'center' });
  }, [rules, rule]);
  if (rules === null) return <p aria-busy="true">{words.table.loading}</p>;
  return (
    <>
      <article ref={article} class="rules-text" dangerouslySetInnerHTML={{ __html: rules.html }} />
      <p>
        <a href={rulesPath(game, rule ?? '')} target="_blank" rel="noreferrer">
          {words.menu.rules} ↗
        </a>
      </p>
    </>
  );
}
