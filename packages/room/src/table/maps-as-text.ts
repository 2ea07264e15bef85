import type { Open } from '@rudel/kernel';

/** For `JSON.stringify`: maps and sets stand in an object of one part, which no table has otherwise. */
export function writeMaps(_key: string, value: unknown): unknown {
  if (value instanceof Map) return { $map: [...value] };
  return value instanceof Set ? { $set: [...value] } : value;
}

/** For `JSON.parse`. */
export function readMaps(_key: string, value: Open): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $map, $set } = value as {
    $map?: readonly (readonly [unknown, unknown])[];
    $set?: readonly unknown[];
  };
  if ($map !== undefined) return new Map($map);
  return $set === undefined ? value : new Set($set);
}
