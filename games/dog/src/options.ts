import { choice, choiceSince, defineOptions } from '@rudel/kernel';
import type { OptionSpecs, OptionsNotation } from '@rudel/kernel';

/** The variants of section 9. */
export type Options = {
  readonly deck: 'wyden' | 'braendi';
  readonly jackWithoutEffect: 'yes' | 'lastResort' | 'notWhenFresh' | 'no';
  readonly jackTakesFresh: 'no' | 'own';
  readonly sevenHelpsPartner: 'afterLastStone' | 'always';
  readonly jokerFinishes: 'yes' | 'no';
};

const specs: OptionSpecs<Options> = {
  deck: choice('wyden', 'braendi'),
  jackWithoutEffect: choiceSince('notWhenFresh', 'yes', 'lastResort', 'notWhenFresh', 'no'),
  jackTakesFresh: choice('no', 'own'),
  sevenHelpsPartner: choice('afterLastStone', 'always'),
  jokerFinishes: choice('yes', 'no'),
};

/** Dog as Stiftung Brändi plays it (9.6): everything is named, also what the usual rules say alike. */
const braendi: Options = {
  deck: 'braendi',
  jackWithoutEffect: 'lastResort',
  jackTakesFresh: 'no',
  sevenHelpsPartner: 'afterLastStone',
  jokerFinishes: 'yes',
};

export const options: OptionsNotation<Options> = defineOptions<Options>(specs, { braendi });
