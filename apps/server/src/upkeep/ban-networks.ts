import { isIP, isIPv4, isIPv6 } from 'node:net';

/** The networks of IPv6 that one customer may have, by the bits of their prefix; IPv4 is counted by the single address. */
const widths = [64, 56, 48] as const;
type Width = (typeof widths)[number];

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** The first 64 bits of an IPv6 address. */
function prefixOf(address: string): bigint {
  const [left = '', right = ''] = address.split('::');
  const [head, tail] = [groupsOf(left), groupsOf(right)];
  const zeros = address.includes('::') ? 8 - head.length - tail.length : 0;
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return groups.slice(0, 4).reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

function network(address: string, width: Width): string {
  const kept = prefixOf(address) >> BigInt(64 - width);
  return `${kept.toString(16)}/${width}`;
}

/** Without a zone, and IPv4 as itself. */
function plainOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const [, mapped = ''] = /^::ffff:([\d.]+)$/.exec(plain) ?? [];
  return isIPv4(mapped) ? mapped : plain;
}

/** All networks that somebody at an address may be banned by. */
export function networksOf(address: string): readonly string[] {
  const plain = plainOf(address);
  return isIPv6(plain) ? widths.map((width) => network(plain, width)) : [plain];
}

/** The network that is meant by `10.0.0.7`, `2001:db8::7` (its /64) or `2001:db8::/48`; null for anything else. */
export function readNetwork(text: string): string | null {
  const [address = '', bits] = text.split('/');
  const plain = plainOf(address);
  if (isIP(plain) === 0) return null;
  if (isIPv4(plain)) return bits === undefined || bits === '32' ? plain : null;
  const width = widths.find((one) => String(one) === (bits ?? '64'));
  return width === undefined ? null : network(plain, width);
}
