import './verify.css';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { PageHead } from '../shell/page-head.tsx';
import { AskForRecord } from './ask-for-record.tsx';
import type { Given } from './ask-for-record.tsx';
import { exhibitAt, exhibitIn } from './exhibit.ts';
import type { Exhibit } from './exhibit.ts';
import { headlineOf, judgementWords, sentencesOf } from './judgement-words.ts';
import type { JudgementWords } from './judgement-words.ts';
import type { Judgement } from './judgement.ts';
import { ProofSteps } from './proof-steps.tsx';
import { Seal } from './seal.tsx';
import { verifyWords } from './verify-words.ts';
import type { VerifyWords } from './verify-words.ts';

type Shown = Exhibit | { readonly kind: 'nothing' | 'coming' };

/** A match from its table or from a file, with every draw computed again and held against what was promised. */
export function VerifyPage({ table, match }: { table: string | null; match: number }) {
  const [shown, setShown] = useState<Shown>({ kind: table === null ? 'nothing' : 'coming' });
  useEffect(() => {
    if (shown.kind === 'coming' && table !== null) void exhibitAt({ table, match }).then(setShown);
  }, [shown]);
  const read = ({ text, place }: Given): void => {
    scrollTo(0, 0);
    void exhibitIn(text, place).then(setShown);
  };
  return (
    <>
      <PageHead />
      <main class="page verify" id="content">
        <Verdict shown={shown} />
        {shown.kind === 'absent' && <Retry onRetry={() => setShown({ kind: 'coming' })} />}
        {shown.kind === 'proof' && <ProofSteps {...shown} />}
        <Reasons />
        {shown.kind !== 'coming' && <AskForRecord isFirst={shown.kind === 'nothing'} onGiven={read} />}
      </main>
    </>
  );
}

type Said = {
  readonly whole: Judgement['whole'] | null;
  readonly title: string;
  readonly sentences: readonly string[];
};

function saidOf(shown: Shown, own: VerifyWords, words: JudgementWords): Said {
  const { title } = words;
  switch (shown.kind) {
    case 'nothing':
      return { whole: null, title, sentences: [] };
    case 'coming':
      return { whole: null, title, sentences: [own.looking] };
    case 'absent':
      return { whole: 'unproven', title, sentences: [own.absent] };
    case 'broken':
      return { whole: 'broken', title: words.brokenPromise, sentences: [words.tableSaysSo] };
    case 'unreadable': {
      const why = shown.fault?.error;
      return {
        whole: 'unproven',
        title,
        sentences: [why === undefined ? own.unreadable : own.unreadableBecause(why)],
      };
    }
    case 'proof': {
      const { judgement } = shown;
      const sentences = sentencesOf(judgement, words);
      return { whole: judgement.whole, title: headlineOf(judgement, words), sentences };
    }
  }
}

/** The seal and what it means, in a few sentences. */
function Verdict({ shown }: { shown: Shown }) {
  const { whole, title, sentences } = saidOf(shown, useWords(verifyWords), useWords(judgementWords));
  const role = whole === 'broken' ? 'alert' : 'status';
  return (
    <header class="verify-head" data-whole={whole ?? 'none'} aria-busy={shown.kind === 'coming'}>
      <Seal whole={whole} />
      <div class="verify-said" role={role}>
        <h1 tabIndex={-1}>{title}</h1>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </header>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const words = useWords(verifyWords);
  return (
    <Button kind="primary" icon="replay" onClick={onRetry}>
      {words.retry}
    </Button>
  );
}

/** Three sentences for whoever wants to understand it. */
function Reasons() {
  const words = useWords(verifyWords);
  return (
    <section class="verify-why plank" aria-labelledby="verify-why">
      <h2 id="verify-why">{words.why}</h2>
      <ol>
        {words.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ol>
    </section>
  );
}
