import type { DragEvent } from 'react';
import { expect, test } from 'vitest';
import { liveHook } from '../../../ui/testing/live-hook.tsx';
import { useDishDrag } from './use-dish-drag.ts';

const stew = { day: 0, meal: 'DINNER', recipeId: 'beef-stew' } as const;
const lunch = { day: 2, meal: 'LUNCH' } as const;
const dinner = { day: 2, meal: 'DINNER' } as const;

/** What is dragged over the page, as a browser tells of it. */
function dragged(kept: Record<string, string> = {}) {
  const state = { isTaken: false, effectAllowed: 'all' };
  const dataTransfer = {
    get types() {
      return Object.keys(kept);
    },
    setData: (type: string, text: string) => void (kept[type] = text),
    getData: (type: string) => kept[type] ?? '',
    set effectAllowed(effect: string) {
      state.effectAllowed = effect;
    },
  };
  const event = { dataTransfer, preventDefault: () => void (state.isTaken = true) };
  return { event: event as unknown as DragEvent, state };
}

/** A plan's page; what it is sent. */
async function page() {
  const sent: Record<string, unknown>[] = [];
  const { now, act } = await liveHook(() => useDishDrag({ id: 'plan-1', version: 4 }), {
    at: '/plan',
    action: async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return null;
    },
  });
  return { now, act, sent };
}

test('a dish that is dropped at another meal is moved there', async () => {
  const { now, act, sent } = await page();
  const { event, state } = dragged();
  now().start(stew)(event);
  expect(state).toEqual({ isTaken: false, effectAllowed: 'move' });
  await act(() => now().dropAt(lunch).events.onDragOver(event));
  expect(state.isTaken).toBe(true);
  expect([now().dropAt(lunch).isOver, now().dropAt(dinner).isOver]).toEqual([true, false]);
  state.isTaken = false;
  await act(() => now().dropAt(lunch).events.onDrop(event));
  expect(state.isTaken).toBe(true);
  expect(now().dropAt(lunch).isOver).toBe(false);
  expect(sent).toEqual([
    {
      intent: 'move',
      meal_plan_id: 'plan-1',
      version: '4',
      dish: '0.DINNER.beef-stew',
      to: '2.LUNCH',
    },
  ]);
});

test('whoever drags on leaves the meal as it was', async () => {
  const { now, act, sent } = await page();
  const { event } = dragged();
  now().start(stew)(event);
  await act(() => now().dropAt(lunch).events.onDragOver(event));
  await act(() => now().dropAt(lunch).events.onDragLeave());
  expect(now().dropAt(lunch).isOver).toBe(false);
  expect(sent).toEqual([]);
});

test('files and texts from elsewhere are no dishes', async () => {
  const { now, act, sent } = await page();
  const { event, state } = dragged({ 'text/plain': '0.DINNER.beef-stew' });
  await act(() => now().dropAt(lunch).events.onDragOver(event));
  await act(() => now().dropAt(lunch).events.onDrop(event));
  expect(state.isTaken).toBe(false);
  expect(now().dropAt(lunch).isOver).toBe(false);
  expect(sent).toEqual([]);
});
