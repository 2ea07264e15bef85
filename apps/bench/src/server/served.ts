import { answerWith } from './answers.ts';
import { settledUsage, usageNow } from './usage.ts';

export type ServerQuestion = { readonly ask: 'port' | 'usage' | 'settled' };

/** Makes this process a server that the bench can ask where it listens and what it uses. */
export function served(start: () => Promise<number>): void {
  const port = start();
  answerWith((question) => {
    const { ask } = question as ServerQuestion;
    if (ask === 'port') return port;
    return ask === 'settled' ? settledUsage() : usageNow();
  });
}
