import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    server: string;
  }
}

/** Where a server answers. */
export type Site = { readonly address: string };

/** The server of all tests that neither end it nor want it set up otherwise: each opens tables of its own there. */
export const server: Site = { address: inject('server') };
