/** The fields of a position text that both engines write: `key:value` separated by blanks. */
const sharedKeys: readonly string[] = ['round', 'starter', 'turn', 'phase', 's0', 's1', 's2', 's3', 'hands'];

export type TextFields = { readonly [key: string]: string };

function fieldsOf(position: string): TextFields {
  const fields: { [key: string]: string } = {};
  for (const pair of position.split(' ')) {
    const colon = pair.indexOf(':');
    fields[pair.slice(0, colon)] = pair.slice(colon + 1);
  }
  return fields;
}

/** Without what the mutable game does not know; gifts under way are in nobody's hand there. */
export function sharedFields(position: string): TextFields {
  const fields = fieldsOf(position);
  const hands = fields['phase'] === 'exchange' ? handsWithoutGifts(fields) : fields['hands'];
  const shared: { [key: string]: string } = {};
  for (const key of sharedKeys) shared[key] = (key === 'hands' ? hands : fields[key]) ?? 'missing';
  return shared;
}

function handsWithoutGifts({ hands = '', gifts = '' }: TextFields): string {
  const given = gifts.split('/');
  return hands
    .split('/')
    .map((hand, seat) => without(hand, given[seat] ?? '-'))
    .join('/');
}

function without(hand: string, card: string): string {
  const cards = hand.split(',');
  const at = card === '-' ? -1 : cards.indexOf(card);
  return cards.filter((_, index) => index !== at).join(',') || '-';
}

/** The stones of all seats, as they stand in a position text: `s0:… s1:… s2:… s3:…`. */
export const stonesOf = (position: string): string => /s0:.* s3:\S+/.exec(position)?.[0] ?? position;

/** Sevens are one move per resulting board, however they are driven. */
export const isSeven = (text: string): boolean => /^(X=)?7:/.test(text);

export const cardPart = (text: string): string => text.slice(0, text.indexOf(':'));
