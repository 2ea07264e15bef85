import { ringSize } from '@rudel/dog/page';
import type { Place } from '@rudel/dog/page';
import type { Eye } from '@rudel/kernel';
import { numberPoint, pointOf } from '../logic/geometry.ts';

const every = (step: number): readonly Place[] =>
  Array.from({ length: ringSize / step }, (_, nth) => nth * step);

type FieldNumberProps = { readonly field: Place; readonly eye: Eye; readonly look: string };

function NumberBeside({ field, eye, look }: FieldNumberProps) {
  const { x, y } = numberPoint(field, eye);
  return (
    <text class={look} x={x.toFixed(1)} y={(y + 9.5).toFixed(1)}>
      {field}
    </text>
  );
}

/** A few numbers by which any field can be counted: in the hollows on a large board, beside them on a small one. */
export function Milestones({ eye }: { readonly eye: Eye }) {
  return (
    <>
      <g class="dog-numbers-within">
        {every(4).map((field) => {
          const { x, y } = pointOf(field, eye);
          return (
            <text key={field} class="dog-field-number" x={x.toFixed(1)} y={(y + 6).toFixed(1)}>
              {field}
            </text>
          );
        })}
      </g>
      <g class="dog-numbers-beside">
        {every(8).map((field) => (
          <NumberBeside key={field} field={field} eye={eye} look="dog-milestone" />
        ))}
      </g>
    </>
  );
}

type FieldNumbersProps = { readonly fields: readonly Place[]; readonly eye: Eye };

/** The numbers of the fields being talked about now. */
export function FieldNumbers({ fields, eye }: FieldNumbersProps) {
  return (
    <g class="dog-numbers-named" aria-hidden="true">
      {fields.map((field) => (
        <NumberBeside key={field} field={field} eye={eye} look="dog-named" />
      ))}
    </g>
  );
}
