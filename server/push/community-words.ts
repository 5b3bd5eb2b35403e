import type { Notice } from '../../domain/notifications/notice.ts';
import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';

type PostNotice = Extract<Notice, { kind: 'COMMUNITY_REPLIES' | 'COMMUNITY_LIKES' }>;

/** What is said of new replies or likes. */
export function communityWords(
  { kind, title, count }: Pick<PostNotice, 'kind' | 'title' | 'count'>,
  locale: Locale,
): { title: string; body: string } {
  const said = { locale };
  const topic = title || m.community_title_gone({}, said);
  if (kind === 'COMMUNITY_LIKES') {
    const liked = m.notifications_likes_title({ count }, said);
    return { title: liked, body: topic };
  }
  return { title: m.notifications_replies_title({ count }, said), body: topic };
}

/** To a post, on its page of the topic. */
export function postPath(
  { topicId, number, page }: Pick<PostNotice, 'topicId' | 'number' | 'page'>,
  locale: Locale,
): string {
  const query = { page: page > 1 ? String(page) : undefined };
  const path = screenPath('communityTopic', locale, { id: topicId }, { query });
  return number > 0 ? `${path}#post-${number}` : path;
}
