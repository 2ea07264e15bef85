import type { IncomingMessage } from 'node:http';

/**
 * Whether the page that opens a connection may: one of this server itself (the host of its origin is the host that was asked), or one of the
 * origins allowed by configuration. A program that is not a browser sends no origin and is let in: it could write any origin it likes, and there
 * is nothing it could borrow, since nobody is known by a cookie.
 */
export function isOriginAllowed({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  return allowed.includes(url.origin) || url.host === host?.toLowerCase();
}
