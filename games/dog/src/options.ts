import { choice, defineOptions } from '@rudel/kernel';
import type { OptionsNotation } from '@rudel/kernel';

/** The variants of section 9. */
export type Options = {
  readonly deck: 'wyden' | 'braendi';
  readonly jackWithoutEffect: 'yes' | 'no';
  readonly jackTakesFresh: 'no' | 'own';
  readonly sevenHelpsPartner: 'afterLastStone' | 'always';
  readonly jokerFinishes: 'yes' | 'no';
};

export const options: OptionsNotation<Options> = defineOptions<Options>({
  deck: choice('wyden', 'braendi'),
  jackWithoutEffect: choice('yes', 'no'),
  jackTakesFresh: choice('no', 'own'),
  sevenHelpsPartner: choice('afterLastStone', 'always'),
  jokerFinishes: choice('yes', 'no'),
});
