import { afterEach, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';

type Watch = (told: (metric: Pick<Metric, 'name' | 'value' | 'id' | 'rating'>) => void) => void;

const watched = vi.hoisted(() => ({
  onLCP: vi.fn<Watch>(),
  onINP: vi.fn<Watch>(),
  onCLS: vi.fn<Watch>(),
}));
vi.mock('web-vitals', () => watched);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

interface FirstInput {
  startTime: number;
  processingStart: number;
}

/** A browser in which somebody presses something first, after a while. */
async function browserWith({ hasFirstInput = true } = {}) {
  let heard: ((list: { getEntries: () => FirstInput[] }) => void) | undefined;
  const observed: object[] = [];
  class Observer {
    static readonly supportedEntryTypes = hasFirstInput ? ['first-input'] : [];
    constructor(listener: typeof heard) {
      heard = listener;
    }
    observe(options: object) {
      observed.push(options);
    }
    disconnect() {
      heard = undefined;
    }
  }
  const scripts: { src?: string; async?: boolean }[] = [];
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('dataLayer', undefined);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: object) => void scripts.push(script) },
  });
  // It begins to measure once: other tests may have loaded it already.
  vi.resetModules();
  const { startMeasuring } = await import('./data-layer.ts');
  const told = () => (window.dataLayer ?? []).filter(({ event }) => event === 'web-vitals');
  const press = (input: FirstInput) => heard?.({ getEntries: () => [input] });
  return { startMeasuring, told, press, observed, scripts };
}

test('what the library measures is told by its name: milliseconds whole, a share of the page finely', async () => {
  const { startMeasuring, told } = await browserWith();
  startMeasuring('https://tags.example/gtm.js');
  const measured = { id: 'v1', rating: 'good' } as const;
  for (const [watch, name, value] of [
    [watched.onLCP, 'LCP', 812.4],
    [watched.onINP, 'INP', 41.6],
    [watched.onCLS, 'CLS', 0.012345],
  ] as const) {
    watch.mock.lastCall?.[0]({ name, value, ...measured });
  }
  expect(told().map(({ metric, value }) => [metric, value])).toEqual([
    ['LCP', 812],
    ['INP', 42],
    ['CLS', 0.0123],
  ]);
  expect(told()[0]).toMatchObject(measured);
});

test.each([
  [40, 'good'],
  [100, 'good'],
  [101, 'needs-improvement'],
  [300, 'needs-improvement'],
  [301, 'poor'],
])('a first press that waited for %i ms is FID, and %s', async (delay, rating) => {
  const { startMeasuring, told, press, observed } = await browserWith();
  startMeasuring('https://tags.example/gtm.js');
  expect(observed).toEqual([{ type: 'first-input', buffered: true }]);
  press({ startTime: 1000, processingStart: 1000 + delay });
  press({ startTime: 5000, processingStart: 9000 });
  expect(told()).toEqual([
    { event: 'web-vitals', metric: 'FID', value: delay, id: expect.any(String), rating },
  ]);
});

test('a browser that does not know first presses is measured all the same', async () => {
  const { startMeasuring, told, observed, scripts } = await browserWith({ hasFirstInput: false });
  startMeasuring('https://tags.example/gtm.js');
  expect([observed, told()]).toEqual([[], []]);
  expect(scripts).toEqual([{ async: true, src: 'https://tags.example/gtm.js' }]);
});

test('the script is loaded once, however often measuring begins', async () => {
  const { startMeasuring, scripts } = await browserWith();
  startMeasuring('https://tags.example/gtm.js');
  startMeasuring('https://tags.example/gtm.js');
  expect(scripts).toHaveLength(1);
  expect(window.dataLayer).toEqual([{ event: 'gtm.js', 'gtm.start': expect.any(Number) }]);
});
