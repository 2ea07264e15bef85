import { fitsEverywhere } from '../support/fit/fits-everywhere.ts';
import { walkWoelfe, walkWoelfeOfFour } from '../support/walks/woelfe.ts';

fitsEverywhere('Wölfe', [walkWoelfe, walkWoelfeOfFour]);
