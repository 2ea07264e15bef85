/** What must hold whatever happens; a breach names one of these. */
export const promises = {
  'acknowledged-is-kept': 'What was answered as done is in the log, after every restart.',
  'kept-once': 'No command is in the log twice.',
  'refused-is-not-kept': 'What was refused or called stale is not in the log.',
  'log-only-grows':
    'A log that is read again is the log that was written: nothing is lost, changed or made up.',
  'checkpoints-follow-the-log':
    'What a table goes on from when it is opened is what follows from its log, number by number.',
  'told-is-kept': 'Every view and every change that is sent follows from what is on disk.',
  'numbers-without-gaps': 'The numbers of one eye follow each other on one connection.',
  'views-follow-the-log': 'When all is quiet everybody sees what the log says.',
  'gone-gets-nothing': 'Whoever was sent away, has left or was replaced gets nothing but the goodbye.',
  'old-invitations-are-void': 'An invitation that was renewed opens nothing.',
  'only-what-one-may-know': 'No device gets a hidden thing that its person may not know.',
  'secrets-stay-secret': 'The secret of a match is in no message.',
  'one-hand-each': 'Nobody sees the hands of two seats in one match.',
  'no-hand-without-word': 'Nobody gets a hand in a running match without the word of the host.',
  'told-more-before-the-deal': 'Nobody gets a seat that is told everything once a match runs.',
  'secret-fits-promise': 'The secret of a match is the one that was promised, and decides every draw.',
  'known-people-come-back': 'Whoever belongs to a table and has its token is let in.',
  'nothing-in-play-is-swept': 'No table goes away while people play at it.',
  'clocks-are-steady': 'No decision has more time left than a decision takes, whatever the wall clock does.',
  'it-goes-on': 'Every match goes on after whatever has happened, and ends, once nobody reads how it goes.',
  'everything-is-answered': 'Every command is answered once there is quiet.',
  'nothing-odd': 'The rooms report nothing that should not happen.',
} as const;

export type PromiseName = keyof typeof promises;

export type Breach = { readonly promise: PromiseName; readonly what: string };
