import './seat-requests.css';
import { useRef } from 'preact/hooks';
import type { WatcherDoc, Wish } from '@rudel/protocol';
import { nameAt } from '@rudel/session/people';
import { Button } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { useWords } from '@rudel/ui/words';
import { isHosting } from './desk.ts';
import type { Desk } from './desk.ts';
import { useMoreTimeTold } from './more-time.ts';
import { useSeatNews } from './use-seat-news.ts';
import { requestWords } from './words/request-words.ts';

type Request = WatcherDoc & { readonly asks: number };

/** Whether somebody who is here waits for the host's word. */
export const isRequest = (watcher: WatcherDoc): watcher is Request =>
  watcher.asks !== undefined && !watcher.away;

type AnswersProps = { readonly desk: Desk; readonly request: Request };

/** Yes and no to somebody who would like to play for a bot; a second tap on the same answer says nothing more. */
export function RequestAnswers({ desk, request }: AnswersProps) {
  const words = useWords(requestWords);
  const { person, asks } = request;
  const isOnItsWay = useRef(false);
  const answer = (wish: Wish): void => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    void desk.wish(wish).finally(() => {
      isOnItsWay.current = false;
    });
  };
  return (
    <>
      <Button icon="cross" onClick={() => answer({ kind: 'decline', person })}>
        {words.notNow}
      </Button>
      <Button icon="check" onClick={() => answer({ kind: 'admit', person, seat: asks })}>
        {words.allow}
      </Button>
    </>
  );
}

/** Tells the host who would like to play for a bot, over the table and in nobody's way; one after the other. */
export function SeatRequests({ desk }: { desk: Desk }) {
  const words = useWords(requestWords);
  useSeatNews(desk.session);
  useMoreTimeTold(desk.session);
  const request = isHosting(desk) ? desk.table.watchers.find(isRequest) : undefined;
  return (
    <section class="seat-requests" aria-label={words.title} aria-live="polite">
      {request !== undefined && (
        <div class="seat-request" key={`${request.person} ${request.asks}`}>
          <Icon name="person" size={24} />
          <p>
            <strong>{words.asks(request.name, nameAt(desk.table, request.asks) ?? '')}</strong>
            <span class="seat-request-hint">{words.hint}</span>
          </p>
          <div class="seat-request-answers">
            <RequestAnswers desk={desk} request={request} />
          </div>
        </div>
      )}
    </section>
  );
}
