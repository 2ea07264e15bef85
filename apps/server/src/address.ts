import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** The last addresses of `X-Forwarded-For`, the nearest last; each proxy of ours appends one. */
function forwardedFor(request: IncomingMessage): readonly string[] {
  const header = request.headers['x-forwarded-for'] ?? '';
  return (Array.isArray(header) ? header.join(',') : header).split(',').map((part) => part.trim());
}

/** An IPv6 network of one customer counts as one address: its first four groups. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (plain.toLowerCase().startsWith('::ffff:') && plain.includes('.')) return plain.slice('::ffff:'.length);
  if (!isIPv6(plain)) return plain;
  const [left = '', right] = plain.split('::');
  const leftGroups = left === '' ? [] : left.split(':');
  const rightGroups = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? 0 : 8 - leftGroups.length - rightGroups.length;
  const groups = [...leftGroups, ...Array.from({ length: zeros }, () => '0'), ...rightGroups];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The address a request comes from. Behind `proxies` proxies of ours it is what the outermost of them saw; whatever stands
 * further left in the header could be anybody's invention.
 */
export function clientOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  const told = proxies === 0 ? undefined : forwardedFor(request).at(-proxies);
  return told !== undefined && isIP(told) !== 0 ? told : direct;
}

/** Where a request comes from, for limits. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  return networkOf(clientOf(request, proxies));
}
