import type { Words } from '@rudel/kernel';
import type { LupusTypes } from '../types.ts';
export const en = {} as unknown as Words<LupusTypes>;
