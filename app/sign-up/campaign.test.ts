import { expect, test } from 'vitest';
import { campaignOf, withCampaign } from './campaign.ts';

test.each([
  ['/onboarding', '?content=ad&source=letter&utm=x', '/onboarding?content=ad&source=letter'],
  ['/onboarding?from=preview', '?source=letter', '/onboarding?from=preview&source=letter'],
  ['/#how-low', '?content=a b', '/?content=a+b#how-low'],
  ['/onboarding', '', '/onboarding'],
  ['/onboarding', '?content=&source=%20', '/onboarding'],
])('%s of who came with %j is %s', (path, search, marked) => {
  expect(withCampaign({ path, search })).toBe(marked);
});

test('a mark of a campaign is no essay', () => {
  const { content } = campaignOf(new URLSearchParams({ content: 'x'.repeat(5000) }));
  expect(content).toHaveLength(100);
});
