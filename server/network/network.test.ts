import { expect, test } from 'vitest';
import { isPublicAddress, openInternet } from './network.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGu',
  'https://wns2-par02p.notify.windows.com/w/?token=x',
])('%s is a push service', (endpoint) => {
  expect(openInternet.isAllowed(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://[::1]/x',
  'https://10.0.0.8/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://localhost./x',
  'https://database/x',
  'https://database.internal/x',
  'https://printer.local/x',
  'https://push.example.com:8443/x',
  'https://user:secret@push.example.com/x',
  'https://user@push.example.com/x',
  'https://:secret@push.example.com/x',
  'ftp://push.example.com/x',
  'not an address',
  '',
  `https://push.example.com/${'x'.repeat(1000)}`,
])('%s is none', (endpoint) => {
  expect(openInternet.isAllowed(endpoint)).toBe(false);
});

test.each([
  ['142.250.74.10', 4, true],
  ['10.1.2.3', 4, false],
  ['100.64.0.1', 4, false],
  ['127.8.8.8', 4, false],
  ['169.254.169.254', 4, false],
  ['172.31.255.255', 4, false],
  ['192.168.1.1', 4, false],
  ['224.0.0.1', 4, false],
  ['2a00:1450:400f:80d::200a', 6, true],
  ['::1', 6, false],
  ['::ffff:127.0.0.1', 6, false],
  ['fd00::1', 6, false],
  ['fe80::1', 6, false],
  ['2002:7f00:1::', 6, false],
  // The edges of what is ours, and what carries an address of ours inside.
  ['0.1.2.3', 4, false],
  ['11.0.0.1', 4, true],
  ['100.63.255.255', 4, true],
  ['100.127.255.255', 4, false],
  ['100.128.0.1', 4, true],
  ['169.253.0.1', 4, true],
  ['172.15.255.255', 4, true],
  ['172.16.0.0', 4, false],
  ['172.32.0.1', 4, true],
  ['192.0.0.8', 4, false],
  ['192.0.2.1', 4, false],
  ['192.167.0.1', 4, true],
  ['198.17.0.1', 4, true],
  ['198.19.255.255', 4, false],
  ['198.51.100.7', 4, false],
  ['203.0.113.9', 4, false],
  ['223.255.255.255', 4, true],
  ['240.0.0.1', 4, false],
  ['255.255.255.255', 4, false],
  ['2001:0:7f00:1::', 6, false],
  ['2001:db8::1', 6, false],
  ['64:ff9b::7f00:1', 6, false],
])('%s: public is %s', (address, family, expected) => {
  expect(isPublicAddress({ address, family })).toBe(expected);
});

test('a name that leads into our own network is not connected to', async () => {
  const { promise, resolve } = Promise.withResolvers<Error | null>();
  openInternet.lookup?.('localhost', { all: true }, (error) => resolve(error));
  expect((await promise)?.message).toBe('localhost is no public address');
});

test.each([{ all: true }, { all: false }])(
  'and neither is it when %o is asked',
  async (options) => {
    const { promise, resolve } = Promise.withResolvers<unknown[]>();
    openInternet.lookup?.('localhost', options, (...answer) => resolve(answer));
    expect(await promise).toEqual([expect.any(Error), '', 4]);
  },
);
