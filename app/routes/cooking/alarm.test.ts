import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAlarm } from './alarm.ts';

/** A device, and what was heard and felt of it. */
let heard: { hertz: number; from: number; to: number }[];
let shakes: unknown[];
let device: { state: string; resumed: number; made: number };

beforeEach(() => {
  vi.useFakeTimers();
  [heard, shakes] = [[], []];
  device = { state: 'running', resumed: 0, made: 0 };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 10;
      destination = {};
      constructor() {
        device.made += 1;
      }
      get state() {
        return device.state;
      }
      async resume() {
        device.resumed += 1;
      }
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      gain = {
        setValueAtTime: () => {},
        linearRampToValueAtTime: () => {},
        exponentialRampToValueAtTime: () => {},
      };
      connect = (next: object) => next;
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      #tone = { hertz: 0, from: 0, to: 0 };
      constructor(_audio: object, { frequency }: { frequency: number }) {
        this.#tone.hertz = frequency;
      }
      connect = (next: object) => next;
      start = (from: number) => void (this.#tone.from = from);
      stop = (to: number) => void heard.push({ ...this.#tone, to });
    },
  );
  vi.stubGlobal('navigator', { vibrate: (pattern: unknown) => shakes.push(pattern) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('it rings two falling tones twice, and shakes, until it is silenced', async () => {
  const alarm = createAlarm();
  alarm.unlock();
  alarm.ring();
  expect(heard.map(({ hertz }) => hertz)).toEqual([1047, 784, 1047, 784]);
  expect(heard.map(({ from }) => Math.round((from - 10) * 100) / 100)).toEqual([
    0, 0.16, 0.5, 0.66,
  ]);
  expect(heard.every(({ from, to }) => Math.abs(to - from - 0.14) < 1e-9)).toBe(true);
  await vi.advanceTimersByTimeAsync(1_800);
  expect(heard).toHaveLength(8);
  alarm.silence();
  expect(shakes).toEqual([[300, 150, 300], [300, 150, 300], 0]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toHaveLength(8);
});

test('several timers that end together ring as one, and it can ring again', async () => {
  const alarm = createAlarm();
  alarm.unlock();
  alarm.ring();
  alarm.ring();
  expect(heard).toHaveLength(4);
  alarm.silence();
  alarm.silence();
  expect(shakes.filter((each) => each === 0)).toHaveLength(1);
  alarm.ring();
  expect(heard).toHaveLength(8);
  alarm.silence();
});

test('each touch wakes a sound that the browser put to sleep, with one sound for the page', () => {
  const alarm = createAlarm();
  device.state = 'suspended';
  alarm.unlock();
  device.state = 'running';
  alarm.unlock();
  expect(device).toMatchObject({ resumed: 1, made: 1 });
});

test('before a touch it is silent, and a device without sound still shakes', () => {
  const alarm = createAlarm();
  alarm.ring();
  expect(heard).toEqual([]);
  alarm.silence();
  vi.stubGlobal('AudioContext', undefined);
  const silent = createAlarm();
  silent.unlock();
  silent.ring();
  silent.silence();
  expect(heard).toEqual([]);
  expect(shakes).toEqual([[300, 150, 300], 0, [300, 150, 300], 0]);
});

test('browsers that would refuse to shake before a touch are not asked', () => {
  const vibrate = vi.fn<() => void>();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false }, vibrate });
  const alarm = createAlarm();
  alarm.ring();
  alarm.silence();
  expect(vibrate).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', {});
  expect(() => {
    alarm.ring();
    alarm.silence();
  }).not.toThrow();
});
