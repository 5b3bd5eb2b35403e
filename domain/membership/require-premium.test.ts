import { expect, test } from 'vitest';
import type { Viewer } from '../identity/viewer/viewer.ts';
import { requirePremium } from './require-premium.ts';

const viewer: Viewer = {
  userId: 'maja',
  sessionId: 'session',
  firstName: 'Maja',
  lastName: 'Lind',
  email: 'maja@example.com',
  roles: [],
  isSecondFactorOn: false,
};

test('a premium member passes, as who they are', () => {
  expect(requirePremium({ viewer, isPremium: true })).toBe(viewer);
});

test.each([
  ['a member without premium', { viewer, isPremium: false }, 'premium.required'],
  ['a visitor', { viewer: null, isPremium: false }, 'auth.required'],
  ['a visitor who is called premium', { viewer: null, isPremium: true }, 'auth.required'],
  [
    'somebody whose login has ended',
    { viewer: null, isPremium: false, isLoginExpired: true },
    'auth.expired',
  ],
  [
    'somebody who never had one',
    { viewer: null, isPremium: false, isLoginExpired: false },
    'auth.required',
  ],
])('%s does not', (_who, context, code) => {
  expect(() => requirePremium(context)).toThrow(expect.objectContaining({ code }));
});
