/** More than twice what an answer takes, or what anybody is told of what they decide in secret themselves. */
export const lengthInSecret = 256;
/** The usual shortest length: more than what comes of it takes in most games. */
export const usualLength = 512;
/** From here on lengths grow by steps of this size, and no longer double. */
const widest = 16 * 1024;

/** The length at which something of a length travels: one of few, so that it tells next to nothing. The shortest is up to what it is about, as all know. */
export function evenLength(bytes: number, least: number = usualLength): number {
  if (bytes <= least) return least;
  if (bytes > widest) return Math.ceil(bytes / widest) * widest;
  let length = usualLength;
  while (length < bytes) length *= 2;
  return length;
}

/** How many bytes a text takes on the wire. */
function bytesOf(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    const isHalf = code >= 0xd800 && code < 0xe000;
    bytes += code < 0x800 || isHalf ? 1 : 2;
  }
  return bytes;
}

/** A text of JSON with blanks behind it, which no reader minds, up to the length at which it travels. */
export function evened(text: string, least: number = usualLength): string {
  const bytes = bytesOf(text);
  return text.padEnd(text.length + evenLength(bytes, least) - bytes);
}
