import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveHook } from '../../../ui/testing/live-hook.tsx';
import type { Item, List } from '../list.ts';
import { useJustTicked } from './use-just-ticked.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const vegetables = ['leek', 'kale', 'onion', 'carrot'];

/** A list of which nothing but the places of its rows matters. */
function listWith(completed: readonly string[]): List {
  const items = (keys: readonly string[]) => keys.map((key) => ({ key }) as Item);
  const left = vegetables.filter((key) => !completed.includes(key));
  return {
    count: left.length,
    aisles: [{ aisle: 'PRODUCE', items: items(left) }],
    extras: [],
    atHome: [],
    completed: items(completed),
    recipes: [],
    news: null,
  };
}

async function listOnPage() {
  let list = listWith([]);
  const { now, redraw, act } = await liveHook(() => useJustTicked(list));
  return {
    rows: () => now().aisles.flatMap(({ items }) => items.map(({ key }) => key)),
    inBasket: () => now().completed.map(({ key }) => key),
    hear: async (completed: readonly string[]) => {
      list = listWith(completed);
      await redraw();
    },
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

test('no row leaves its place while several are ticked one after another', async () => {
  const page = await listOnPage();
  for (const completed of [['kale'], ['onion', 'kale'], ['leek', 'onion', 'kale']]) {
    await page.hear(completed);
    expect(page.rows()).toEqual(vegetables);
    expect(page.inBasket()).toEqual([]);
  }
});

test('ticked rows fold into the basket five seconds after the last tick, whatever else is heard', async () => {
  const page = await listOnPage();
  await page.hear(['kale']);
  await page.wait(4_000);
  await page.hear(['kale']);
  expect(page.rows()).toEqual(vegetables);
  await page.wait(1_000);
  expect(page.rows()).toEqual(['leek', 'onion', 'carrot']);
  expect(page.inBasket()).toEqual(['kale']);
});
