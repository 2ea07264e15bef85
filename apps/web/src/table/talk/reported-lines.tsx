import { useState } from 'preact/hooks';
import { roleAtTable } from '@rudel/session/people';
import { Button } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { isHosting } from '../desk.ts';
import type { Desk } from '../desk.ts';
import { Question } from '../question.tsx';
import { menuWords } from '../words/menu-words.ts';
import { playersWords } from '../words/players-words.ts';
import { SilenceButton, Speaker } from './talk-line.tsx';
import { talkWords } from './talk-words.ts';

/** What was reported to the host, the newest first, and what the host may do about it. */
export function ReportedLines({ desk }: { readonly desk: Desk }) {
  const words = useWords(talkWords);
  const [players, { cancel }] = [useWords(playersWords), useWords(menuWords).ask];
  const [kicking, setKicking] = useState<string | null>(null);
  const times = new Map(desk.session.reports.value.map((report) => [report.n, report.times]));
  const lines = desk.session.talk.value.filter(({ n }) => times.has(n)).toReversed();
  if (!isHosting(desk) || lines.length === 0) return null;
  const people = [...desk.table.seats, ...desk.table.watchers];
  const own = desk.session.you.value?.person;
  const isThere = (person: string): boolean =>
    person !== own && people.some((one) => 'person' in one && one.person === person);
  return (
    <section class="talk-reports" aria-label={words.reports}>
      <h3>{words.reports}</h3>
      <ul>
        {lines.map(({ n, seat, name, person, text }) => (
          <li key={n} class="talk-line">
            <Speaker seat={seat} />
            <p class="talk-text">
              <strong class="talk-name">
                <bdi>{name}</bdi> <small>· {words.times(times.get(n) ?? 1)}</small>
              </strong>{' '}
              <span dir="auto">{text}</span>
            </p>
            {isThere(person) && kicking !== person && (
              <div class="talk-acts">
                <SilenceButton desk={desk} person={person} />
                <Button icon="door" onClick={() => setKicking(person)}>
                  {players.kick}
                </Button>
              </div>
            )}
            {kicking === person && (
              <Question
                text={`${players.kickTitle(name)} ${players.kickAsk[roleAtTable(desk.table, person)]}`}
                yes={players.kick}
                no={cancel}
                onNo={() => setKicking(null)}
                onYes={() => {
                  setKicking(null);
                  void desk.wish({ kind: 'kick', person });
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
