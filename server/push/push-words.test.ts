import { expect, test } from 'vitest';
import type { Notice } from '../../domain/notifications/notice.ts';
import { postPath } from './community-words.ts';
import { pushWords } from './push-words.ts';

function words(notice: Notice, locale: 'en' | 'es' | 'sv' = 'en') {
  return pushWords({ notice, locale, brand: 'Yolk' });
}

test('who is on trial is told when it ends and what is charged then', () => {
  const trial = { kind: 'TRIAL_END', chargeAt: '2026-03-09T23:30:00Z', priceMinor: 900 } as const;
  const { title, body, path, tag } = words({ ...trial, currency: 'USD' });
  expect(title).toContain('March 9, 2026');
  expect(title).toContain('Yolk');
  expect(body).toContain('$9');
  expect([path, tag]).toEqual(['/user/settings/membership', 'trial-end']);
  expect(words({ ...trial, currency: 'SEK', priceMinor: 9900 }, 'sv').body).toMatch(/99\s*kr/);
});

test('what to thaw is one line a dish', () => {
  const dishes = [
    { title: 'Fish pie', foods: ['Chicken thigh', 'Cod'] },
    { title: 'Stew', foods: ['Beef'] },
  ];
  const { body, path, tag } = words({ kind: 'THAW_TONIGHT', planSlug: 'week-10', dishes });
  const lines = body.split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Chicken thigh and Cod');
  expect(lines[0]).toContain('Fish pie');
  expect(path).toContain('week-10');
  expect(tag).toBe('thaw-tonight');
});

test('a program’s day opens that day, its week the check-in', () => {
  const program = { slug: 'fresh-start', title: 'Fresh start' };
  const day = words({ kind: 'PROGRAM_DAY', ...program, day: 3, tasks: ['Walk', 'Cook'] });
  expect(day).toMatchObject({ body: 'Walk\nCook', tag: 'program-day' });
  expect(day.title).toContain('3');
  expect(day.path).toContain('fresh-start');
  const week = words({ kind: 'PROGRAM_WEEK', ...program, week: 2 });
  expect(week.title).toContain('2');
  expect(week.tag).toBe('program-week');
  expect(week.path).not.toBe(day.path);
});

const post = { topicId: 't1', title: 'Bread?', number: 31, page: 2, count: 3 };

test('replies and likes take the place of those before them in the same topic, not of each other', () => {
  const replies = words({ kind: 'COMMUNITY_REPLIES', ...post });
  const likes = words({ kind: 'COMMUNITY_LIKES', ...post });
  expect([replies.tag, likes.tag]).toEqual(['replies-t1', 'likes-t1']);
  expect(replies.body).toBe('Bread?');
  expect(likes.body).toBe('Bread?');
  expect(replies.title).toContain('3');
  expect(likes.title).not.toBe(replies.title);
  expect(words({ kind: 'COMMUNITY_LIKES', ...post, title: '' }).body).not.toBe('');
});

test('a press opens the very post, on its page of the topic', () => {
  expect(postPath(post, 'en')).toMatch(/\?page=2#post-31$/);
  expect(postPath({ ...post, page: 1 }, 'en')).toMatch(/t1#post-31$/);
  expect(postPath({ ...post, page: 1, number: 0 }, 'en')).toMatch(/t1$/);
  expect(words({ kind: 'COMMUNITY_REPLIES', ...post }, 'es').path).toBe(postPath(post, 'es'));
});

test('a moderator’s words are read on the site alone', () => {
  const { body, tag } = words({ kind: 'COMMUNITY_DECISIONS' });
  expect(body).not.toContain('undefined');
  expect(tag).toBe('community-decision');
});

test('a new week is told with its plan, or without', () => {
  const [some, none] = [true, false].map((hasPlan) => words({ kind: 'WEEKLY_PLAN', hasPlan }));
  expect(some?.body).not.toBe(none?.body);
  expect(some).toMatchObject({ tag: 'weekly-plan', title: none?.title, path: none?.path });
});
