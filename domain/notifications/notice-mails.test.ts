import { expect, test } from 'vitest';
import { mailOf } from './notice-mails.ts';
import type { Notice, NoticeReader } from './notice.ts';

const member: NoticeReader = {
  userId: 'maja',
  firstName: 'Maja',
  email: 'maja@example.com',
  locale: 'sv',
  wantsEmail: true,
  wantsPush: false,
};

const news = { topicId: 'topic', title: 'Wet rice', number: 12, page: 2, count: 3 };
const dishes = [{ title: 'Lax', foods: ['lax'] }];
const day = { slug: 'steg', title: 'Första stegen', day: 2, tasks: ['Drick vatten'] };
const week = { slug: 'steg', title: 'Första stegen', week: 1 };

test.each<[Notice, string, string, object]>([
  [
    { kind: 'THAW_TONIGHT', planSlug: 'vecka', dishes },
    'thaw-tonight',
    'thaw-tonight',
    { planSlug: 'vecka', dishes },
  ],
  [{ kind: 'PROGRAM_DAY', ...day }, 'program-day', 'program-day', day],
  [{ kind: 'PROGRAM_WEEK', ...week }, 'program-week', 'program-week', week],
  [{ kind: 'COMMUNITY_REPLIES', ...news }, 'community-replies', 'community-replies', news],
  [{ kind: 'COMMUNITY_LIKES', ...news }, 'community-likes', 'community-likes', news],
  [{ kind: 'COMMUNITY_DECISIONS' }, 'community-decision', 'community-decision', {}],
  [{ kind: 'WEEKLY_PLAN', hasPlan: true }, 'weekly-plan', 'weekly-plan', { hasPlan: true }],
  [{ kind: 'WEEKLY_PLAN', hasPlan: false }, 'weekly-plan', 'weekly-plan', { hasPlan: false }],
])('%o is written as a mail that is sent once', (notice, kind, name, told) => {
  expect(mailOf({ member, notice, occasion: '2026-03-03' })).toEqual({
    id: `${name}:maja:2026-03-03`,
    kind,
    recipient: 'maja@example.com',
    values: { userId: 'maja', firstName: 'Maja', ...told },
  });
});

test('the end of a trial is written by membership, not once more from here', () => {
  const notice = { kind: 'TRIAL_END', chargeAt: '', priceMinor: 1, currency: 'SEK' } as const;
  expect(mailOf({ member, notice, occasion: '2026-03-03' })).toBeNull();
});
