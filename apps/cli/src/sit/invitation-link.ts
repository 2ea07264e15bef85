import { quoted } from '@rudel/kernel';
import type { Invitation } from '@rudel/protocol';
import { misused } from '../stop.ts';

/** A server, and what lets somebody in at one of its tables. */
export type InvitationLink = { readonly server: URL; readonly by: Invitation };

/** As it is said aloud. */
const isCode = (text: string): boolean => /^(?:[A-Za-z\d]{6}|[A-Za-z\d]{8})$/.test(text);

/** Reads a link as people send it: `https://…/join#invitation`, `…/join#code`, or `…/join/table` for one on the public list. */
export function invitationLinkOf(text: string): InvitationLink {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    return misused(`${quoted(text)} is not the link of an invitation, as https://…/join#….`);
  const server = new URL('/', url);
  const behind = decodeURIComponent(url.hash.slice(1));
  if (isCode(behind)) return { server, by: { code: behind } };
  if (behind !== '') return { server, by: { invite: behind } };
  const [, table] = /^\/join\/([\w-]+)$/.exec(url.pathname) ?? [];
  return table === undefined
    ? misused(`${quoted(text)} invites nobody: what is behind its '#' is missing.`)
    : { server, by: { table } };
}
