import type { AnyGlimpse, NameOf, Seat } from '@rudel/kernel';

const namesThen = new WeakMap<AnyGlimpse, Map<Seat, string>>();

/** The names that everybody had when something was first told: it stays with who did it, whoever has the seat later. */
export function namesWhen(glimpse: AnyGlimpse, nameOf: NameOf): NameOf {
  const known = namesThen.get(glimpse) ?? new Map<Seat, string>();
  namesThen.set(glimpse, known);
  return (seat) => {
    const name = known.get(seat) ?? nameOf(seat);
    known.set(seat, name);
    return name;
  };
}
