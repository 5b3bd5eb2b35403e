import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  activeRegistration,
  askWorker,
  registerWorker,
  workerRegistration,
} from './registered-worker.ts';

beforeEach(() => {
  vi.stubEnv('PROD', true);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const blocked: readonly (readonly [how: string, register: () => Promise<unknown>])[] = [
  ['answers with nothing', () => Promise.resolve(undefined)],
  ['refuses', () => Promise.reject(new DOMException('Not here', 'SecurityError'))],
];

test.each(blocked)(
  'a browser whose service worker %s works like one without',
  async (_, register) => {
    const serviceWorker = {
      register,
      getRegistration: () => Promise.resolve(undefined),
      ready: new Promise<never>(() => {}),
    };
    vi.stubGlobal('navigator', { serviceWorker });
    await expect(registerWorker()).resolves.toBeUndefined();
    expect(await workerRegistration()).toBeNull();
    expect(await activeRegistration()).toBeNull();
    expect(await askWorker({ type: 'take-over' })).toBe(false);
  },
);

/** A browser whose worker was registered before, and a page of it. */
function browser({ waiting = false, active = true } = {}) {
  const worker = (state: string) =>
    Object.assign(new EventTarget(), {
      state,
      posted: [] as unknown[],
      postMessage(message: unknown, [port]: MessagePort[] = []) {
        this.posted.push(message);
        port?.postMessage(answers.shift());
        port?.close();
      },
    });
  const answers: unknown[] = [];
  const updates: number[] = [];
  const registration = Object.assign(new EventTarget(), {
    active: active ? worker('activated') : null,
    waiting: waiting ? worker('installed') : null,
    installing: null as ReturnType<typeof worker> | null,
    async update() {
      updates.push(Date.now());
      throw new TypeError('offline');
    },
  });
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const registered: string[] = [];
  const serviceWorker = {
    async register(path: string) {
      registered.push(path);
      return registration;
    },
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { serviceWorker });
  return { registration, registered, updates, answers, document, worker };
}

/** Acts as a page that has not heard of a new build yet. */
async function loadPage() {
  vi.resetModules();
  const [{ registerWorker: register }, { newBuild }] = await Promise.all([
    import('./registered-worker.ts'),
    import('../loading/new-build.ts'),
  ]);
  return { register, newBuild };
}

test('in development there is no worker', async () => {
  vi.stubEnv('PROD', false);
  const { registered } = browser();
  await registerWorker();
  expect(registered).toEqual([]);
  expect(await activeRegistration()).toBeNull();
});

test('a worker that waits is a new build; it takes over when it is told, and then the page goes on', async () => {
  const { registration } = browser({ waiting: true });
  const { register, newBuild } = await loadPage();
  await register();
  expect(newBuild.isKnown()).toBe(true);
  const onTaken = vi.fn<() => void>();
  newBuild.take(onTaken);
  const { waiting } = registration;
  expect(waiting?.posted).toEqual([{ type: 'take-over' }]);
  expect(onTaken).not.toHaveBeenCalled();
  if (waiting) waiting.state = 'activated';
  waiting?.dispatchEvent(new Event('statechange'));
  expect(onTaken).toHaveBeenCalledOnce();
});

test('a worker that took over meanwhile is not told again', async () => {
  const { registration } = browser({ waiting: true });
  const { register, newBuild } = await loadPage();
  await register();
  const { waiting } = registration;
  if (waiting) waiting.state = 'activated';
  const onTaken = vi.fn<() => void>();
  newBuild.take(onTaken);
  expect(onTaken).toHaveBeenCalledOnce();
  expect(waiting?.posted).toEqual([]);
});

test('the first worker of a device is no new build, and neither is one that still waits for nobody', async () => {
  for (const state of [{ waiting: true, active: false }, { waiting: false }]) {
    browser(state);
    const { register, newBuild } = await loadPage();
    await register();
    expect(newBuild.isKnown()).toBe(false);
  }
});

test('a build that is found while the page is open is told of once it is ready', async () => {
  const { registration, worker } = browser();
  const { register, newBuild } = await loadPage();
  await register();
  const installing = worker('installing');
  registration.installing = installing;
  registration.dispatchEvent(new Event('updatefound'));
  expect(newBuild.isKnown()).toBe(false);
  registration.waiting = worker('installed');
  installing.dispatchEvent(new Event('statechange'));
  expect(newBuild.isKnown()).toBe(true);
});

test('a page that is looked at again asks for a newer worker once in a quarter of an hour', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { updates, document } = browser();
  await registerWorker();
  const lookAfter = (minutes: number, visibilityState = 'visible') => {
    vi.advanceTimersByTime(minutes * 60_000);
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
    return updates.length;
  };
  expect(lookAfter(15)).toBe(0);
  expect(lookAfter(1, 'hidden')).toBe(0);
  expect(lookAfter(0)).toBe(1);
  expect(lookAfter(14)).toBe(1);
  expect(lookAfter(2)).toBe(2);
  // A network that is away is no error of the page.
  await vi.advanceTimersByTimeAsync(0);
});

test.each([
  [true, true],
  [false, false],
  ['true', false],
  [undefined, false],
])('a worker that answers %j has done it: %s', async (answer, isDone) => {
  const { answers, registration } = browser();
  answers.push(answer);
  expect(await askWorker({ type: 'take-over' })).toBe(isDone);
  expect(registration.active?.posted).toEqual([{ type: 'take-over' }]);
});

test('a worker that has not started yet is not asked, and shows nothing', async () => {
  browser({ active: false });
  expect(await askWorker({ type: 'take-over' })).toBe(false);
  expect(await activeRegistration()).toBeNull();
});

test('a worker whose first fetch was lost is registered again by who needs it', async () => {
  const { registered, registration } = browser();
  const lost = [undefined, registration];
  navigator.serviceWorker.getRegistration = async () => lost.shift() as never;
  expect(await activeRegistration()).toBe(registration);
  expect(registered).toEqual(['/sw.js']);
});
