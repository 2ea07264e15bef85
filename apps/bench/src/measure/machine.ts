import { cpus } from 'node:os';

export type Machine = { readonly node: string; readonly cpu: string; readonly cores: number };

export function thisMachine(): Machine {
  const all = cpus();
  return { node: process.version, cpu: all[0]?.model.trim() ?? 'unknown', cores: all.length };
}
