import { expect, test } from 'vitest';
import { CookieJar } from '../../api/cookie-jar.ts';
import { KnownBrowser } from './known-browser.ts';
import { siteOrigin } from './site-origin.ts';

/** A browser that keeps the one cookie; another secret is another server. */
function browserWith(secret = 'a secret', value = '') {
  const kept = { value };
  const open = () => {
    const cookies = new CookieJar({ received: { known: kept.value }, isSecure: true });
    return { cookies, known: new KnownBrowser({ cookies, secret }) };
  };
  return {
    kept,
    laneOf: (email: string) => open().known.laneOf(email),
    remember(email: string) {
      const { cookies, known } = open();
      known.remember(email);
      const [header = ''] = cookies.headers();
      kept.value = /^known=([^;]*)/.exec(header)?.[1] ?? '';
      return header;
    },
  };
}

const maria = 'maria@yolk.example';

test('a browser has a lane of its own for who has signed in with it, and for nobody else', () => {
  const browser = browserWith();
  expect(browser.laneOf(maria)).toBeNull();
  browser.remember(maria);
  expect(browser.laneOf(maria)).toMatch(/^[\w-]{22}$/);
  expect(browser.laneOf('jon@yolk.example')).toBeNull();
});

test('the cookie is kept for a year, out of reach of scripts, and names nobody', () => {
  const header = browserWith().remember(maria);
  expect(header).toContain(`Max-Age=${365 * 24 * 60 * 60}`);
  expect(header).toContain('HttpOnly');
  expect(header).not.toContain('maria');
});

test('all of a family share one lane; the fifth pushes out who came the longest ago', () => {
  const browser = browserWith();
  const family = ['a', 'b', 'c', 'd'].map((name) => `${name}@yolk.example`);
  for (const email of family) browser.remember(email);
  expect(new Set(family.map((email) => browser.laneOf(email))).size).toBe(1);
  // Whoever signs in again is the last to go.
  browser.remember('a@yolk.example');
  browser.remember(maria);
  expect(browser.laneOf('b@yolk.example')).toBeNull();
  expect(browser.laneOf('a@yolk.example')).not.toBeNull();
  expect(browser.kept.value.split('.')).toHaveLength(5);
});

test('nobody makes a lane: not with a cookie of another server, nor with one put together', () => {
  const browser = browserWith();
  browser.remember(maria);
  expect(browserWith('another secret', browser.kept.value).laneOf(maria)).toBeNull();
  const [, owner = ''] = browser.kept.value.split('.');
  expect(browserWith('a secret', `other.${owner}`).laneOf(maria)).toBeNull();
  expect(browserWith('a secret', `.${owner}`).laneOf(maria)).toBeNull();
  const stuffed = ['x', 'x', 'x', 'x', owner];
  const name = browser.kept.value.split('.')[0] ?? '';
  expect(browserWith('a secret', [name, ...stuffed].join('.')).laneOf(maria)).toBeNull();
});

function originFor(host: string, publicUrl?: string): string {
  const settings = { PUBLIC_URL: publicUrl } as never;
  return siteOrigin({ protocol: 'https', host }, { settings });
}

test('links lead to the address of the settings, whatever host a request names', () => {
  expect(originFor('evil.example', 'https://yolk.example/')).toBe('https://yolk.example');
  expect(originFor('yolk.example:8443')).toBe('https://yolk.example:8443');
});

test.each(['', 'a b', '['])(
  'a request from "%s" has an address that leads nowhere else',
  (host) => {
    expect(originFor(host)).toBe('https://localhost');
  },
);
