import type { NameOf } from '@rudel/kernel';
import type { Role } from '../roles/role.ts';
import type { Because, Opinion } from '../talk/statements.ts';

type Said = Extract<Because, { readonly kind: 'said' }>;

/** Worauf eine Meinung beruht, hinter der Meinung selbst; nichts, wo das nicht gesagt ist. `one` ist eine Figur mit ihrem Artikel. */
export function becauseDe({ at, because }: Opinion, nameOf: NameOf, one: (role: Role) => string): string {
  if (because === undefined) return '';
  const about = nameOf(at);
  switch (because.kind) {
    case 'said':
      return `, denn ${saidDe(because, nameOf, one)}`;
    case 'voted':
      return `, denn ${about} hat an Tag ${because.day} für ${nameOf(because.at)} gestimmt`;
    case 'died':
      return `, denn ${nameOf(because.who)} hatte ${about} in Verdacht und ist nun tot`;
    case 'quiet':
      return `, denn von ${about} kam heute noch kein Wort`;
  }
}

const verbs = { suspect: 'verdächtigt', trust: 'vertraut' } as const;

function saidDe({ by, what }: Said, nameOf: NameOf, one: (role: Role) => string): string {
  const who = nameOf(by);
  if (what.kind === 'claim') return `${who} will ${one(what.role)} sein`;
  if (what.kind !== 'seen') return `${who} ${verbs[what.kind]} ${nameOf(what.at)}`;
  return `${who} sagt, ${nameOf(what.at)} sei ${what.finds === 'wolf' ? 'ein' : 'kein'} Werwolf`;
}
