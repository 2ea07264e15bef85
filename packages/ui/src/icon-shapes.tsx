import type { JSX } from 'preact';

/** The paw of the mark: a pad and four toes. */
const paw = (
  <g class="solid">
    <ellipse cx="5.4" cy="11.2" rx="2" ry="2.7" transform="rotate(-24 5.4 11.2)" />
    <ellipse cx="9.6" cy="6.4" rx="2" ry="2.9" transform="rotate(-8 9.6 6.4)" />
    <ellipse cx="14.4" cy="6.4" rx="2" ry="2.9" transform="rotate(8 14.4 6.4)" />
    <ellipse cx="18.6" cy="11.2" rx="2" ry="2.7" transform="rotate(24 18.6 11.2)" />
    <path d="M12 11.3c-2.9 0-5.5 3-5.5 5.8 0 2 1.4 3.1 3 3.1 1 0 1.6-.5 2.5-.5s1.5.5 2.5.5c1.6 0 3-1.1 3-3.1 0-2.8-2.6-5.8-5.5-5.8z" />
  </g>
);

const crescent = <path class="solid" d="M15.8 3.2A9.2 9.2 0 1 0 20.9 16.2 7.6 7.6 0 0 1 15.8 3.2z" />;

const outlines = {
  gear: 'M10.0 5.4L10.1 2.8L13.9 2.8L14.0 5.4L15.2 5.9L17.2 4.2L19.8 6.8L18.1 8.8L18.6 10.0L21.2 10.1L21.2 13.9L18.6 14.0L18.1 15.2L19.8 17.2L17.2 19.8L15.2 18.1L14.0 18.6L13.9 21.2L10.1 21.2L10.0 18.6L8.8 18.1L6.8 19.8L4.2 17.2L5.9 15.2L5.4 14.0L2.8 13.9L2.8 10.1L5.4 10.0L5.9 8.8L4.2 6.8L6.8 4.2L8.8 5.9zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  book: 'M12 6.5C10 4.8 7 4.3 3.5 4.5v13.7c3.5-.2 6.5.3 8.5 2 2-1.7 5-2.2 8.5-2V4.5C17 4.3 14 4.8 12 6.5zM12 6.5v13.5',
  chat: 'M4 5h16v11h-8.5L7 20v-4H4zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  crown: 'M4 18.5h16M4.5 15L3 7l5 3.5L12 4l4 6.5L21 7l-1.5 8z',
  bot: 'M5 9h14v10H5zM12 9V5.5M12 3.6v.4M9 13.2v1M15 13.2v1M2.6 12.5v3M21.4 12.5v3',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12.4 6M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.2-1.3',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM7 7h.01M17 7h.01M7 17h.01M14 14h2.5M20 14v2.5M14 20v-2.5h3.5M20 20h.01',
  undo: 'M8.5 5L4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9',
  check: 'M4.5 12.5l5 5 10-11',
  cross: 'M6 6l12 12M18 6L6 18',
  'sound-on': 'M4 9.5v5h3.5l5 4v-13l-5 4zM16 9a4 4 0 0 1 0 6M18.7 6.3a8 8 0 0 1 0 11.4',
  'sound-off': 'M4 9.5v5h3.5l5 4v-13l-5 4zM16.5 9.5l5 5M21.5 9.5l-5 5',
  back: 'M14.5 5l-7 7 7 7',
  forward: 'M9.5 5l7 7-7 7',
  share: 'M12 15V3.5M7.5 7.5L12 3l4.5 4.5M6 12H5v8.5h14V12h-1',
  play: 'M7.5 4.5v15l12-7.5z',
  pause: 'M8.5 5v14M15.5 5v14',
  dice: 'M4.5 4.5h15v15h-15zM8.5 8.5h.01M15.5 15.5h.01M12 12h.01M15.5 8.5h.01M8.5 15.5h.01',
  replay: 'M4 4.5v5h5M4.5 9.2A8.5 8.5 0 1 1 3.5 13M10.5 9.5v5.5l4.5-2.750z',
  device: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11.5 18h1',
  screen: 'M3 4.5h18V16H3zM8.5 20.5h7M12 16v4.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.3-3.6 2.9-5.5 6.5-5.5s6.2 1.9 6.5 5.5M16 4.9a3.5 3.5 0 0 1 0 6.2M18 15.2c2 .7 3.3 2.4 3.5 4.8',
  person: 'M12 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM4.5 20.5c.4-4 3.3-6 7.5-6s7.1 2 7.5 6',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  scroll:
    'M6.5 4H17v13.5a2.5 2.5 0 0 0 2.5 2.5H9a2.5 2.5 0 0 1-2.5-2.5zM19.5 20a2.5 2.5 0 0 0 2.5-2.5v-1h-5M6.5 4A2.5 2.5 0 0 0 4 6.5V9h2.5M10 8.5h3.5M10 12.5h3.5',
  pencil: 'M4 20l1-4.7L16.2 4.1l3.7 3.7L8.7 19zM13.5 6.8l3.7 3.7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  send: 'M4 4.5l16.5 7.5L4 19.5l2.500-7.500zM6.500 12h7',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  door: 'M5.5 20.5h13M7.5 20.5V3.5h9v17M13.5 12h.01',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11.5V16M12 8h.01',
  lamp: 'M9 17.5h6M10 20.5h4M9.500 17.500c0-3-3.500-4-3.500-8a6 6 0 0 1 12 0c0 4-3.500 5-3.500 8',
  lock: 'M5.5 11h13v9.5h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  flag: 'M5.5 21V4M5.5 5c5-3 8 3 13 0v9c-5 3-8-3-13 0',
} as const;

export type IconName = keyof typeof outlines | 'paw' | 'crescent';

const drawn = Object.fromEntries(
  Object.entries(outlines).map(([name, d]) => [name, <path key={name} d={d} />]),
) as { readonly [N in keyof typeof outlines]: JSX.Element };

export const iconShapes: { readonly [N in IconName]: JSX.Element } = { ...drawn, paw, crescent };
