import { ownRole, roleOf, roleWords, roles } from '@rudel/lupus/page';
import { Emblem } from '../art/emblem.tsx';
import type { Drawing } from '../drawing.ts';
import { diaryIn } from '../logic/diary.ts';
import type { DiaryLine } from '../logic/diary.ts';

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
  const told = ({ night, role: as, note, isMeant }: DiaryLine): string => {
    const lot = note.isByLot ? words.card.byLot(nameOf(note.at)) : '';
    if (isMeant) return `${lot} ${words.deed({ role: as, note, night, nameOf, isOwn: true })}`;
    return `${names[as].name}: ${lot || words.card.pointedAt(nameOf(note.at))}`;
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
    </div>
  );
}
