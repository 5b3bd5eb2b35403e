import { afterAll, beforeAll, expect, test } from 'vitest';
import { data } from 'react-router';
import { openPage } from './testing/call-route.ts';
import { withOwn, type Own } from './testing/form-cases.ts';
import type { Who } from './testing/people.ts';
import { openScene, type Scene } from './testing/scene.ts';
import { thingsOfMember } from './testing/things-of-member.ts';
import { clientLoader as searchInBrowser } from './search/search.tsx';

let scene: Scene;
let own: Own;
beforeAll(async () => {
  scene = await openScene();
  own = await thingsOfMember(scene);
});
afterAll(() => scene.server.close());

async function opened(who: Who, path: string): Promise<unknown> {
  return (await openPage({ client: scene.people[who], path: withOwn(path, own) })).data;
}

const locked = '/recipes/adana-lamb-kebabs-with-onion-salad';
const something = expect.anything();

/** What a page is drawn from, where it is not the same for everybody. */
test.each<[Who, string, object]>([
  ['visitor', locked, { isPremiumMember: false, planning: null, answer: { sheet: null } }],
  ['free', locked, { answer: { sheet: null, glimpse: { firstIngredients: something } } }],
  ['member', locked, { isPremiumMember: true, answer: { sheet: something, glimpse: null } }],
  ['member', '/recipes/{recipeSlug}?dish={key}', { planned: something }],
  ['other', '/recipes/{recipeSlug}?dish={key}', { planned: null }],
  ['free', '/home', { hasProfile: false, isPremiumMember: false, plan: null, program: null }],
  ['member', '/home', { hasProfile: true, isPremiumMember: true, plan: something }],
  ['other', '/home', { hasProfile: true, isPremiumMember: true, plan: null, program: null }],
  ['visitor', '/shopping-list', { userId: '', state: null, offer: { isSignedIn: false } }],
  ['free', '/shopping-list', { state: null, offer: { isSignedIn: true } }],
  ['member', '/shopping-list', { state: { revision: 0 }, link: something }],
  ['other', '/shopping-list', { state: { revision: 0 }, link: null }],
  ['visitor', '/user/food-preferences', { page: null, offer: { isSignedIn: false } }],
  ['free', '/user/food-preferences', { page: null, offer: { isSignedIn: true } }],
  [
    'answered',
    '/user/food-preferences',
    {
      page: {
        steps: ['GOAL', 'SEX', 'AGE_AND_HEIGHT', 'ACTIVITY', 'WEIGHT_GOAL', 'DIET_CHALLENGES'],
      },
      offer: { isSignedIn: true },
    },
  ],
  ['member', '/user/food-preferences', { page: { isSaved: false }, offer: null }],
  ['member', '/user/food-preferences?saved=true', { page: { isSaved: true } }],
  ['visitor', '/login?redirect_to=/recipes', { isComingBack: true, redirectTo: '/recipes' }],
  ['visitor', '/login', { isComingBack: false, isLoginExpired: false, codeToken: null }],
  ['expired', '/login', { isLoginExpired: true }],
  ['visitor', '/welcome', { name: null, hasAnswers: false, isEmailConfirmed: false }],
  ['free', '/welcome?notice=email', { name: 'Maja', isEmailConfirmed: true }],
  ['visitor', '/food/egg', { isAmountRefused: false }],
  ['visitor', '/food/egg?grams=some', { isAmountRefused: true, typedGrams: 'some' }],
  ['free', '/user/settings/membership', { isCancelling: false, done: null }],
  ['free', '/user/settings/membership?cancel=ask&done=card', { isCancelling: true, done: 'card' }],
  ['visitor', '/programs/first-steps', { isMember: false, other: null }],
  ['member', '/programs/first-steps', { isMember: true, other: null }],
  ['member', '/programs/build-the-habit', { other: { id: 'first-steps' } }],
  ['visitor', '/shopping-list/shared/x', { list: null }],
  ['visitor', '/shopping-list/shared/{listToken}', { list: something }],
  ['member', '/tracking', { food: null, measures: something }],
  ['member', '/tracking?tab=food', { food: something, measures: null }],
  ['visitor', '/search?s=salmon', { address: { text: 'salmon' }, answer: something }],
])('%s at %s', async (who, path, seen) => {
  expect(await opened(who, path)).toMatchObject(seen);
});

test('a page beyond the last is the last', async () => {
  const last = (await opened('visitor', '/recipes?page=99999')) as {
    filter: { page: number };
    page: { page: number; pageCount: number };
  };
  expect(last.filter.page).toBe(last.page.page);
  expect(last.page.page).toBeLessThan(99_999);
});

test('whoever takes their data along gets theirs, and nobody else’s', async () => {
  const mine = String(await opened('member', '/user/settings/download'));
  const others = String(await opened('other', '/user/settings/download'));
  const emailIn = (file: string) => /[\w-]+@example\.com/.exec(file)?.[0];
  expect(emailIn(mine)).toBeDefined();
  expect(mine).not.toContain(emailIn(others));
  expect(mine).toContain(own['planId']);
  expect(others).not.toContain(own['planId']);
});

test('measurements come as a table', async () => {
  expect(String(await opened('member', '/tracking/export'))).toMatch(/^date,time,measure,value/);
});

/** The search as the browser runs it, with a server that answers so. */
function searched(answer: () => Promise<never>) {
  const request = new Request('https://yolk.test/search?s=salmon&page=2');
  return searchInBrowser({ request, serverLoader: answer } as never);
}

test.each<[string, unknown]>([
  ['a cut network', new TypeError('Failed to fetch')],
  ['a server that is away', errorAnswer(503)],
  ['something between that cannot reach it', errorAnswer(502)],
  ['something between that waited too long', errorAnswer(504)],
])('after %s what was searched for stays', async (_what, error) => {
  const page = await searched(() => Promise.reject(error));
  expect(page).toMatchObject({ answer: null, address: { text: 'salmon', page: 2 } });
  expect(page.alternates.sv).toContain('/sok?s=salmon');
});

test.each([500, 404])('an answer of %i is told as what it is', async (status) => {
  const error = errorAnswer(status);
  await expect(searched(() => Promise.reject(error))).rejects.toBe(error);
});

/** As React Router throws what a server answered. */
function errorAnswer(status: number) {
  return { ...data(null), status, statusText: '', internal: false, data: null };
}
