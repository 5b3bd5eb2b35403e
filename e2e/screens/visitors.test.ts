import { expect, test } from 'vitest';
import { screenPaths, type Screen } from '../../i18n/paths.ts';
import { lookAtScreensOf, nobodys } from './look-at-screens.ts';
import { addressesOf, withoutPage } from './screen-addresses.ts';

lookAtScreensOf(['visitor', 'free']);

test('every screen is looked at by its address', () => {
  const screens = (Object.keys(screenPaths) as Screen[]).filter(
    (screen) => !withoutPage.includes(screen),
  );
  const looked = new Set(addressesOf(nobodys).map(({ screen }) => screen));
  expect(screens.filter((screen) => !looked.has(screen))).toEqual([]);
});
