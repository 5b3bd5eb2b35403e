import { useSearchParams } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import * as sending from '../../../forms/use-send.ts';
import * as copies from '../../../offline/use-offline-copy.ts';
import * as toasts from '../../../ui/feedback/toast.tsx';
import { liveHook } from '../../../ui/testing/live-hook.tsx';
import { planForms, type DoneIntent } from './plan-forms.ts';
import { doneIntentOf, useDoneToast, type Undo } from './use-done-toast.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const plan = { meal_plan_id: 'plan-1', version: 4 };
const undo: Undo = { intent: 'undo', fields: { ...plan, to_version: 3 } };
const follow = {
  fields: { meal_plan_id: 'plan-1', request_key: 'k' },
  changes: ['NEW', 'LESS'] as const,
};

/** A plan's page at an address that says what was done. */
async function planAt(
  address: string,
  asked: Omit<Parameters<typeof useDoneToast>[0], 'done'> = { undo, follow },
) {
  const told: toasts.Toast[] = [];
  vi.spyOn(toasts, 'useToast').mockReturnValue((toast) => void told.push(toast));
  const send = vi.fn<(intent: string, fields: object) => void>();
  vi.spyOn(sending, 'useSend').mockReturnValue(send as never);
  const { router, act } = await liveHook(
    () => {
      const [query] = useSearchParams();
      useDoneToast({ done: doneIntentOf(query.get('done')), ...asked });
    },
    { at: address },
  );
  const shown = () => router.state.location.pathname + router.state.location.search;
  return { router, act, told, send, shown };
}

test('what was done is told once, and the address says it no more', async () => {
  const { told, shown, router, act } = await planAt('/plan/week-10?day=2&done=swap&plan=plan-1');
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ isDone: true });
  expect(told[0]?.text).toContain(m.meal_plans_done_swap());
  expect(shown()).toBe('/plan/week-10?day=2');
  expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['REPLACE', true]);
  await act(() => router.navigate('/plan/week-10?day=3'));
  expect(told).toHaveLength(1);
  await act(() => router.navigate('/plan/week-10?done=rename'));
  expect(told).toHaveLength(2);
  expect(shown()).toBe('/plan/week-10');
});

test('a change is taken back by a press, and the list follows by another', async () => {
  const { told, send } = await planAt('/plan/week-10?done=swap');
  const [{ text, action, next } = { text: '' }] = told;
  expect(text).toBe(
    `${m.meal_plans_done_swap()}. ${m.meal_plans_to_buy_both({ more: 1, less: 1 })}`,
  );
  expect([action?.label, next?.label]).toEqual([m.meal_plans_undo(), m.meal_plans_update_list()]);
  press(action);
  press(next);
  expect(send.mock.calls).toEqual([
    ['undo', undo.fields],
    ['follow-list', follow.fields],
  ]);
});

test('what was done may be told in words of its own', async () => {
  const { told } = await planAt('/plan/week-10?done=swap', { told: 'Wraps on Thursday', undo });
  expect(told[0]?.text).toBe('Wraps on Thursday');
  expect(told[0]?.next).toBeUndefined();
});

test.each([
  'start',
  'stop',
  'share',
  'unshare',
  'cooked',
  'open-calendar',
  'close-calendar',
] satisfies DoneIntent[])(
  '%s leaves the dishes as they were: there is nothing to undo',
  async (done) => {
    const { told } = await planAt(`/plan/week-10?done=${done}`, { undo });
    expect(told).toEqual([{ text: planForms[done].done(), isDone: true }]);
  },
);

test.each(['shop', 'shop-day', 'shop-recipe', 'follow-list'] satisfies DoneIntent[])(
  'after %s the list is kept on the device first, and then looked at',
  async (done) => {
    const kept = Promise.withResolvers<void>();
    const keep = vi.spyOn(copies, 'keepOnDevice').mockReturnValue(kept.promise);
    const { told, act } = await planAt(`/es/plan/week-10?done=${done}`);
    expect(told).toEqual([]);
    await act(() => kept.resolve());
    const path = screenPath('shoppingList', 'es');
    expect(keep).toHaveBeenCalledWith({ path, title: m.shopping_title() });
    expect(told).toEqual([
      {
        text: planForms[done].done(),
        isDone: true,
        action: { label: m.meal_plans_shop_view(), to: path },
      },
    ]);
  },
);

test('nobody waits longer than two seconds for the list to be kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(copies, 'keepOnDevice').mockReturnValue(new Promise(() => {}));
  const { told, act } = await planAt('/plan/week-10?done=shop');
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(told).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(told).toHaveLength(1);
});

test('only what is told of is a word of the address', () => {
  expect(doneIntentOf('swap')).toBe('swap');
  for (const word of ['generate', 'constructor', '', null]) expect(doneIntentOf(word)).toBeNull();
});

function press(act: toasts.Toast['action']): void {
  if (act && 'onPress' in act) act.onPress();
}
