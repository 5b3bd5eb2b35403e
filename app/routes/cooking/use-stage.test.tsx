import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import * as inBrowser from '../../shell/use-is-in-browser.ts';
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
