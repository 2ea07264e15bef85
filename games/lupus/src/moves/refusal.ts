import { refusalsBy } from '@rudel/kernel';
import type { WhyNot } from '@rudel/kernel';
import { ruleOf } from '../reasons.ts';
import type { Reason } from '../reasons.ts';

export const refusal: (reason: Reason, ...about: readonly string[]) => WhyNot<Reason> = refusalsBy(ruleOf);
