import type { NameOf, Seat } from '@rudel/kernel';
import type { Role } from '../roles/role.ts';
import type { Because, Opinion } from '../talk/statements.ts';

type Said = Extract<Because, { readonly kind: 'said' }>;

/** What an opinion rests on, behind the opinion itself; nothing where that is not said. `one` is a character with its article. */
export function becauseEn({ at, because }: Opinion, nameOf: NameOf, one: (role: Role) => string): string {
  if (because === undefined) return '';
  const them = (seat: Seat): string => (seat === at ? 'them' : nameOf(seat));
  switch (because.kind) {
    case 'said':
      return `, because ${saidEn(because, at, nameOf, one)}`;
    case 'voted':
      return `, because they voted for ${nameOf(because.at)} on day ${because.day}`;
    case 'died':
      return `, because ${nameOf(because.who)}, who suspected ${them(at)}, was killed`;
    case 'quiet':
      return ', because they haven’t said a word today';
  }
}

function saidEn({ by, what }: Said, about: Seat, nameOf: NameOf, one: (role: Role) => string): string {
  const isSelf = by === about;
  const who = isSelf ? 'they' : nameOf(by);
  const verb = (word: string): string => `${who} ${isSelf ? word : `${word}s`}`;
  if (what.kind === 'claim') return `${verb('claim')} to be ${one(what.role)}`;
  const isAbout = what.at === about;
  if (what.kind !== 'seen') return `${verb(what.kind)} ${isAbout ? 'them' : nameOf(what.at)}`;
  const found = what.finds === 'wolf' ? 'a werewolf' : 'not a werewolf';
  return `${verb('say')} ${isAbout ? 'they are' : `${nameOf(what.at)} is`} ${found}`;
}
