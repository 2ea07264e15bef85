import { cpus } from 'node:os';
import type { Machine } from '@rudel/bots/measure';

export function thisMachine(): Machine {
  const all = cpus();
  return { node: process.version, cpu: all[0]?.model.trim() ?? 'unknown', cores: all.length };
}
