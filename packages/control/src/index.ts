export { formatDuration, formatSize, parseDuration, parseSize } from './amounts.ts';
export { giveOrder, NoServer } from './give-order.ts';
export { CannotListenForOrders, listenForOrders } from './listen-for-orders.ts';
export type { Listening } from './listen-for-orders.ts';
export { controlVersion, longestBan, readOrder } from './orders.ts';
export type { Answers, Order, OrderKind, OrderOf, Reply, TableLine } from './orders.ts';
export { adminFolderOf, databaseIn } from './place.ts';
