import { expect, test } from 'vitest';
import { readSettings } from '../../../server/settings/config.ts';
import { offerTermsOf } from './offers.rules.ts';
import { termsFor } from './terms-for.ts';

const settings = readSettings({ TRIAL_DAYS: '7' });
const terms = offerTermsOf(settings);
const maja = { userId: 'maja' };

interface Asking {
  groupDays: number | null;
  isForGroup: boolean;
  viewer?: { userId: string } | null;
}

/** What is sold, and whose group was asked for. */
async function ask({ groupDays, isForGroup, viewer = maja }: Asking) {
  const asked: string[] = [];
  const findGroupTrialDays = async ({ userId }: { userId: string }) => {
    asked.push(userId);
    return groupDays;
  };
  const context = { viewer, services: { settings, db: {}, findGroupTrialDays } };
  const given = context as unknown as Parameters<typeof termsFor>[0]['context'];
  return { sold: await termsFor({ context: given, isForGroup }), asked };
}

test('who comes from joining a group gets its trial, for either plan', async () => {
  const { sold, asked } = await ask({ groupDays: 30, isForGroup: true });
  expect(sold).toEqual({ ...terms, trialDays: { MONTHLY: 30, YEARLY: 30 } });
  expect(asked).toEqual(['maja']);
});

test('who is in no such group gets the usual terms', async () => {
  const { sold, asked } = await ask({ groupDays: null, isForGroup: true });
  expect(sold).toEqual(terms);
  expect(asked).toEqual(['maja']);
});

test.each([
  ['who comes from elsewhere', { isForGroup: false }],
  ['a visitor', { isForGroup: true, viewer: null }],
])('%s is asked for no group', async (_who, given) => {
  const { sold, asked } = await ask({ groupDays: 30, ...given });
  expect(sold).toEqual(terms);
  expect(asked).toEqual([]);
});
