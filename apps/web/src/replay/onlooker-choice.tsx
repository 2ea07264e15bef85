import type { NameOf } from '@rudel/kernel';
import { Select } from '@rudel/ui/fields';
import type { Option } from '@rudel/ui/fields';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { useWords } from '@rudel/ui/words';
import type { Onlooker, Projector } from './projector.ts';
import { replayWords } from './replay-words.ts';

export type OnlookerChoiceProps = {
  readonly projector: Projector;
  readonly ui: AnyGameUi;
  readonly seats: number;
  readonly nameOf: NameOf;
};

const onlookerOf = (value: string): Onlooker =>
  value === 'all' || value === 'table' ? value : Number(value);

/** Whose eyes the match is seen with. */
export function OnlookerChoice({ projector, ui, seats, nameOf }: OnlookerChoiceProps) {
  const words = useWords(replayWords);
  const options: Option<string>[] = [
    { value: 'table', label: words.table },
    ...Array.from({ length: seats }, (_, seat) => ({ value: String(seat), label: nameOf(seat) })),
    ...(ui.ending?.openView === undefined ? [] : [{ value: 'all', label: words.all }]),
  ];
  return (
    <Select
      label={words.eye}
      value={String(projector.onlooker.value)}
      options={options}
      onChange={(value) => projector.seeAs(onlookerOf(value))}
    />
  );
}
