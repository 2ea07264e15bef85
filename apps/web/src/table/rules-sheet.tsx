import '../shell/rules/rules.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { rulesPath } from '../shell/route.ts';
import { rulesOf } from '../shell/rules/rule-pages.ts';
import type { RulesText } from '../shell/rules/rules-text.ts';
import { tableWords } from './words/table-words.ts';

type RulesSheetProps = { readonly ui: AnyGameUi; readonly rule: string | null };

/** The rules beside the table, open at one of them, or with the whole game on one screen before them. */
export function RulesSheet({ ui, rule }: RulesSheetProps) {
  const { Summary } = ui;
  const game = ui.game.id;
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
  return (
    <>
      {rule === null && Summary !== undefined && (
        <section class="rules-short">
          <Summary />
        </section>
      )}
      {rules === null ? (
        <p aria-busy="true">{words.table.loading}</p>
      ) : (
        <article ref={article} class="rules-text" dangerouslySetInnerHTML={{ __html: rules.html }} />
      )}
      <p>
        <a href={rulesPath(game, rule ?? '')} target="_blank" rel="noreferrer">
          {words.menu.rules} ↗
        </a>
      </p>
    </>
  );
}
