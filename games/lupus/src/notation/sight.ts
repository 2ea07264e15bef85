import { formatFields, notation, readEye, readFields, unreadable } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import { checkSight } from '../consistency/check-sight.ts';
import type { View } from '../types.ts';
import { playersOf } from '../village/narrators.ts';
import { mostPlayers } from './letters.ts';
import { head, heldFields, readHeld, readShown, shownFields } from './shown-notation.ts';

function formatSight({ eye, shown, ...held }: View): string {
  return formatFields(head, [['eye', String(eye)], ...shownFields(shown), ...heldFields(held)]);
}

function readSight(text: string): View {
  const fields = readFields(head, text);
  const eye = readEye(fields.take('eye'), mostPlayers + 1);
  const shown = readShown(fields);
  const held = readHeld(fields, playersOf(shown), ['?'] as const);
  fields.done();
  if (eye !== 'table' && eye >= shown.seats) unreadable(`There is no seat ${eye} among ${shown.seats}.`);
  const view = { eye, shown, ...held };
  checkSight(view);
  return view;
}

export const sight: Notation<View> = notation(formatSight, readSight);
