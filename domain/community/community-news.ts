export { pageOf } from './find-topics.ts';
export type { News, NewsKind } from './news.rules.ts';
export { deleteOldNews, endNews, lockDueNews, postponeNews } from './news.store.ts';
