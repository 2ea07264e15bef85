import type { Language } from '@rudel/kernel';

const day = 86_400_000;

/** The units a span is told in, with how many days make one. */
const units = [
  ['year', 365],
  ['month', 30],
  ['day', 1],
] as const;

/** "7 days", "6 months", "1 year": in the largest unit that it is a whole number of, else in hours. */
export function spanText(ms: number, language: Language): string {
  const fitting = units.find(([, days]) => ms % (days * day) === 0);
  const [unit, count] =
    fitting === undefined
      ? (['hour', Math.ceil(ms / 3_600_000)] as const)
      : ([fitting[0], ms / (fitting[1] * day)] as const);
  const text = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return language === 'en' ? text : dative(text);
}

/** After „nach“ and „bis zu“: Tage, Monate and Jahre take an n. */
const dative = (text: string): string => text.replace(/(Tage|Monate|Jahre)$/, '$1n');
