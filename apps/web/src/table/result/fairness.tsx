import { useState } from 'preact/hooks';
import { verdictOn } from '../../replay/film.ts';
import type { Film, Verdict } from '../../replay/film.ts';
import { addedTo } from '../../session/own-lots.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/words.ts';
import { tableWords } from '../words/table-words.ts';
import type { TableWords } from '../words/table-words.ts';

function sentenceOf(verdict: Verdict, words: TableWords['fairness']): string {
  if (verdict.kind === 'fair') return words.good(verdict.draws);
  if (verdict.kind === 'unrevealed') return words.none;
  return words.bad(verdict.fault.line, verdict.fault.error);
}

/** Draws everything of a match again and says whether the table kept its word. */
export function Fairness({ film }: { film: Film }) {
  const words = useWords(tableWords).fairness;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  if (verdict === null) {
    return (
      <Button icon="lock" onClick={() => setVerdict(verdictOn(film))}>
        {words.button}
      </Button>
    );
  }
  const commitment = film.record.tags.get('Commitment') ?? '';
  const own = addedTo(commitment);
  const isIn = verdict.kind === 'fair' && own !== null && verdict.contributions.includes(own);
  return (
    <div class="fairness" data-verdict={verdict.kind} role="status">
      <h3>
        <Icon name={verdict.kind === 'fair' ? 'check' : 'flag'} /> {words.title}
      </h3>
      <p>
        {sentenceOf(verdict, words)} {isIn && words.own}
      </p>
      <p class="fairness-commitment">
        {words.commitment}: <code>{commitment}</code>
      </p>
    </div>
  );
}
