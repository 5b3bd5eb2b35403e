import { expect, test } from 'vitest';
import { moveOfKey, swipeOf } from './swipe.ts';

test.each([
  [{ x: -80, y: 10 }, 'next'],
  [{ x: 80, y: -10 }, 'previous'],
  [{ x: -40, y: 0 }, null],
  [{ x: -80, y: 70 }, null],
  [{ x: 0, y: 300 }, null],
] as const)('a finger that moves by %j asks for %s', (movement, wish) => {
  expect(swipeOf(movement)).toBe(wish);
});

const inside = (selector: string | null) =>
  ({
    closest: (list: string) => (selector && list.includes(selector) ? {} : null),
  }) as unknown as EventTarget;

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['ArrowRight', null, 'next'],
  ['ArrowLeft', null, 'previous'],
  [' ', null, 'next'],
  [' ', 'button', null],
  ['ArrowRight', 'button', 'next'],
  ['ArrowRight', 'input', null],
  [' ', 'dialog', null],
  ['Enter', null, null],
] as const)('the key %j inside %s asks for %s', (key, selector, wish) => {
  expect(moveOfKey({ ...plain, key, target: inside(selector) })).toBe(wish);
});

test('the browser keeps its own keys', () => {
  const target = inside(null);
  expect(moveOfKey({ ...plain, altKey: true, key: 'ArrowLeft', target })).toBeNull();
  expect(moveOfKey({ ...plain, shiftKey: true, key: ' ', target })).toBeNull();
});
