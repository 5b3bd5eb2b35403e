import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
