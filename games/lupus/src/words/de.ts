import type { Words } from '@rudel/kernel';
import type { LupusTypes } from '../types.ts';
export const de = {} as unknown as Words<LupusTypes>;
