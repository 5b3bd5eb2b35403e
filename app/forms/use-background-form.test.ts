import { afterEach, expect, test, vi } from 'vitest';
import * as pageScripts from '../loading/load-page-scripts.ts';
import { liveHook } from '../ui/testing/live-hook.tsx';
import type { FormAnswer } from './form-answers.ts';
import { text, texts, upload } from './fields.ts';
import { formSet } from './form-set.ts';
import { useBackgroundForm } from './use-background-form.ts';

afterEach(() => vi.restoreAllMocks());

const set = formSet({
  rate: { fields: { stars: text, day: texts }, failure: () => 'The stars were not kept.' },
  photo: { fields: { file: upload }, failure: () => 'The photo was not kept.' },
});

type Answer = Partial<FormAnswer> | { other: string };

/** A page at /plan with a switch; what it is sent to answers in turn. */
async function page(
  answers: Answer[],
  args: { action?: string; fetcherKey?: string } = {},
  canLoad = true,
) {
  const load = vi.spyOn(pageScripts, 'loadPageScripts').mockResolvedValue(canLoad);
  const sent: { path: string; fields: [string, unknown][]; type: string }[] = [];
  const action = async ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    const type = (request.headers.get('content-type') ?? '').split(';')[0]!;
    const fields = [...(await request.formData())];
    sent.push({ path: pathname, fields, type });
    const answer = answers.shift() ?? {};
    if ('other' in answer) return answer;
    const texted = fields.filter(([, value]) => typeof value === 'string');
    return { intent: 'rate', outcome: 'done', problems: [], sent: texted, result: null, ...answer };
  };
  const { now, act, router } = await liveHook(() => useBackgroundForm({ set, ...args }), {
    at: '/plan',
    routes: [{ path: '/plans', action }],
  });
  const send = (...wanted: Parameters<ReturnType<typeof now>['send']>) =>
    act(() => now().send(...wanted));
  return { now, act, send, sent, load, router };
}

const stars = { stars: 4, day: ['1', '2'] };
const sentStars = [
  ['stars', '4'],
  ['day', '1'],
  ['day', '2'],
  ['intent', 'rate'],
];

test('a press sends its values, and the page stays where it is', async () => {
  const { now, send, sent, router } = await page([{}], { action: '/plans' });
  expect(now()).toMatchObject({
    isBusy: false,
    sent: null,
    answer: null,
    problem: undefined,
    again: null,
  });
  await send('rate', stars);
  expect(sent).toEqual([
    { path: '/plans', fields: sentStars, type: 'application/x-www-form-urlencoded' },
  ]);
  expect(router.state.location.pathname).toBe('/plan');
  expect(now()).toMatchObject({
    isBusy: false,
    answer: { outcome: 'done' },
    problem: undefined,
    again: null,
  });
});

test('a file goes whole', async () => {
  const { act, send, sent } = await page([{}], { action: '/plans' });
  await send('photo', { file: new Blob(['a picture'], { type: 'image/png' }) });
  await act(() => vi.waitFor(() => expect(sent).toHaveLength(1)));
  expect(sent[0]?.type).toBe('multipart/form-data');
  const [[, file] = []] = sent[0]?.fields ?? [];
  expect(await (file as Blob).text()).toBe('a picture');
});

test('a refusal says its first problem, of a field where none is of the whole', async () => {
  const ofField = { path: ['stars'], code: 'x', message: 'Five at most.' };
  const ofWhole = { path: [], code: 'y', message: 'Not now.' };
  const { now, send } = await page(
    [
      { outcome: 'refused', problems: [ofField] },
      { outcome: 'refused', problems: [ofField, ofWhole] },
    ],
    { action: '/plans' },
  );
  await send('rate', stars);
  expect([now().problem, now().again]).toEqual(['Five at most.', null]);
  await send('rate', stars);
  expect(now().problem).toBe('Not now.');
});

test('what did not get through says so in its own words and is sent once more as it was', async () => {
  const { now, act, send, sent } = await page([{ outcome: 'failed' }, {}], { action: '/plans' });
  await send('rate', stars);
  expect(now().problem).toBe('The stars were not kept.');
  await act(() => now().again?.());
  expect(sent.map(({ fields }) => fields)).toEqual([sentStars, sentStars]);
  expect([now().problem, now().again]).toEqual([undefined, null]);
});

test('a failure that another part of the page has seen is sent again from what was sent', async () => {
  const { now, act, router, sent } = await page([{ outcome: 'failed' }, {}], {
    action: '/plans',
    fetcherKey: 'stars',
  });
  const form = new FormData();
  form.append('intent', 'rate');
  form.append('stars', '2');
  await act(() => router.fetch('stars', 'own', '/plans', { formMethod: 'post', formData: form }));
  expect(now().problem).toBe('The stars were not kept.');
  await act(() => now().again?.());
  expect(sent[1]?.fields).toEqual([
    ['intent', 'rate'],
    ['stars', '2'],
  ]);
});

test('data of the page that is no answer to a form says nothing', async () => {
  const { now, send } = await page([{ other: 'data' }], { action: '/plans' });
  await send('rate', stars);
  expect(now().answer).toBeNull();
});

test('nothing is sent to a page whose scripts cannot be had, and nothing is lost', async () => {
  const { now, act, send, sent, load } = await page([{}], { action: '/plans' }, false);
  await send('rate', stars);
  expect(sent).toEqual([]);
  expect(load).toHaveBeenCalledWith('/plans');
  expect(now()).toMatchObject({
    answer: { intent: 'rate', outcome: 'failed' },
    problem: 'The stars were not kept.',
  });
  load.mockResolvedValue(true);
  await act(() => now().again?.());
  expect(sent.map(({ fields }) => fields)).toEqual([sentStars]);
  expect(now().problem).toBeUndefined();
});

test('this page’s own scripts are here already', async () => {
  for (const args of [{}, { action: '/plan' }]) {
    const { send, load, router } = await page([], args, false);
    await send('rate', stars);
    expect(load).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/plan');
  }
});

test('while the page that takes it is loaded it says what was pressed, and sends it once', async () => {
  const { now, act, send, sent, load } = await page([{}], { action: '/plans' });
  const held = Promise.withResolvers<boolean>();
  load.mockReturnValue(held.promise);
  await send('rate', { stars: 4, day: ['1'] });
  expect(now()).toMatchObject({ isBusy: true, sent: { intent: 'rate', fields: { stars: '4' } } });
  expect(sent).toEqual([]);
  await act(() => held.resolve(true));
  expect(sent).toHaveLength(1);
  expect(now()).toMatchObject({ isBusy: false, sent: null, answer: { outcome: 'done' } });
});

test('what cannot be sent for want of scripts is on its way no more', async () => {
  const { now, send } = await page([], { action: '/plans' }, false);
  await send('rate', stars);
  expect(now()).toMatchObject({ isBusy: false, sent: null, answer: { outcome: 'failed' } });
});

test('while it is on its way it says what', async () => {
  const held = Promise.withResolvers<null>();
  const { now, act } = await liveHook(() => useBackgroundForm({ set, action: '/plans' }), {
    at: '/plan',
    routes: [{ path: '/plans', action: () => held.promise }],
  });
  vi.spyOn(pageScripts, 'loadPageScripts').mockResolvedValue(true);
  await act(() => now().send('rate', stars));
  expect(now()).toMatchObject({
    isBusy: true,
    sent: { intent: 'rate', fields: { stars: '4', day: ['1', '2'] } },
  });
  await act(() => held.resolve(null));
  expect(now()).toMatchObject({ isBusy: false, sent: null });
});
