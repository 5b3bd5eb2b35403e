import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import * as inBrowser from '../../shell/use-is-in-browser.ts';
import { liveHook } from '../../ui/testing/live-hook.tsx';
import { usePlace, type Place } from './use-stage.ts';

afterEach(() => vi.restoreAllMocks());

/** The place of a cook at an address of a recipe with three steps. */
function placeAt(address: string, { isInBrowser = true, stepCount = 3 } = {}) {
  vi.spyOn(inBrowser, 'useIsInBrowser').mockReturnValue(isInBrowser);
  let place: Place | null = null;
  const note = (drawn: Place) => {
    place = drawn;
  };
  function Probe() {
    note(usePlace(stepCount));
    return null;
  }
  const router = createMemoryRouter([{ path: '/cooking/stew', Component: Probe }], {
    initialEntries: [`/cooking/stew${address}`],
  });
  renderToStaticMarkup(<RouterProvider router={router} />);
  if (place === null) throw new Error('not drawn');
  return { ...(place as Place), router };
}

const step = (index: number) => ({ name: 'step', index });

test.each([
  ['', { name: 'ingredients' }, step(0), null],
  ['#step-1', step(0), step(1), { name: 'ingredients' }],
  ['#step-3', step(2), { name: 'done' }, step(1)],
  ['#done', { name: 'done' }, null, step(2)],
  ['#step-4', { name: 'ingredients' }, step(0), null],
])('at "%s" the cook is at %o, with the ways on and back', (address, stage, next, previous) => {
  expect(placeAt(address)).toMatchObject({ stage, next, previous, stepCount: 3 });
});

test('the server is told nothing of the place: its page is that of the beginning', () => {
  const place = placeAt('#step-2', { isInBrowser: false });
  expect(place).toMatchObject({ stage: { name: 'ingredients' }, next: step(0), previous: null });
});

test('a dish of a week stays the dish it is from step to step', () => {
  const { addressOf } = placeAt('?dish=d1#step-1');
  expect(addressOf({ name: 'step', index: 1 })).toEqual({ search: '?dish=d1', hash: '#step-2' });
  expect(addressOf({ name: 'done' })).toEqual({ search: '?dish=d1', hash: '#done' });
});

type Listener = (event: object) => void;

/** A cook whose page lives, and the keys they have. */
async function cookAt(address: string) {
  const listeners = new Map<string, Listener>();
  const { router, now, act } = await liveHook(() => usePlace(3), {
    at: `/cooking/stew${address}`,
    window: {
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      removeEventListener: (type: string) => listeners.delete(type),
    },
  });
  const press = (key: string) =>
    act(() => listeners.get('keydown')?.({ key, preventDefault: () => undefined }));
  const shown = () => router.state.location.search + router.state.location.hash;
  return { router, now, act, press, address: shown };
}

test('an address without a place gets that of the beginning, and the way back leads before it', async () => {
  const { router, address } = await cookAt('?dish=d1');
  expect(address()).toBe('?dish=d1#ingredients');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.preventScrollReset).toBe(true);
  const { router: further } = await cookAt('#step-2');
  expect(further.state.historyAction).toBe('POP');
});

test('keys lead on and back from where the cook is, and stay at both ends', async () => {
  const { press, address, router } = await cookAt('?dish=d1#step-3');
  await press('ArrowRight');
  expect(address()).toBe('?dish=d1#done');
  expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['PUSH', true]);
  await press('ArrowRight');
  expect(address()).toBe('?dish=d1#done');
  for (let time = 0; time < 6; time += 1) await press('ArrowLeft');
  expect(address()).toBe('?dish=d1#ingredients');
});

test('a button leads to any stage', async () => {
  const { act, now, address } = await cookAt('?dish=d1#step-1');
  await act(() => now().goTo({ name: 'step', index: 2 }));
  expect(address()).toBe('?dish=d1#step-3');
  expect(now().stage).toEqual(step(2));
});
