import { expect, test } from 'vitest';
import {
  addMinute,
  clockText,
  currentTimers,
  pauseTimer,
  remainingMs,
  resumeTimer,
  shortStepName,
  startTimer,
  stateOf,
  type Timer,
} from './timer.ts';

const words = {
  id: 'stew:2',
  name: 'Step 3',
  dish: 'Stew',
  path: '/cooking/stew#step-3',
  until: null,
};
const started = startTimer({ ...words, minutes: 10, nowMs: 1_000 });

test('a timer ends by the clock, however often the page was loaded meanwhile', () => {
  const reloaded = JSON.parse(JSON.stringify(started)) as Timer;
  expect(remainingMs({ timer: reloaded, nowMs: 301_000 })).toBe(300_000);
  expect(stateOf({ timer: reloaded, nowMs: 600_999 })).toBe('running');
  expect(stateOf({ timer: reloaded, nowMs: 601_000 })).toBe('ringing');
  expect(remainingMs({ timer: reloaded, nowMs: 900_000 })).toBe(0);
});

test('a pause keeps what is left for as long as it lasts', () => {
  const paused = pauseTimer({ timer: started, nowMs: 61_000 });
  expect(stateOf({ timer: paused, nowMs: 9_000_000 })).toBe('paused');
  expect(remainingMs({ timer: paused, nowMs: 9_000_000 })).toBe(540_000);
  const resumed = resumeTimer({ timer: paused, nowMs: 9_000_000 });
  expect(resumed.endsAtMs).toBe(9_540_000);
});

test('a minute more is a minute more, running, paused or ringing', () => {
  const nowMs = 61_000;
  const left = (timer: Timer, at = nowMs) => remainingMs({ timer, nowMs: at });
  expect(left(addMinute({ timer: started, nowMs }))).toBe(600_000);
  const paused = pauseTimer({ timer: started, nowMs });
  expect(left(addMinute({ timer: paused, nowMs }))).toBe(600_000);
  const ringing = addMinute({ timer: started, nowMs: 700_000 });
  expect(left(ringing, 700_000)).toBe(60_000);
  expect(stateOf({ timer: ringing, nowMs: 700_000 })).toBe('running');
});

test('what rang long ago is gone, what waits stays', () => {
  const paused = { ...pauseTimer({ timer: started, nowMs: 2_000 }), id: 'paused' };
  const timers = [started, paused];
  expect(currentTimers({ timers, nowMs: 700_000 })).toEqual(timers);
  expect(currentTimers({ timers, nowMs: 601_000 + 31 * 60_000 })).toEqual([paused]);
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [134_000, '2:14'],
  [600_000, '10:00'],
  [3_750_000, '1:02:30'],
])('%i ms read %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

test.each([
  ['Roast, turning once.', 'Roast'],
  ['Simmer.', 'Simmer'],
  ['Meanwhile, whisk the tahini with the water, then rest.', 'Whisk the tahini with the water'],
  ['While the oven heats, slice the leek.', 'Slice the leek'],
  ['Mientras tanto, bate el tahini.', 'Bate el tahini'],
  ['Mientras reposa la masa, corta el puerro.', 'Corta el puerro'],
  ['Medan ugnen blir varm, skiva purjon.', 'Skiva purjon'],
  ['Whilehead, in pieces.', 'Whilehead'],
  [
    'Heat a heavy pan until it just smokes and the oil begins to shimmer at the edges',
    'Heat a heavy pan until it just smokes and …',
  ],
])('%j is called %j', (text, name) => {
  expect(shortStepName(text)).toBe(name);
});
