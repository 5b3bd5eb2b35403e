import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptedTestCard } from '../../domain/membership/orders/test-cards.rules.ts';
import { premium, signedUp } from '../../domain/recipes/testing/readers.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { sendForm, type Decision } from '../forms/testing/send-form.ts';
import * as favorites from './favorites/favorites.tsx';
import * as login from './identity/login/login.tsx';
import * as logout from './identity/login/logout.tsx';
import * as lostPassword from './identity/lost-password/lost-password.tsx';
import * as resetPassword from './identity/lost-password/reset-password.tsx';
import * as confirmEmail from './identity/sign-up/confirm-email.tsx';
import * as becomeMember from './membership/become-member.tsx';
import * as membership from './membership/membership.tsx';
import * as notifications from './notifications/notifications.tsx';
import * as unsubscribe from './notifications/unsubscribe.tsx';
import * as onboarding from './onboarding/onboarding.tsx';
import * as preferences from './preferences/food-preferences.tsx';
import * as units from './preferences/units.tsx';
import * as program from './programs/program.tsx';
import * as recipe from './recipes/recipe/recipe.tsx';
import * as settings from './settings/overview/user-settings.tsx';
import * as changeEmail from './settings/sign-in/change-email.tsx';
import * as changePassword from './settings/sign-in/change-password.tsx';
import * as deleteAccount from './settings/your-data/delete-account.tsx';
import * as shoppingList from './shopping/list/shopping-list.tsx';
import * as tracking from './tracking/page/tracking.tsx';

let server: TestServer;
let clients: Record<Who, TestClient>;
beforeAll(async () => {
  server = await startTestServer();
  const [user, member] = await Promise.all([signedUp(server), premium(server)]);
  clients = { visitor: server.client(), user, member };
});
afterAll(() => server.close());

type Who = 'visitor' | 'user' | 'member';
type Fields = Record<string, string>;

interface Case {
  what: string;
  who: Who;
  route: { action: (args: never) => unknown };
  path: string;
  params?: Fields;
  fields: Fields;
  decides: Decision;
}

const password = 'plum-tree-7';
const nobody = { email: 'nobody@example.com', password };
const person = { firstName: 'Maja', lastName: 'Lind', password, hasAgreedToTerms: 'on' };
const refused = (code: string) => ({ status: 400, outcome: 'refused', code });
const done = { status: 200, outcome: 'done' };
const stranger = { status: 401, code: 'auth.required' };
const notOurs = { status: 400, code: 'input.invalid' };
const payment = { path: '/become-member/payment', params: { step: 'payment' } };
const account = { path: '/become-member/account', params: { step: 'account' } };
const goal = { path: '/onboarding/goal', params: { step: 'goal' } };
const weighed = { id: crypto.randomUUID(), measure: 'WEIGHT', unit: 'kg', day: '2026-01-02' };
const quick = { id: crypto.randomUUID(), day: '2026-01-02', slot: 'DINNER', energyKcal: '60' };

const cases: Case[] = [
  c(
    'a log-in of nobody',
    'visitor',
    login,
    '/login',
    { intent: 'password', ...nobody },
    refused('login.incorrect'),
  ),
  c(
    'a log-in without a password',
    'visitor',
    login,
    '/login',
    { intent: 'password', email: 'a@example.com' },
    refused('password.required'),
  ),
  c(
    'a code without its first step',
    'visitor',
    login,
    '/login',
    { intent: 'code', codeToken: 'x', code: '123456' },
    refused('login.start-again'),
  ),
  c('a form of another page', 'visitor', login, '/login', { intent: 'delete' }, notOurs),
  c(
    'logging out without a login',
    'visitor',
    logout,
    '/logout',
    { intent: 'log-out' },
    { leadsTo: '/login' },
  ),
  c(
    'a lost password of nobody',
    'visitor',
    lostPassword,
    '/lost-password',
    { email: nobody.email },
    done,
  ),
  c(
    'a lost password without an address',
    'visitor',
    lostPassword,
    '/lost-password',
    { email: '' },
    refused('email.required'),
  ),
  c(
    'a link that is none',
    'visitor',
    resetPassword,
    '/reset-password?token=x',
    { password: 'walnut-oil-9' },
    refused('link.invalid'),
  ),
  c(
    'an address without its link',
    'visitor',
    confirmEmail,
    '/confirm-email?token=x',
    {},
    refused('link.invalid'),
  ),
  c(
    'an unsubscribe link that is none',
    'visitor',
    unsubscribe,
    '/unsubscribe?token=x',
    {},
    refused('unsubscribe.link-invalid'),
  ),
  c(
    'a choice of units',
    'visitor',
    units,
    '/preferences/units',
    { units: 'us', return_to: '/recipes?page=2' },
    { leadsTo: '/recipes?page=2' },
  ),
  c(
    'units that take a reader elsewhere',
    'visitor',
    units,
    '/preferences/units',
    { units: 'us', return_to: 'https://evil.example/' },
    { leadsTo: '/' },
  ),
  c('units there are none of', 'visitor', units, '/preferences/units', { units: 'stone' }, notOurs),
  {
    ...c(
      'a goal of the quiz',
      'visitor',
      onboarding,
      goal.path,
      { intent: 'continue', goals: 'LOSE_WEIGHT' },
      { leadsTo: '/onboarding/sex' },
    ),
    ...goal,
  },
  {
    ...c(
      'no goal of the quiz',
      'visitor',
      onboarding,
      goal.path,
      { intent: 'continue' },
      refused('survey.goal-required'),
    ),
    ...goal,
  },
  {
    ...c(
      'the way back in the quiz',
      'visitor',
      onboarding,
      goal.path,
      { intent: 'back' },
      { leadsTo: '/onboarding/welcome' },
    ),
    ...goal,
  },
  {
    ...c(
      'the way out of the quiz',
      'visitor',
      onboarding,
      goal.path,
      { intent: 'exit' },
      { leadsTo: '/' },
    ),
    ...goal,
  },
  {
    ...c(
      'a sign-up without an address',
      'visitor',
      becomeMember,
      account.path,
      { intent: 'account', ...person },
      refused('email.required'),
    ),
    ...account,
  },
  {
    ...c(
      'a payment of nobody',
      'visitor',
      becomeMember,
      payment.path,
      { intent: 'pay', method: 'card' },
      { leadsTo: '/become-member/account?plan=yearly' },
    ),
    ...payment,
  },
  {
    ...c(
      'a payment without a card',
      'user',
      becomeMember,
      payment.path,
      { intent: 'pay', method: 'card' },
      refused('payment.test-card-only'),
    ),
    ...payment,
  },
  c(
    'a membership nobody has',
    'user',
    membership,
    '/membership',
    { intent: 'cancel', requestKey: crypto.randomUUID() },
    refused('membership.not-active'),
  ),
  c(
    'a cancelled membership',
    'member',
    membership,
    '/membership',
    { intent: 'cancel', requestKey: crypto.randomUUID() },
    { leadsTo: '/user/settings/membership?done=cancel' },
  ),
  c(
    'a membership taken up again',
    'member',
    membership,
    '/membership',
    { intent: 'resume', requestKey: crypto.randomUUID() },
    { leadsTo: '/user/settings/membership?done=resume' },
  ),
  c(
    'an offer there is none of',
    'member',
    membership,
    '/membership',
    { intent: 'offer', plan: 'DAILY' },
    notOurs,
  ),
  c(
    'another card',
    'member',
    membership,
    '/membership',
    { intent: 'card', cardNumber: acceptedTestCard, requestKey: crypto.randomUUID() },
    { leadsTo: '/user/settings/membership?done=card' },
  ),
  c(
    'another name',
    'user',
    settings,
    '/user-settings',
    { intent: 'change-name', firstName: 'Åsa', lastName: 'Berg' },
    { leadsTo: '/user/settings?notice=name' },
  ),
  c(
    'no name',
    'user',
    settings,
    '/user-settings',
    { intent: 'change-name', firstName: '', lastName: 'Berg' },
    refused('first-name.required'),
  ),
  c(
    'a name of nobody',
    'visitor',
    settings,
    '/user-settings',
    { intent: 'change-name', firstName: 'Åsa', lastName: 'Berg' },
    stranger,
  ),
  c(
    'other sessions',
    'user',
    settings,
    '/user-settings',
    { intent: 'end-other-sessions' },
    { leadsTo: '/user/settings' },
  ),
  c(
    'an address with a wrong password',
    'user',
    changeEmail,
    '/change-email',
    { email: 'new@example.com', password: 'wrong' },
    refused('password.incorrect'),
  ),
  c(
    'a new address',
    'user',
    changeEmail,
    '/change-email',
    { email: 'new@example.com', password },
    done,
  ),
  c(
    'an easy password',
    'user',
    changePassword,
    '/change-password',
    { currentPassword: password, newPassword: 'password' },
    refused('password.too-common'),
  ),
  c(
    'an account nobody is sure to delete',
    'user',
    deleteAccount,
    '/delete-account',
    { password },
    refused('delete.unconfirmed'),
  ),
  c(
    'a switch of the notifications',
    'user',
    notifications,
    '/notifications',
    { intent: 'change', shown: 'THAW_TONIGHT.EMAIL' },
    { leadsTo: '/user/settings/notifications' },
  ),
  c(
    'a switch of nobody',
    'visitor',
    notifications,
    '/notifications',
    { intent: 'change' },
    stranger,
  ),
  c(
    'preferences of nobody',
    'visitor',
    preferences,
    '/food-preferences',
    {},
    { leadsTo: '/login?redirect_to=%2Ffood-preferences' },
  ),
  c(
    'preferences of no member',
    'user',
    preferences,
    '/food-preferences',
    {},
    { status: 403, code: 'preferences.membership-required' },
  ),
  c(
    'preferences before the quiz',
    'member',
    preferences,
    '/food-preferences',
    {},
    refused('preferences.profile-missing'),
  ),
  {
    ...c(
      'a program of nobody',
      'visitor',
      program,
      '/programs/x',
      { intent: 'start', program_id: 'x' },
      { leadsTo: '/login?redirect_to=%2Fprograms%2Fx' },
    ),
    params: { slug: 'x' },
  },
  {
    ...c(
      'a program there is none of',
      'member',
      program,
      '/programs/x',
      { intent: 'start', program_id: 'x' },
      { status: 404, code: 'program.not-found' },
    ),
    params: { slug: 'x' },
  },
  c(
    'a heart of nobody',
    'visitor',
    favorites,
    '/favorites',
    { item_type: 'RECIPE', item_id: 'x', favorite: 'true', return_to: '/recipes' },
    { leadsTo: '/login?redirect_to=%2Frecipes' },
  ),
  c(
    'a heart of nothing',
    'user',
    favorites,
    '/favorites',
    { item_type: 'RECIPE', item_id: 'x', favorite: 'true' },
    refused('favorite.item-not-found'),
  ),
  c(
    'stars for nothing',
    'user',
    recipe,
    '/recipe/x',
    { intent: 'rate', recipe_id: 'x', stars: '5' },
    refused('recipe.not-found'),
  ),
  c(
    'stars of nobody',
    'visitor',
    recipe,
    '/recipe/x',
    { intent: 'rate', recipe_id: 'x', stars: '5' },
    stranger,
  ),
  c(
    'a list of no member',
    'user',
    shoppingList,
    '/shopping-list',
    { intent: 'clear' },
    { status: 403, code: 'premium.required' },
  ),
  c(
    'something to buy',
    'member',
    shoppingList,
    '/shopping-list',
    { intent: 'add-extra', id: crypto.randomUUID(), text: 'Soap' },
    done,
  ),
  c(
    'nothing to buy',
    'member',
    shoppingList,
    '/shopping-list',
    { intent: 'add-extra', id: 'b', text: '' },
    refused('shopping.text-required'),
  ),
  c(
    'a shared list',
    'member',
    shoppingList,
    '/shopping-list',
    { intent: 'share' },
    { leadsTo: '/shopping-list?share=' },
  ),
  c(
    'a weight',
    'member',
    tracking,
    '/tracking',
    { intent: 'add', ...weighed, amount: '78,4' },
    done,
  ),
  c(
    'a weight that is none',
    'member',
    tracking,
    '/tracking',
    { intent: 'add', ...weighed, amount: 'some' },
    refused('number'),
  ),
  c(
    'a corrected weight',
    'member',
    tracking,
    '/tracking',
    { intent: 'change', ...weighed, amount: '77' },
    { leadsTo: '/tracking' },
  ),
  c(
    'something eaten',
    'member',
    tracking,
    '/tracking?tab=food',
    { intent: 'log-quick', ...quick, name: 'Soup' },
    done,
  ),
  c(
    'something without a name',
    'member',
    tracking,
    '/tracking?tab=food',
    { intent: 'log-quick', ...quick, id: crypto.randomUUID() },
    refused('tracking.name-required'),
  ),
];

function c(
  what: string,
  who: Who,
  route: Case['route'],
  path: string,
  fields: Fields,
  decides: Decision,
): Case {
  return { what, who, route, path, fields, decides };
}

test.each(cases)('$what ($who)', async ({ who, route, path, params, fields, decides }) => {
  const { action } = route;
  const sent = { action, client: clients[who], path, fields, ...(params && { params }) };
  expect(await sendForm(sent)).toEqual(decides);
});
