import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeldAnswers, sendNow } from './held-answers.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const now = () => Date.now();

function heldAnswers({ fewInMoment = 1, manyInMoment = 2 } = {}) {
  const held = new HeldAnswers({ now, fewInMoment, manyInMoment });
  const sentAt: Record<string, number> = {};
  const take = (name: string) => held.take(() => (sentAt[name] = now()));
  /** The last of few, which has gone out. */
  for (let count = 0; count < fewInMoment; count += 1) take('few');
  return { held, take, sentAt };
}

/** The event loop does something else for so long, and then looks at its timers. */
function longTurn(ms: number): void {
  vi.setSystemTime(now() + ms);
  vi.advanceTimersByTime(5);
}

test('of few, each is answered at once', () => {
  const { take, sentAt } = heldAnswers({ fewInMoment: 3, manyInMoment: 4 });
  expect(sentAt).toEqual({ few: 0 });
  vi.advanceTimersByTime(300);
  expect(take('calm')).toBeNull();
  expect(sentAt).toEqual({ few: 0, calm: 300 });
});

test('of many, each is answered as late as it may', () => {
  const { take, sentAt } = heldAnswers();
  vi.advanceTimersByTime(10);
  take('held');
  vi.advanceTimersByTime(60);
  expect(sentAt).toEqual({ few: 0 });
  vi.advanceTimersByTime(20);
  expect(sentAt['held']).toBeGreaterThan(70);
  expect(sentAt['held']).toBeLessThanOrEqual(90);
});

test('the fewer they are, the less they are held', () => {
  const { take, sentAt } = heldAnswers({ fewInMoment: 10, manyInMoment: 20 });
  vi.advanceTimersByTime(1);
  for (let count = 11; count <= 20; count += 1) take(`${count}`);
  vi.advanceTimersByTime(45);
  expect(sentAt['11']).toBeLessThan(15);
  expect(sentAt['15']).toBeGreaterThan(25);
  expect(sentAt['17']).toBeUndefined();
  vi.advanceTimersByTime(40);
  expect(sentAt['20']).toBeGreaterThan(65);
});

test('it is counted from when the turn before was read: who asked had to wait for it', () => {
  const { take, sentAt } = heldAnswers();
  vi.advanceTimersByTime(1);
  vi.setSystemTime(50);
  take('waited');
  vi.advanceTimersByTime(36);
  expect(sentAt['waited']).toBeGreaterThan(70);
});

test('where turns are long, an answer goes out before it would be late', () => {
  const { take, sentAt } = heldAnswers();
  vi.advanceTimersByTime(1);
  take('first');
  longTurn(20);
  longTurn(5);
  // Another turn like the first would end in time.
  expect(sentAt['first']).toBeUndefined();
  longTurn(20);
  expect(sentAt['first']).toBe(now());
  expect(now()).toBeLessThan(65);
});

test('a long turn is forgotten', () => {
  const { take, sentAt } = heldAnswers();
  vi.advanceTimersByTime(1);
  take('first');
  longTurn(40);
  for (let count = 0; count < 100; count += 1) {
    vi.advanceTimersByTime(20);
    take(`after ${count}`);
  }
  const takenAt = now();
  take('last');
  vi.advanceTimersByTime(100);
  expect((sentAt['last'] ?? 0) - takenAt).toBeGreaterThan(50);
});

test('while there were many a moment ago, the first of the next is held too', () => {
  const { take, sentAt } = heldAnswers();
  take('second');
  vi.advanceTimersByTime(120);
  take('next moment');
  expect(sentAt['next moment']).toBeUndefined();
  vi.advanceTimersByTime(400);
  take('after calm');
  expect(sentAt['after calm']).toBe(now());
});

test('who comes when they have become fewer does not overtake', () => {
  const { take, sentAt } = heldAnswers({ fewInMoment: 10, manyInMoment: 20 });
  for (let count = 11; count <= 20; count += 1) take(`${count}`);
  vi.advanceTimersByTime(101);
  for (let count = 0; count < 15; count += 1) take(`of many before ${count}`);
  vi.advanceTimersByTime(101);
  take('fewer now');
  expect(sentAt['fewer now']).toBeUndefined();
  vi.advanceTimersByTime(60);
  expect(sentAt['fewer now']).toBeLessThan(250);
});

test('what was sent before its time is not sent again', () => {
  const { held } = heldAnswers();
  const send = vi.fn<() => void>();
  const answer = held.take(send);
  if (answer !== null) sendNow(answer);
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  expect(send).toHaveBeenCalledTimes(1);
});
