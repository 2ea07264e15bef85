import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Doorkeeper } from './doorkeeper.ts';
import { Refusal } from './refusals.ts';

/** Where the source of this server is: at an address of somebody's, or in an archive that the build has made. */
export type Source = { readonly address: string | null; readonly archive: string };

const missing = new Refusal(
  404,
  'no-source',
  'This server was started without its source. Whoever runs it owes it to you: ask them.',
);

/** Offers everybody who uses this server the source of the version that runs, as its licence wants (AGPL, section 13). */
export function offerSource(
  app: FastifyInstance,
  { address, archive }: Source,
  doorkeeper: Pick<Doorkeeper, 'admitSource'>,
): void {
  const bytes = address === null && existsSync(archive) ? readFileSync(archive) : null;
  app.get('/source', (request, reply) => {
    if (address !== null) return reply.redirect(address, 302);
    if (bytes === null) throw missing;
    doorkeeper.admitSource(request.raw);
    return reply
      .type('application/gzip')
      .header('content-disposition', 'attachment; filename="rudel-source.tgz"')
      .send(bytes);
  });
}
