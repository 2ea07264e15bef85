import type { WrittenLanguage } from '@rudel/kernel';

/** The same said in each language. */
export type Both = { readonly [L in WrittenLanguage]: string };

export const both = (en: string, de: string): Both => ({ en, de });
