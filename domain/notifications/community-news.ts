import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CreateId } from '../../lib/ids.ts';
import {
  endNews,
  lockDueNews,
  pageOf,
  postponeNews,
  type News,
  type NewsKind,
} from '../community/community-news.ts';
import { listNewsReaders } from './news-readers.store.ts';
import type { Notice } from './notice.ts';
import { isHourFor } from './notification-hours.rules.ts';
import { tellMembers, type Told } from './tell-members.ts';

interface NewsTools {
  db: Database;
  clock: Clock;
  createId: CreateId;
  /** Where links lead. */
  origin: string;
  canEmail: boolean;
  canPush: boolean;
  batchSize?: number;
}

const defaultBatchSize = 100;
const hoursOfUse = 24;
const postponedMs = 15 * 60 * 1000;

const kinds = {
  REPLIES: { choice: 'COMMUNITY_REPLIES', email: 'repliesEmail', push: 'repliesPush' },
  LIKES: { choice: 'COMMUNITY_LIKES', email: 'likesEmail', push: 'likesPush' },
  DECISIONS: { choice: 'COMMUNITY_DECISIONS', email: 'decisionsEmail', push: 'decisionsPush' },
} as const satisfies Record<NewsKind, object>;

/**
 * Tells what happened in the community to whoever wants it, by their own hours. News are ended in
 * the transaction that writes what is sent: two servers at once, or one that dies, tell nobody
 * twice.
 */
export async function tellCommunityNews(tools: NewsTools): Promise<void> {
  const { batchSize: most = defaultBatchSize } = tools;
  for (;;) if ((await tellSome({ tools, most })) < most) return;
}

function tellSome({ tools, most }: { tools: NewsTools; most: number }): Promise<number> {
  const now = tools.clock.now();
  return tools.db.transaction(async (tx) => {
    const news = await lockDueNews({ tx, now, most });
    if (news.length === 0) return 0;
    const userIds = [...new Set(news.map(({ userId }) => userId))];
    const readers = await listNewsReaders({ tx, userIds });
    const told: (Told & { news: News })[] = [];
    const later: News[] = [];
    const silent: News[] = [];
    for (const one of news) {
      const { choice, email, push } = kinds[one.kind];
      const reader = readers.get(one.userId);
      const wantsEmail = tools.canEmail && reader?.settings[email] === true;
      const wantsPush = tools.canPush && reader?.settings[push] === true;
      if (reader === undefined || one.count === 0 || !(wantsEmail || wantsPush)) silent.push(one);
      else if (isHourFor({ kind: choice, timeZone: reader.settings.timeZone, now })) {
        const member = { ...reader, wantsEmail, wantsPush };
        told.push({ member, notice: noticeOf(one), occasion: occasionOf(one), news: one });
      } else later.push(one);
    }
    await tellMembers({ tx, tools, told, hoursOfUse, now });
    await endNews({ tx, news: told.map((one) => one.news), toldAt: now });
    await endNews({ tx, news: silent, toldAt: null });
    const until = new Date(now.getTime() + postponedMs);
    await postponeNews({ tx, news: later, until });
    return news.length;
  });
}

function noticeOf(news: News): Notice {
  if (news.kind === 'DECISIONS') return { kind: 'COMMUNITY_DECISIONS' };
  const { topicId, title, postNumber: number, count } = news;
  return { kind: kinds[news.kind].choice, topicId, title, number, page: pageOf(number), count };
}

function occasionOf({ topicId, number, since }: News): string {
  return `${topicId}:${number}:${since.getTime()}`;
}
