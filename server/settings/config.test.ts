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
])(
  'a wrong %s stops the start with its name and what it accepts, and nothing else',
  (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} must be `));
    expect(read).not.toThrow(new RegExp(value.replaceAll('.', '\\.')));
  },
);

test('every wrong setting is named at once', () => {
  expect(() => readSettings({ PORT: 'x', TRIAL_DAYS: 'y' })).toThrow(/PORT.*\nTRIAL_DAYS/);
});
