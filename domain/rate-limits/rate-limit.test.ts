import { expect, test } from 'vitest';
import { keyOf, networkOf } from './rate-limit.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:203.113.100.255', '203.113.100.255'],
  ['::FFFF:203.113.100.255', '203.113.100.255'],
  // An IPv4 address within another network is a part of it.
  ['2001:db8::ffff:192.0.2.1', '2001:db8:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['fe80:1:2:3:4:5:6:7%eth0', 'fe80:1:2:3'],
  ['2001:db8:0:3::', '2001:db8:0:3'],
  ['2001::6:7:8:9:a:b', '2001:0:6:7'],
  ['::2:3:4:5:6:7:8', '0:2:3:4'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('the key names neither the limit nor whom it is about, and tells subjects apart', () => {
  const limit = { most: 1, perMs: 1 };
  const key = keyOf({ ...limit, name: 'log-in', subject: ['maja@example.com', '192.0.2.1'] });
  expect(key).toMatch(/^[\w-]{43}$/);
  const others = [
    keyOf({ ...limit, name: 'reset', subject: ['maja@example.com', '192.0.2.1'] }),
    keyOf({ ...limit, name: 'log-in', subject: ['maja@example.com192.0.2.1'] }),
  ];
  expect(others).not.toContain(key);
});
