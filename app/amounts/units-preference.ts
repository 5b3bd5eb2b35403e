import { locales } from '../../i18n/locales.ts';
import type { UsualUnitsFragment } from './operations.gen.ts';
import { requestLocale } from '../shell/locale.ts';

/** The kitchen a reader measures with; a choice is kept in a plain cookie, as it is nobody's secret. */
export const unitSystems = ['metric', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Where the switch is posted to, from every page that shows amounts. */
export const unitsPath = '/preferences/units';

const oneYearSeconds = 365 * 24 * 60 * 60;

/**
 * For loaders of pages that show amounts: what the reader chose on a page, else what a member's
 * profile says, else what is usual in the language of the page.
 */
export function unitsOf({
  request,
  profile,
}: {
  request: Request;
  profile: UsualUnitsFragment['profile'];
}): UnitSystem {
  const chosen = chosenUnits(request);
  if (chosen !== null) return chosen;
  switch (profile?.answers.measurementSystem) {
    case 'IMPERIAL':
      return 'us';
    case 'METRIC':
      return 'metric';
    default:
      return locales[requestLocale(request)].usualUnits;
  }
}

function chosenUnits(request: Request): UnitSystem | null {
  const cookies = request.headers.get('cookie') ?? '';
  const chosen = /(?:^|;\s*)units=([a-z]+)(?:;|$)/.exec(cookies)?.[1];
  return isUnitSystem(chosen) ? chosen : null;
}

export function unitsCookie({ units, isSecure }: { units: UnitSystem; isSecure: boolean }): string {
  const attributes = `Path=/; Max-Age=${oneYearSeconds}; HttpOnly; SameSite=Lax`;
  return `units=${units}; ${attributes}${isSecure ? '; Secure' : ''}`;
}

function isUnitSystem(value: unknown): value is UnitSystem {
  return unitSystems.some((system) => system === value);
}

/** A path of this site, whatever was asked for: no form may send a reader elsewhere. */
export function pathOnThisSite({ path, origin }: { path: unknown; origin: string }): string {
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  if (url.origin !== origin) return '/';
  // Two leading slashes would name another host when the browser reads them.
  return url.pathname.startsWith('//') ? '/' : `${url.pathname}${url.search}${url.hash}`;
}
