import type { Hello } from '@rudel/protocol';
import type { Conversation, Converse, DeviceLink } from '../socket/conversation.ts';
import type { Router, Whereabouts } from './router.ts';

/** A conversation with a table that is looked for: what the device says meanwhile waits. */
class RoutedConversation implements Conversation {
  #conversation: Conversation | null = null;
  #early: string[] = [];
  #hasEnded = false;

  constructor(found: Promise<Whereabouts>, begin: (at: Whereabouts) => Conversation, device: DeviceLink) {
    found.then(
      (at) => this.#begin(() => begin(at)),
      () => {
        if (!this.#hasEnded) device.close('closed');
      },
    );
  }

  hear(text: string): void {
    if (this.#conversation !== null) this.#conversation.hear(text);
    else if (!this.#hasEnded) this.#early.push(text);
  }

  caughtUp(): void {
    this.#conversation?.caughtUp();
  }

  end(): void {
    this.#hasEnded = true;
    this.#early = [];
    this.#conversation?.end();
    this.#conversation = null;
  }

  #begin(begin: () => Conversation): void {
    if (this.#hasEnded) return;
    const conversation = begin();
    this.#conversation = conversation;
    for (const text of this.#early.splice(0)) conversation.hear(text);
  }
}

/** Conversations with tables wherever they are; whoever's table cannot be found is sent away, and comes back. */
export function routedConverse(router: Router, here: Converse): Converse {
  return (hello: Hello, device, misunderstood) =>
    new RoutedConversation(
      router.find(hello.table, true),
      (at) => (at === 'here' ? here : at.converse)(hello, device, misunderstood),
      device,
    );
}
