import type { WhyNot } from '@rudel/kernel';
import type { roomRefusalSentence } from '@rudel/room/refusals';
import { language } from '@rudel/ui/settings';

type Sentences = { readonly roomRefusalSentence: typeof roomRefusalSentence };

/** What a table says when it refuses something: many sentences, few of which anybody ever reads. They come once the page stands. */
export const loadTableSentences = (): Promise<Sentences> => import('@rudel/room/refusals');

/** The sentence for a refusal of the table; its bare reason where the sentences cannot be had. */
export async function tableSentence(why: Pick<WhyNot, 'reason' | 'about'>): Promise<string> {
  const sentences = await loadTableSentences().catch(() => null);
  return sentences?.roomRefusalSentence(why, language.peek()) ?? why.reason;
}
