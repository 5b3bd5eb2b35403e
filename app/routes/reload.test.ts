import { expect, test } from 'vitest';
import { shouldRevalidate as reloadsCooking } from './cooking/cooking.tsx';
import { reloadAfterForms } from './meal-plans/changes/reload-after-forms.ts';
import { reloadUnlessQuery } from '../loading/reload-unless-query.ts';

type Asked = Parameters<typeof reloadsCooking>[0];

/** From one address to another; React Router itself would load anew. */
function going(from: string, to: string, given: Partial<Asked> = {}): Asked {
  const at = (path: string) => new URL(path, 'https://yolk.test');
  const asked = { currentUrl: at(from), nextUrl: at(to), defaultShouldRevalidate: true };
  return { currentParams: {}, nextParams: {}, ...asked, ...given };
}

const post = { formMethod: 'POST' } as const;

/** Where from, where to, how, and whether the page's frame and the pages of cooking load anew. */
test.each<[string, Asked, boolean, boolean]>([
  ['another tab', going('/list', '/list?tab=a'), false, false],
  ['the same address again', going('/list?tab=a', '/list?tab=a'), true, false],
  ['another page', going('/list', '/other'), true, true],
  ['another page with the same query', going('/list?tab=a', '/other?tab=a'), true, true],
  ['a form that leads to a query', going('/list', '/list?done=a', post), true, true],
  [
    'another page that needs nothing',
    going('/list', '/other', { defaultShouldRevalidate: false }),
    false,
    false,
  ],
])('%s: %#', (_what, asked, frame, cooking) => {
  expect(reloadUnlessQuery(asked)).toBe(frame);
  expect(reloadsCooking(asked)).toBe(cooking);
});

test.each<[string, Partial<Asked>, boolean]>([
  ['a form that was answered', { ...post, actionStatus: 200 }, true],
  ['a form that was refused', { ...post, actionStatus: 400 }, true],
  ['a form that led elsewhere', { ...post, defaultShouldRevalidate: false }, true],
  ['a form that did not get through', { ...post, actionStatus: 500 }, false],
  ['no form', {}, true],
  ['no form, and nothing to be had', { defaultShouldRevalidate: false }, false],
])('a plan is loaded anew after %s: %#', (_what, given, isLoaded) => {
  expect(reloadAfterForms(going('/meal-plan/a', '/meal-plan/a', given))).toBe(isLoaded);
});
