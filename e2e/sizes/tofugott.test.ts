import { fitsEverywhere } from '../support/fit/fits-everywhere.ts';
import { walkTofugott } from '../support/walks/tofugott.ts';

fitsEverywhere('Tofugott', [walkTofugott(6)]);
