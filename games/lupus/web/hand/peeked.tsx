import { ownRole, roleOf, roleWords, roles } from '@rudel/lupus/page';
import { listed } from '@rudel/ui/words';
import { Emblem } from '../art/emblem.tsx';
import type { Drawing } from '../drawing.ts';
import { diaryIn, suspicionsIn } from '../logic/diary.ts';
import type { DiaryLine } from '../logic/diary.ts';
import { deedWords } from '../words/deeds.ts';

/** One's own card, turned up, with all that its owner did and learned at night. */
export function Peeked({ drawing }: { readonly drawing: Drawing }) {
  const view = drawing.view.value;
  const words = drawing.words.value;
  const { names, goals } = roleWords[drawing.play.language.value];
  const role = ownRole(view);
  if (role === null || view.eye === 'table') return <p class="lupus-peeked">{words.card.none}</p>;
  const card = view.cards[view.eye] ?? '?';
  const lines = diaryIn(view);
  const { nameOf } = drawing.play;
  const deed = deedWords[drawing.play.language.value];
  const told = ({ night, role: as, note }: DiaryLine): string => {
    const lot = note.isByLot ? words.card.byLot(nameOf(note.at)) : '';
    return `${lot} ${deed({ role: as, note, night, nameOf, isOwn: true })}`;
  };
  const before = card === '?' ? role : roleOf(card);
  return (
    <div class="lupus-peeked">
      <Emblem of={role} size={64} />
      <div>
        <h3>{names[role].name}</h3>
        {before !== role && <small>{names[before].name}</small>}
        <p>{goals[role]}</p>
        <p class="lupus-peeked-wins">{words.card.wins[roles[role].party]}</p>
      </div>
      {lines.length > 0 && (
        <section>
          <h4>{words.card.known}</h4>
          <ul>
            {lines.map((line) => (
              <li key={`${line.night} ${line.role}`}>
                <strong>{words.night(line.night)}</strong> {told(line)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Suspected drawing={drawing} />
    </div>
  );
}

/** Whom its owner pointed at without being called. */
function Suspected({ drawing }: { readonly drawing: Drawing }) {
  const words = drawing.words.value;
  const suspicions = suspicionsIn(drawing.view.value);
  if (suspicions.length === 0) return null;
  return (
    <section>
      <h4>{words.card.suspected}</h4>
      <ul>
        {suspicions.map(({ night, seats }) => (
          <li key={night}>
            <strong>{words.night(night)}</strong> {listed(seats.map(drawing.play.nameOf))}
          </li>
        ))}
      </ul>
    </section>
  );
}
