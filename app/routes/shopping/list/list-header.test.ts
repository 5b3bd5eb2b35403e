import { expect, test } from 'vitest';
import { datesText } from './list-header.tsx';

test.each([
  ['en', { from: '2026-11-23', to: '2026-11-29' }, 'Mon, Nov 23 – Sun, Nov 29'],
  ['en', { from: '2026-11-23', to: '2026-11-23' }, 'Mon, Nov 23'],
  ['sv', { from: '2026-11-23', to: '2026-11-29' }, 'mån 23 nov. – sön 29 nov.'],
  ['es', { from: '2026-11-30', to: '2026-12-02' }, 'lun, 30 nov – mié, 2 dic'],
] as const)('in %s the list is for %o: %s', (locale, dates, text) => {
  expect(datesText({ dates, locale })).toBe(text);
});
