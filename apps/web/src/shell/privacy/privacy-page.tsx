import './privacy-page.css';
import { useEffect, useState } from 'preact/hooks';
import type { TermsDoc } from '@rudel/protocol';
import { LinkButton } from '@rudel/ui/button';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { PageHead } from '../page-head.tsx';
import { privacyWords } from './privacy-words.ts';
import { spanText } from './span-text.ts';

type Asked = { readonly terms: TermsDoc | null } | null;

/** How long this very server keeps things: whoever runs it decides. */
function useTerms(): Asked {
  const [asked, setAsked] = useState<Asked>(null);
  useEffect(() => {
    const ask = async (): Promise<TermsDoc | null> => {
      const response = await fetch('/api/terms');
      return response.ok ? ((await response.json()) as TermsDoc) : null;
    };
    void ask().then(
      (terms) => setAsked({ terms }),
      () => setAsked({ terms: null }),
    );
  }, []);
  return asked;
}

const span = (ms: number | null): string | null => (ms === null ? null : spanText(ms, language.value));

function Terms({ terms }: { terms: TermsDoc | null }) {
  const words = useWords(privacyWords);
  if (terms === null) return <p>{words.unknownTerms}</p>;
  return (
    <ul>
      <li>{words.lobbies(span(terms.lobbies))}</li>
      <li>{words.finished(span(terms.finished))}</li>
      <li>{words.asleep(span(terms.asleep))}</li>
      {terms.backups !== null && <li>{words.backups(spanText(terms.backups, language.value))}</li>}
    </ul>
  );
}

/** What is stored about people, where and for how long. */
export function PrivacyPage() {
  const words = useWords(privacyWords);
  const asked = useTerms();
  return (
    <>
      <PageHead />
      <main class="page privacy-page" id="content">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p class="privacy-lead">{words.lead}</p>
        <h2>{words.deviceTitle}</h2>
        <p>{words.device}</p>
        <h2>{words.serverTitle}</h2>
        <ul>
          {words.server.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <h2>{words.goneTitle}</h2>
        <div aria-busy={asked === null}>{asked !== null && <Terms terms={asked.terms} />}</div>
        <h2>{words.leftTitle}</h2>
        <p>{words.left}</p>
        <h2>{words.neverTitle}</h2>
        <p>{words.never}</p>
        <h2>{words.eraseTitle}</h2>
        <p>{words.erase}</p>
        <LinkButton kind="primary" icon="paw" href="/">
          {words.home}
        </LinkButton>
      </main>
    </>
  );
}
