import { longestText } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import { firstDifference } from '../first-difference.ts';

/** How a text and the value it came from do not survive being read and written again. */
export function* roundTripFaults<T>(
  what: string,
  form: Notation<T>,
  value: T,
  text: string,
): Generator<string> {
  if (text.length > longestText) yield `${what} is longer than ${longestText} characters.`;
  if (/[\r\n]/.test(text)) yield `${what} is not one line: ${text}`;
  const parsed = form.parse(text);
  if (!parsed.ok) {
    yield `${what} '${text}' cannot be read back: ${parsed.error}`;
    return;
  }
  const [written, read] = [JSON.stringify(value), JSON.stringify(parsed.value)];
  if (written !== read) yield `${what} '${text}' reads as other data ${firstDifference(written, read)}.`;
  const again = form.format(parsed.value);
  if (again !== text) yield `${what} is written differently once read ${firstDifference(text, again)}.`;
}
