import { createHash } from 'node:crypto';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of what a page has inside of its own tags: only exactly these texts may run or be used. */
function inlineHashes(page: string, tag: 'script' | 'style'): readonly string[] {
  const pattern = new RegExp(`<${tag}\\b(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'gi');
  return Array.from(page.matchAll(pattern), ([, text = '']) => hashOf(text));
}

/** What a page may load and do: what comes from this server, and nothing else. */
export function contentPolicy(page: string): string {
  const self = "'self'";
  const parts: readonly (readonly [directive: string, ...sources: string[]])[] = [
    ['default-src', self],
    ['script-src', self, ...inlineHashes(page, 'script')],
    ['style-src', self, ...inlineHashes(page, 'style')],
    ['img-src', self, 'data:'],
    ['font-src', self],
    ['media-src', self],
    // The page's own origin includes its web sockets.
    ['connect-src', self],
    ['worker-src', self],
    ['manifest-src', self],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-src', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return parts.map((part) => part.join(' ')).join('; ');
}

const forbidden = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers that every answer carries. */
export const everyHeader: { readonly [name: string]: string } = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': forbidden.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
