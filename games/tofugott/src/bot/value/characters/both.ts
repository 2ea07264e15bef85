import type { Language } from '@rudel/kernel';

/** The same said in each language. */
export type Both = { readonly [L in Language]: string };

export const both = (en: string, de: string): Both => ({ en, de });
