import type { Call } from '../calls.ts';
import type { Brief } from './messages.ts';

/** A call as it travels: what is appended in a running match goes without names, which would be copied with every one of them. */
export function briefOf(call: Call): Call | Brief {
  if (call.op !== 'append' || call.entries.length !== 1 || call.aside !== null) return call;
  const [entry] = call.entries;
  if (entry === undefined) return call;
  const { text, command, at, deadline } = entry;
  const { epoch, after } = call.place;
  return [call.id, epoch, after, text, command?.person ?? null, command?.id ?? null, at, deadline];
}

/** The call that has travelled. */
export function callOf(message: Call | Brief): Call {
  if ('op' in message) return message;
  const [id, epoch, after, text, person, order, at, deadline] = message;
  const command = person === null || order === null ? null : { person, id: order };
  return {
    op: 'append',
    id,
    place: { epoch, after },
    entries: [{ text, command, at, deadline }],
    aside: null,
  };
}
