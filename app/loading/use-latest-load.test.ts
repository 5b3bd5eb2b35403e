import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!./use-latest-load.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** They load the page that is open: its route is known, and React Router takes back what was asked before. */
const ofOpenPage = [
  '../routes/foods/use-food-finder.ts',
  '../routes/onboarding/use-fitting-count.ts',
];

test('no screen loads another with a fetcher of its own, whose last answer may be an old one', () => {
  const loads = Object.entries(sources).filter(
    ([, source]) =>
      source.includes('useFetcher') && /\bload\b[^}]*\} = useFetcher|etcher\.load\b/.test(source),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(loads.map(([path]) => path)).toEqual(ofOpenPage);
});
