import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './config.ts';

test('an empty environment gives working defaults', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, BRAND_NAME: 'Yolk', TRIAL_DAYS: 7 });
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '' }).PORT).toBe(3000);
});

test.each([
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/yolk'],
  ['AUTH_SECRET', 'too-short-secret'],
  ['PRICE_SEK_MONTHLY', '129.50'],
  ['CONTACT_EMAIL', 'nobody'],
  ['TRUST_PROXY', 'perhaps'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8, everybody'],
])(
  'a wrong %s stops the start with its name and what it accepts, and nothing else',
  (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} must be `));
    expect(read).not.toThrow(new RegExp(value.replaceAll('.', '\\.')));
  },
);

test.each([
  ['2', 2],
  ['10.0.0.0/8, 2001:db8::/32,loopback', ['10.0.0.0/8', '2001:db8::/32', 'loopback']],
])('TRUST_PROXY=%s trusts %j', (value, trusted) => {
  expect(readSettings({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(trusted);
});

test('whoever trusts every proxy is told what that would do', () => {
  expect(() => readSettings({ TRUST_PROXY: 'true' })).toThrow(
    /^TRUST_PROXY must be the number of proxies .*true would believe whatever address/,
  );
});

test('every wrong setting is named at once', () => {
  expect(() => readSettings({ PORT: 'x', TRIAL_DAYS: 'y' })).toThrow(/PORT.*\nTRIAL_DAYS/);
});
