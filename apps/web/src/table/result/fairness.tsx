import { useMemo } from 'preact/hooks';
import type { RecordFault } from '@rudel/kernel';
import { promiseBook } from '@rudel/session/promise-book';
import { LinkButton } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { useWords } from '@rudel/ui/words';
import type { Film } from '../../replay/film.ts';
import { verifyPath } from '../../shell/route.ts';
import { headlineOf, judgementWords, sentencesOf } from '../../verify/judgement-words.ts';
import type { JudgementWords } from '../../verify/judgement-words.ts';
import { judgementOn } from '../../verify/judgement.ts';
import type { Judgement } from '../../verify/judgement.ts';

type FairnessProps = {
  /** The record of the match; or that its table calls it broken itself, or why it cannot be read. */
  readonly found: Film | 'broken' | RecordFault;
  readonly table: string;
  readonly match: number;
};

type Told = {
  readonly whole: Judgement['whole'];
  readonly headline: string;
  readonly sentences: readonly string[];
};

function toldOf({ found, table, match }: FairnessProps, words: JudgementWords): Told {
  if (found === 'broken')
    return { whole: 'broken', headline: words.brokenPromise, sentences: [words.tableSaysSo] };
  if ('error' in found) {
    const sentences = [words.brokenRule(found.line, found.error)];
    return { whole: 'broken', headline: words.headline.broken, sentences };
  }
  const judgement = judgementOn(found, promiseBook.find(table, match));
  return {
    whole: judgement.whole,
    headline: headlineOf(judgement, words),
    sentences: sentencesOf(judgement, words),
  };
}

/** Whether the table kept its word, by what this device has heard itself; a broken one is not to be overlooked. */
export function Fairness(props: FairnessProps) {
  const words = useWords(judgementWords);
  const { whole, headline, sentences } = useMemo(() => toldOf(props, words), [props.found, words]);
  return (
    <div class="fairness" data-verdict={whole} role={whole === 'broken' ? 'alert' : 'status'}>
      <h3>
        <Icon name={whole === 'kept' || whole === 'sound' ? 'check' : 'flag'} /> {headline}
      </h3>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <LinkButton icon="lock" href={verifyPath(props.table, props.match)}>
        {words.proof}
      </LinkButton>
    </div>
  );
}
