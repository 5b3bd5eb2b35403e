import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!./use-latest-load.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no screen loads with a fetcher of its own, whose last answer may be an old one', () => {
  const loads = Object.entries(sources).filter(
    ([, source]) =>
      source.includes('useFetcher') && /\bload\b[^}]*\} = useFetcher|etcher\.load\b/.test(source),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(loads.map(([path]) => path)).toEqual([]);
});
