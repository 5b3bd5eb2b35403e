import { expect, test } from 'vitest';
import type { Consent } from './consent.ts';
import { measuringScript } from './measuring-script.ts';

const scriptUrl = 'https://tags.example/gtm.js';

interface Visit {
  isConsentAsked?: boolean;
  consent?: Consent | null;
  params?: Record<string, string>;
  search?: string;
}

function scriptFor(visit: Visit): string | undefined {
  const { isConsentAsked = true, consent = 'granted', params = {}, search = '' } = visit;
  const analytics = { scriptUrl, isConsentAsked } as never;
  return measuringScript({ analytics, consent, params, search });
}

test('who agreed is measured, and where nobody has to be asked everybody is', () => {
  expect(scriptFor({})).toBe(scriptUrl);
  expect(scriptFor({ isConsentAsked: false, consent: null })).toBe(scriptUrl);
  expect(scriptFor({ params: { slug: 'stew' }, search: '?page=2' })).toBe(scriptUrl);
});

test.each([null, 'denied'] as const)('who was asked and answered %s is not', (consent) => {
  expect(scriptFor({ consent })).toBeUndefined();
});

test.each(['token', 'invitation', 'member', 'group', 'code', 'state'])(
  'no script of others reads an address with a %s in it',
  (name) => {
    expect(scriptFor({ search: `?page=2&${name}=s3cret` })).toBeUndefined();
    expect(scriptFor({ params: { [name]: 's3cret' } })).toBeUndefined();
    expect(scriptFor({ isConsentAsked: false, search: `?${name}` })).toBeUndefined();
  },
);

test('without a tag manager there is nothing to load', () => {
  const none = { analytics: null, consent: 'granted', params: {}, search: '' } as const;
  expect(measuringScript(none)).toBeUndefined();
});
