import { fitsEverywhere } from '../support/fit/fits-everywhere.ts';
import { walkDog } from '../support/walks/dog.ts';

fitsEverywhere('Dog', [walkDog]);
