import { fitsEverywhere } from '../support/fit/fits-everywhere.ts';
import { walkWoof } from '../support/walks/woof.ts';

fitsEverywhere('Woof!!', [walkWoof]);
