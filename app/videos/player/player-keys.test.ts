import { expect, test } from 'vitest';
import { wishOfKey } from './player-keys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  [' ', { kind: 'toggle' }],
  ['K', { kind: 'toggle' }],
  ['j', { kind: 'by', seconds: -10 }],
  ['ArrowRight', { kind: 'by', seconds: 5 }],
  ['N', { kind: 'chapter', by: 1 }],
  ['Home', { kind: 'share', share: 0 }],
  ['0', { kind: 'share', share: 0 }],
  ['7', { kind: 'share', share: 0.7 }],
  ['x', null],
  ['F5', null],
])('%s asks for %o', (key, wish) => {
  expect(wishOfKey({ key, ...none })).toEqual(wish);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key is the browser’s', (held) => {
  expect(wishOfKey({ key: 'f', ...none, [held]: true })).toBeNull();
  expect(wishOfKey({ key: '5', ...none, [held]: true })).toBeNull();
});
