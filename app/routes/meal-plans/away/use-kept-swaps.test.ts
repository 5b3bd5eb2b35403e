import { afterEach, expect, test, vi } from 'vitest';
import { screenPath } from '../../../../i18n/paths.ts';
import * as networks from '../../../offline/network.ts';
import { fakeStorage } from '../../../offline/testing/fake-storage.ts';
import * as owners from '../../../offline/use-device-owner.ts';
import { keptSwaps } from '../../../plans/swaps-away.ts';
import { liveHook } from '../../../ui/testing/live-hook.tsx';
import * as idle from './when-page-is-idle.ts';
import { useKeptSwaps } from './use-kept-swaps.ts';

afterEach(() => vi.restoreAllMocks());

type Week = Parameters<typeof useKeptSwaps>[0];

const mealPlan = { id: 'plan-1', slug: 'week-10', version: 4, isOwn: true, canEdit: true };
const own: Week = { mealPlan, isOver: false };
const answer = () => Response.json({ mealPlanId: 'plan-1', dishes: [] });

/** A week's page; `settle` lets it be settled whose the device is. */
async function page(
  first: Week,
  {
    isOnline = true,
    kept,
    answered = answer,
  }: {
    isOnline?: boolean;
    kept?: object;
    answered?: () => Response;
  } = {},
) {
  fakeStorage(new Map(kept ? [['kept-swaps', JSON.stringify(kept)]] : []));
  const network = { isThere: () => isOnline, subscribe: () => () => undefined };
  vi.spyOn(networks, 'network').mockReturnValue(network as never);
  const isSettled = Promise.withResolvers<void>();
  vi.spyOn(owners, 'ownerIsSettled').mockReturnValue(isSettled.promise);
  vi.spyOn(idle, 'whenPageIsIdle').mockResolvedValue();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answered();
  });
  let week = first;
  const { act, redraw, unmount } = await liveHook(() => useKeptSwaps(week), { at: '/se/week' });
  return {
    asked,
    unmount,
    settle: () => act(() => isSettled.resolve()),
    show: (next: Week) => {
      week = next;
      return redraw();
    },
  };
}

const path = screenPath('mealPlanSwaps', 'sv', { slug: 'week-10' });

test('what a swap needs is kept for the version of the week, once it is known whose device it is', async () => {
  const { asked, settle } = await page(own);
  expect(asked).toEqual([]);
  await settle();
  expect(asked).toEqual([path]);
  const kept = keptSwaps.read();
  expect(kept).toMatchObject({ mealPlanId: 'plan-1', madeFor: 'plan-1 4 sv' });
  expect(Date.now() - (kept?.keptAt ?? 0)).toBeLessThan(60_000);
});

test('it is asked for again when the week has changed, and not when the page is drawn again', async () => {
  const { asked, settle, show } = await page(own);
  await settle();
  await show({ ...own });
  expect(asked).toHaveLength(1);
  await show({ ...own, mealPlan: { ...mealPlan, version: 5 } });
  expect(asked).toHaveLength(2);
  expect(keptSwaps.read()?.madeFor).toBe('plan-1 5 sv');
});

test.each([
  ['somebody else’s week', { ...own, mealPlan: { ...mealPlan, isOwn: false } }],
  ['a week that may only be read', { ...own, mealPlan: { ...mealPlan, canEdit: false } }],
  ['a week that is over', { ...own, isOver: true }],
])('for %s nothing is kept', async (_what, week) => {
  const { asked, settle } = await page(week);
  await settle();
  expect(asked).toEqual([]);
});

test('without a network nothing is asked', async () => {
  const { asked, settle } = await page(own, { isOnline: false });
  await settle();
  expect(asked).toEqual([]);
});

test('what was kept for this version of late is enough', async () => {
  const kept = { madeFor: 'plan-1 4 sv', keptAt: Date.now() - 1000, dishes: ['as it was'] };
  const { asked, settle } = await page(own, { kept });
  await settle();
  expect([asked, keptSwaps.read()]).toEqual([[], kept]);
});

test('who leaves before the page is at rest asks for nothing', async () => {
  const { asked, settle, unmount } = await page(own);
  await unmount();
  await settle();
  expect(asked).toEqual([]);
});

test.each([
  ['a refusal', () => Response.json({ mealPlanId: 'plan-1' }, { status: 403 })],
  ['nothing', () => Response.json(null)],
  ['what is no answer', () => new Response('<html>')],
])('after %s what was kept stays', async (_what, answered) => {
  const kept = { madeFor: 'plan-1 3 sv', keptAt: 1, dishes: [] };
  const { settle } = await page(own, { kept, answered });
  await settle();
  expect(keptSwaps.read()).toEqual(kept);
});
