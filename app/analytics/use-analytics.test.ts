import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../offline/testing/fake-storage.ts';
import { liveHook } from '../ui/testing/live-hook.tsx';
import { chooseConsent, useConsent } from './consent.ts';
import * as layers from './data-layer.ts';
import { isSecretAddress } from './secret-address.ts';
import { useAnalytics } from './use-analytics.ts';

afterEach(() => vi.restoreAllMocks());

const scriptUrl = 'https://tags.example/gtm.js';
const asked = { scriptUrl, isConsentAsked: true };
const unasked = { scriptUrl, isConsentAsked: false };

interface Visit {
  analytics?: typeof asked | null;
  userId?: string | null;
  at?: string;
  /** What this device answered before. */
  consent?: string;
  /** Who the page before in this tab was shown to. */
  before?: string;
  token?: string | null;
}

/** Somebody's visit; what the tag manager is told. */
async function visit({
  analytics = unasked,
  userId = null,
  at = '/recipes',
  consent,
  before,
  token = null,
}: Visit = {}) {
  const kept = fakeStorage(new Map(consent === undefined ? [] : [['analytics', consent]]));
  const ofTab = new Map(before === undefined ? [] : [['analytics-visitor', before]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => ofTab.get(key) ?? null,
    setItem: (key: string, text: string) => void ofTab.set(key, text),
  });
  const told: layers.DataLayerEntry[] = [];
  vi.spyOn(layers, 'tell').mockImplementation((entry) => void told.push(entry));
  const start = vi.spyOn(layers, 'startMeasuring').mockImplementation(() => undefined);
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return Response.json(token === null ? null : { token });
  });
  const reload = vi.fn<() => void>();
  const events = new EventTarget();
  let user = userId;
  const { act, redraw, router } = await liveHook(() => useAnalytics({ analytics, userId: user }), {
    at,
    routes: [
      { id: 'reset', path: '/new-password/:token', Component: () => null },
      {
        id: 'join',
        path: '/join',
        loader: () => ({ signUp: { step: 'pay', plan: 'YEARLY' } }),
        Component: () => null,
      },
    ],
    window: {
      location: { reload },
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      dispatchEvent: events.dispatchEvent.bind(events),
    },
  });
  const rest = () => act(() => vi.dynamicImportSettled());
  await rest();
  return {
    told,
    start,
    fetched,
    reload,
    kept,
    rest,
    choose: (answer: 'granted' | 'denied') => act(() => chooseConsent(answer)).then(rest),
    logIn: (next: string | null) => {
      user = next;
      return redraw();
    },
    go: (path: string) => act(() => router.navigate(path)),
    eventsOf: (name: string) => told.filter(({ event }) => event === name),
  };
}

test('where nobody is asked, who is there and what they open is told', async () => {
  const { told, start, go } = await visit({ userId: 'u1' });
  expect(start).toHaveBeenCalledWith(scriptUrl);
  expect(told).toEqual([
    { platform: 'web', userId: 'u1' },
    { event: 'route-change', screen: 'own', path: '/recipes' },
  ]);
  await go('/recipes/stew');
  expect(told.at(-1)).toEqual({ event: 'route-change', screen: 'own', path: '/recipes/stew' });
});

test('where somebody is asked, nothing is told before they agree', async () => {
  const { told, start, choose } = await visit({ analytics: asked });
  expect([told, start.mock.calls]).toEqual([[], []]);
  await choose('granted');
  expect(start).toHaveBeenCalledWith(scriptUrl);
  expect(told).toHaveLength(2);
});

test.each([
  ['said no', { analytics: asked, consent: 'denied' }],
  ['has no tag manager', { analytics: null }],
  ['has answered nothing', { analytics: asked, consent: 'perhaps' }],
])('of who %s nothing is told', async (_who, given) => {
  const { told, start } = await visit(given);
  expect([told, start.mock.calls]).toEqual([[], []]);
});

test('who agreed before is measured from the first page, and who takes it back gets a page without', async () => {
  const { told, choose, reload, kept } = await visit({ analytics: asked, consent: 'granted' });
  expect(told).toHaveLength(2);
  expect(reload).not.toHaveBeenCalled();
  await choose('denied');
  expect([reload.mock.calls.length, kept.get('analytics')]).toEqual([1, 'denied']);
});

test('a browser that objects to every site has said no', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const { told } = await visit({ analytics: asked });
  expect(told).toEqual([]);
  // Nor are they asked: that is their answer.
  expect((await liveHook(useConsent)).now()).toBe('denied');
});

test.each([
  '/recipes?token=x',
  '/recipes?invitation=x',
  '/recipes?q=a&member=b',
  '/recipes?code=1&state=2',
])('nothing is told of %s, whose address is a secret', async (at) => {
  const { told, start } = await visit({ at });
  expect([told, start.mock.calls]).toEqual([[], []]);
});

test('who goes on to a page with a secret address is told of no more, whoever they are', async () => {
  const { told, go, logIn } = await visit({ userId: 'u1' });
  const before = told.length;
  await go('/recipes?token=x');
  await logIn('u2');
  expect(told).toHaveLength(before);
});

test.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['perhaps', null],
])('an answer kept as %s is %s', async (kept, consent) => {
  fakeStorage(new Map([['analytics', kept]]));
  expect((await liveHook(useConsent)).now()).toBe(consent);
});

test.each([
  [{ token: 'x' }, '', true],
  [{ slug: 'x', member: 'y' }, '?q=1', true],
  [{ slug: 'x' }, '?q=1&group=2', true],
  [{ slug: 'token' }, '?q=token', false],
])('that %o%s is a secret: %s', (params, search, expected) => {
  expect(isSecretAddress({ params, search })).toBe(expected);
});

test('a log-in is told once, with the proof of the operator’s marketing program', async () => {
  const { eventsOf, fetched, logIn, rest } = await visit({ before: '-', token: 'signed' });
  expect(eventsOf('login')).toEqual([]);
  await logIn('u1');
  await rest();
  await logIn('u1');
  expect(eventsOf('login')).toEqual([{ event: 'login', userId: 'u1' }]);
  expect(fetched).toHaveLength(1);
  expect(eventsOf('braze-user')).toEqual([{ event: 'braze-user', userId: 'u1', token: 'signed' }]);
  await logIn(null);
  expect(eventsOf('login')).toHaveLength(1);
});

test('who was logged in on the page before has not logged in', async () => {
  const { eventsOf, fetched } = await visit({ before: 'u1', userId: 'u1', token: 'signed' });
  expect([eventsOf('login'), fetched]).toEqual([[], []]);
});

test('without a marketing program nothing is said to it', async () => {
  const { eventsOf, fetched } = await visit({ before: '-', userId: 'u1' });
  expect([fetched.length, eventsOf('login').length, eventsOf('braze-user')]).toEqual([1, 1, []]);
});
