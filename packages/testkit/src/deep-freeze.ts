const frozen = new WeakSet<object>();

/** Freezes data all the way down, so that whoever writes to it later is caught. */
export function deepFreeze<T>(data: T): T {
  if (typeof data !== 'object' || data === null || frozen.has(data)) return data;
  frozen.add(data);
  Object.freeze(data);
  for (const part of Object.values(data)) deepFreeze(part);
  return data;
}
