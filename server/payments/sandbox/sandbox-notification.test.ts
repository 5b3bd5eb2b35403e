import { expect, test } from 'vitest';
import { signatureOf } from '../signed-body.ts';
import { readSandboxNotification, sandboxSignatureHeader } from './sandbox-notification.ts';

const secret = 'only the sandbox knows';
const now = new Date('2026-03-02T08:00:00Z');

function read(sent: unknown, { time = now, key = secret } = {}) {
  const body = Buffer.from(typeof sent === 'string' ? sent : JSON.stringify(sent));
  const headers = { [sandboxSignatureHeader]: signatureOf({ body, secret: key, time }) };
  return readSandboxNotification({ request: { headers, body, now }, secret });
}

const told = { id: 'n1', createdAt: '2026-03-02T07:59:58Z', subscription: 'sandbox_1' };
const payment = {
  reference: 'bill-1',
  state: 'PAID',
  amountMinor: 14_900,
  currency: 'SEK',
  buysPeriod: false,
};

test('what is told of one subscription is two facts of one moment, told apart', () => {
  const standing = { renews: false, trialEndsAt: null, expireTime: '2026-04-02T08:00:00Z' };
  const at = new Date(told.createdAt);
  expect(read({ ...told, standing, payment })).toEqual({
    ok: true,
    notification: {
      id: 'n1',
      reports: [
        {
          providerReference: 'sandbox_1',
          userId: null,
          orderId: null,
          facts: [
            {
              id: 'n1',
              occurredAt: at,
              rank: 1,
              kind: 'STANDING',
              // What was not told stays as it was; that there is no trial was told.
              standing: {
                renews: false,
                trialEndsAt: null,
                expireTime: new Date(standing.expireTime),
              },
            },
            { id: 'n1:paid', occurredAt: at, rank: 2, kind: 'PAYMENT', payment },
          ],
        },
      ],
    },
  });
});

test('a notification about nothing is taken and changes nothing', () => {
  expect(read(told)).toEqual({ ok: true, notification: { id: 'n1', reports: [] } });
});

test('what was signed long ago, or by somebody else, is not even read', () => {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  expect(read(told, { time: hourAgo })).toEqual({ ok: false, reason: 'stale' });
  expect(read('no JSON', { key: 'guessed' })).toEqual({ ok: false, reason: 'forged' });
});

test.each([
  ['no JSON', '{'],
  ['nothing', null],
  ['no id', { ...told, id: '' }],
  ['an id that no row has room for', { ...told, id: 'x'.repeat(101) }],
  ['no subscription', { ...told, subscription: '' }],
  ['a day for a time', { ...told, createdAt: '2026-03-02' }],
  ['a price below nothing', { ...told, standing: { priceMinor: -1 } }],
  ['a state that is none', { ...told, standing: { status: 'RICH' } }],
  ['a payment of less than nothing', { ...told, payment: { ...payment, amountMinor: -1 } }],
  ['a payment of half an öre', { ...told, payment: { ...payment, amountMinor: 0.5 } }],
  ['a currency that is not ours', { ...told, payment: { ...payment, currency: 'EUR' } }],
])('signed or not, %s is unreadable', (_name, sent) => {
  expect(read(sent)).toEqual({ ok: false, reason: 'unreadable' });
});
