import { choice, defineOptions, range } from '@rudel/kernel';
import type { OptionsNotation } from '@rudel/kernel';

/** The variants of section 6. */
export type Options = {
  readonly target: '50' | '100';
  readonly stalk: 'no' | 'yes';
  readonly fever: 'no' | 'yes';
  readonly hunterCaught: 'no' | 'yes';
  readonly wolfPack: 'no' | 'yes';
  readonly halali: 'no' | 'yes';
  /** How long a goblin may be thought about; 0 waits for everybody. */
  readonly goblinSeconds: number;
};

export const options: OptionsNotation<Options> = defineOptions<Options>({
  target: choice('50', '100'),
  stalk: choice('no', 'yes'),
  fever: choice('no', 'yes'),
  hunterCaught: choice('no', 'yes'),
  wolfPack: choice('no', 'yes'),
  halali: choice('no', 'yes'),
  goblinSeconds: range(0, 60, 8),
});
