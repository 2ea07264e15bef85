import { fitsEverywhere } from '../support/fit/fits-everywhere.ts';
import { walkLupus } from '../support/walks/lupus.ts';

fitsEverywhere('Lupus in Tabula', [walkLupus]);
