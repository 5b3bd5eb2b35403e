import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { fixedClock } from '../../lib/clock.ts';
import type { Viewer } from '../identity/viewer/viewer.ts';
import { addPushDevice, removePushDevice } from './push-device.ts';
import { browserKeys } from './testing/browser-keys.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe.ts';
import { signId } from '../../lib/signed-id.ts';
import { optionalMailKinds } from './notification-choices.rules.ts';

const viewer = { userId: 'maja', sessionId: 'session' } as Viewer;
/** Whoever asks it has gone further than they should. */
const noDatabase = {} as Database;
const keys = browserKeys();

test.each([
  ['a point without its mark', { p256dh: `A${keys.p256dh.slice(1)}` }],
  ['a point that is too long', { p256dh: `${keys.p256dh}a` }],
  ['something before the point', { p256dh: `x${keys.p256dh}` }],
  ['a point with other letters', { p256dh: `${keys.p256dh.slice(0, -1)}!` }],
  ['a secret that is too long', { auth: `${keys.auth}a` }],
  ['a secret that is too short', { auth: keys.auth.slice(1) }],
  ['a secret with other letters', { auth: `${keys.auth.slice(1)}!` }],
])('%s is no key of a browser', async (_what, wrong) => {
  const push = {
    publicKey: '',
    isAllowed: () => true,
    send: async () => ({ kind: 'taken' }) as const,
  };
  const address = { endpoint: 'https://push.example.com/1', ...keys, ...wrong };
  const clock = fixedClock('2026-03-03T17:00:00Z');
  const added = addPushDevice({ db: noDatabase, clock, createId: String, viewer, push, address });
  expect(await added).toEqual({
    ok: false,
    reason: [{ path: ['endpoint'], code: 'push.endpoint-refused' }],
  });
});

test('what could be the id of no browser is looked for nowhere', async () => {
  await expect(removePushDevice({ db: noDatabase, viewer, id: 'phone' })).resolves.toBeUndefined();
});

const secret = 'a secret of the tests';

test.each(optionalMailKinds)('the link of a mail says whose it is and what it ends: %s', (kind) => {
  const token = unsubscribeToken({ userId: 'maja_lind', kind, secret });
  expect(readUnsubscribeToken({ token, secret })).toEqual({ userId: 'maja_lind', kind });
});

test('what we signed for something else ends no mail', () => {
  const forLogin = signId('maja_THAW_TONIGHT', { purpose: 'log-in', secret });
  expect(readUnsubscribeToken({ token: forLogin, secret })).toBeNull();
  const forAll = signId('maja_TRIAL_END', { purpose: 'unsubscribe', secret });
  expect(readUnsubscribeToken({ token: forAll, secret })).toBeNull();
});
