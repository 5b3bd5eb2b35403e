import { pageKeys } from '../../../domain/pages/page-keys.rules.ts';
import { screenPath } from '../../../i18n/paths.ts';
import type { Who } from './people.ts';

/** What each person gets at an address: `200`, `404 food.not-found` or where it leads. */
type Seen = Record<Exclude<Who, 'admin' | 'answered'>, string> & Partial<Record<Who, string>>;
type Pages = Record<string, Seen>;

/** Pages of administrators: for other people with an account there is none. */
function ofAdministrators(paths: readonly string[]): Pages {
  const seen = ofAccount(paths, each(named, '404 not-found'));
  return Object.fromEntries(paths.map((path) => [path, { ...seen[path], admin: '200' } as Seen]));
}

const nameless = ['visitor', 'expired'] as const;
const named = ['free', 'member', 'other'] as const;

function at(paths: readonly string[], seenAt: (path: string) => Seen): Pages {
  return Object.fromEntries(paths.map((path) => [path, seenAt(path)]));
}

function each<Someone extends Who>(people: readonly Someone[], decides: string) {
  return Object.fromEntries(people.map((who) => [who, decides])) as Record<Someone, string>;
}

/** The same for everybody. */
function open(decides: string, paths: readonly string[]): Pages {
  return at(paths, () => ({ ...each(nameless, decides), ...each(named, decides) }));
}

/** Of an account: the log-in leads back here. */
function ofAccount(paths: readonly string[], forNamed: Partial<Seen> = {}): Pages {
  return at(paths, (path) => ({
    ...each(nameless, toLogin(path)),
    ...each(named, '200'),
    ...forNamed,
  }));
}

/** What of it is the member's own stays as it is written: `{slug}`. */
function toLogin(path: string): string {
  const from = encodeURIComponent(path).replaceAll('%7B', '{').replaceAll('%7D', '}');
  return `→ /login?redirect_to=${from}`;
}

/** For who is in already. */
function forStrangers(paths: readonly string[], seen: Pick<Seen, 'expired' | 'free'>): Pages {
  const there = { member: seen.free, other: seen.free };
  return at(paths, () => ({ visitor: '200', ...seen, ...there }));
}

const mealPlans = '/low-carb/meal-plans';
const plan = '/meal-plan/{slug}';
const oddPlan = `${plan}?tab=x&on=99&pick=9.TEA&dish=x&servings=x`;
const program = '/programs/first-steps';
const recipe = '/recipes/beef-and-broccoli-stir-fry';
const cooking = '/cooking/beef-and-broccoli-stir-fry';
const settings = '/user/settings';
const join = '/become-member';
const chosen = '?plan=yearly';

/** Every route that loads something; odd values of an address lead to a page or a code. */
export const pages: Pages = {
  ...open('200', [
    '/onboarding/welcome',
    '/onboarding/goal',
    '/lp/quiz',
    '/lpg/quiz',
    '/fb1-meal-plans',
    `${mealPlans}/all`,
    `${mealPlans}/all?strictness=x`,
    '/meal-plan/gentle-start',
    '/programs',
    program,
    `${program}/lesson/1`,
    `${program}/lesson/2`,
    '/new-member/program',
    '/new-member/podcast',
    '/new-member/community',
    '/new-member/video',
    '/recipes',
    '/recipes?page=x&meal=x&strictness=x',
    '/recipes?page=99999',
    recipe,
    `${recipe}?dish=x`,
    `${recipe}/servings/2`,
    '/recipes/{recipeSlug}?dish={key}',
    cooking,
    `${cooking}/4`,
    '/my-account/reset-password?token=x',
    '/my-account/reset-password',
    '/my-account/confirm-email?token=x',
    '/my-account/unsubscribe?token=x',
    '/welcome',
    '/user/food-preferences',
    '/food-navigator/carbs',
    '/food-navigator/satiety',
    '/food/egg',
    '/food/egg?grams=x',
    '/shopping-list',
    '/shopping-list/stores',
    '/shopping-list/shared/{listToken}',
    '/shopping-list/join/x',
    '/tracking',
    '/tracking?tab=food&day=2026-02-30',
    '/tracking?measure=x&edit=x',
    '/guides',
    '/videos',
    '/videos?q=x&kind=x&open=x',
    '/videos/shakshuka-in-one-pan',
    '/videos/shakshuka-in-one-pan?t=x',
    '/videos/shawarma-from-a-tray',
    '/community',
    '/community?kind=x&sort=x&q=x&page=x',
    '/low-carb/doctors',
    '/low-carb/doctors?q=x&country=x&language=x&telehealth=x&page=x',
    '/low-carb/doctors/all',
    '/low-carb/doctors/all?page=99999',
    '/low-carb/doctor/anton-berg',
    '/low-carb/doctors/be-listed',
    '/low-carb/doctors/my-entry',
    '/low-carb/doctors/my-entry?token=x',
    '/search?tab=doctors',
    '/search',
    '/search?s=salmon',
    '/search?tab=x&diet=x&page=x',
    '/terms',
    ...pageKeys.map((key) => screenPath(key, 'en')),
    '/guides/eating-out',
    '/contact?sent=x',
    '/pro/join',
    '/pro/join?invitation=x',
  ]),
  ...open('404 video.not-found', ['/videos/nothing']),
  ...open('404 page.not-found', ['/guides/nothing', '/guides/constructor', '/pages/nothing']),
  ...open('→ /guides/eating-out', ['/guides/comer-fuera', '/pages/eating-out']),
  ...open('404 community.topic-not-found', [
    '/community/topic/x',
    '/community/topic/x?page=x&ask=x',
  ]),
  ...open('404 doctor.not-found', ['/low-carb/doctor/nobody']),
  ...open('→ /', ['/preferences/units']),
  ...open('→ /pro/join?invitation=x', [
    '/pro/user-join?invitation=x',
    '/pro/user-join/check?invitation=x',
    '/pro/user-join/confirm?invitation=x',
  ]),
  ...open('→ /login', ['/login/new-account']),
  ...open(`→ ${program}/day/1`, [`${program}/day`]),
  ...open(`→ ${cooking}`, [`${cooking}/x`, `${cooking}/999999`]),
  ...open('→ /food-navigator/carbs', ['/food-navigator']),
  ...open('→ /food-navigator/carbs?compare=x', ['/food-navigator?page=x&compare=x']),
  ...open('400 text.unreadable', ['/meal-plan/%00', '/search?s=%00']),
  ...open('404', [
    `${recipe}/servings/x`,
    `${recipe}/servings/99999999999`,
    '/shopping-list/shared/x',
  ]),
  ...open('404 not-found', [
    `${mealPlans}/planner-settings`,
    '/food-navigator/nowhere',
    '/food-navigator/satiety/nowhere',
  ]),
  ...open('404 page.not-found', ['/onboarding/nowhere', `${join}/nowhere`, '/nowhere-at-all']),
  ...open('404 food.not-found', ['/food/nothing']),
  ...open('404 recipe.not-found', ['/recipes/nothing', '/cooking/nothing']),
  ...open('404 program.not-found', [
    '/programs/nothing',
    `${program}/day/x`,
    `${program}/day/99999999999999999999`,
    `${program}/lesson/99`,
    `${program}/lesson/x`,
    '/programs/nothing/certificate',
    `${program}/check-in/9`,
    `${program}/check-in/x`,
  ]),

  ...forStrangers(['/'], { expired: '200', free: '→ /home' }),
  ...forStrangers(['/login', '/login?redirect_to=https://evil.example/'], {
    expired: '401',
    free: '→ /home',
  }),
  ...forStrangers(['/login?redirect_to=/recipes'], { expired: '401', free: '→ /recipes' }),
  '/logout': { ...each(nameless, '→ /login'), ...each(named, '200') },

  ...ofAccount([
    '/home',
    '/new-member',
    '/new-member/guide',
    '/new-member/meal-plan',
    '/new-member/new-member-free-trial',
    '/community/new',
    settings,
    `${settings}/membership`,
    `${settings}/membership?cancel=ask`,
    `${settings}/email`,
    `${settings}/password`,
    `${settings}/two-step-login`,
    `${settings}/passkeys`,
    `${settings}/notifications`,
    `${settings}/withdraw-consent`,
    `${settings}/delete`,
    `${settings}/group`,
    `${settings}/group?notice=x`,
    '/member/favorites',
    '/member/favorites?tab=meal-plans',
    '/member/favorites?page=x',
  ]),
  ...ofAccount([`${settings}/membership?approval=x`], each(named, `→ ${settings}/membership`)),
  '/community/picture/x': {
    visitor: '401 auth.required',
    expired: '401 auth.expired',
    ...each(named, '404 community.picture-not-found'),
  },
  ...ofAccount(['/community/post/x'], each(named, '404 community.post-not-found')),
  ...ofAccount(['/braze/preference-center'], each(named, `→ ${settings}/notifications`)),
  '/braze/token': {
    visitor: '401 auth.required',
    expired: '401 auth.expired',
    ...each(named, '200'),
  },
  [`${settings}/download`]: {
    visitor: '401 auth.required',
    expired: '401 auth.expired',
    ...each(named, '200'),
  },

  // Who is no member is shown what is behind the door, whosever it is.
  ...ofAccount(
    [`${mealPlans}/my-meal-planner`, `${mealPlans}/my-meal-planner?filter=x&order=y&after=z`],
    { visitor: '200', expired: '200' },
  ),
  ...ofAccount([`${mealPlans}/trash`], { free: `→ ${mealPlans}/my-meal-planner` }),
  ...ofAccount([plan, oddPlan], { other: '404 meal-plan.not-found' }),
  ...ofAccount(['/meal-plan/nothing'], {
    member: '404 meal-plan.not-found',
    other: '404 meal-plan.not-found',
  }),
  ...ofAccount([`${program}/day/1`, `${program}/day/9`], { free: `→ ${program}?ask=join` }),
  ...ofAccount([`${program}/check-in/1`], { free: `→ ${program}`, other: `→ ${program}` }),
  ...ofAccount([`${program}/check-in/2`], each(named, `→ ${program}`)),
  ...ofAccount([`${program}/certificate`], each(named, `→ ${program}`)),

  // Groups: nobody here administers one, and whose they are is told to nobody.
  ...ofAccount(['/pro', '/pro?status=x&q=%25&sort=-x&page=0&column=x&ask=x']),
  ...ofAccount(['/pro/payment', '/pro/payment/x'], each(named, '→ /pro')),
  ...ofAccount(
    ['/pro/payment?group={groupOfOther}', '/pro/payment/x?group={groupOfOther}'],
    each(named, '404 pro.group-not-found'),
  ),
  ...ofAccount(['/pro/add', '/pro/settings', '/pro/audit?page=x', '/pro/members/x'], {
    ...each(named, '→ /pro'),
  }),
  ...ofAccount(['/pro/new'], each(named, '→ /pro')),
  ...ofAccount(
    ['/pro?group={groupOfOther}', '/pro/add?group=x', '/pro/settings?group={groupOfOther}'],
    each(named, '404 pro.group-not-found'),
  ),
  ...ofAccount(
    ['/pro/audit?group={groupOfOther}', '/pro/members/{memberOfOther}?group={groupOfOther}'],
    each(named, '404 pro.group-not-found'),
  ),
  ...open('→ /pro', ['/pro/export']),
  ...ofAccount(
    ['/pro/qr', '/pro/qr?group=x', '/pro/qr?group=x&member=y', '/pro/care/x/y'],
    each(named, '404 pro.group-not-found'),
  ),

  ...ofAdministrators([
    '/admin',
    '/admin/people',
    '/admin/content-api',
    '/admin/community',
    '/admin/community?tab=decided',
    '/admin/community?tab=own&post=x',
    '/admin/doctors',
    '/admin/doctors?q=x&page=x',
    '/admin/log',
    '/admin/log?after=x',
    '/admin/recipes',
    '/admin/recipes?q=x&status=x&page=x',
    '/admin/recipes/beef-bourguignon',
    '/admin/recipes/beef-bourguignon?tab=translate',
    '/admin/recipes/beef-bourguignon?tab=review',
    '/admin/recipes/beef-bourguignon?tab=preview',
    '/admin/recipes/beef-bourguignon/preview',
    '/admin/meal-plans',
    '/admin/meal-plans?q=x&status=x&page=x',
    '/admin/meal-plans/gentle-start',
    '/admin/meal-plans/gentle-start?tab=translate',
    '/admin/foods',
    '/admin/foods/butter',
    '/admin/foods/butter?tab=review',
    '/admin/pages',
    '/admin/pages/ketoGuide',
    '/admin/programs',
    '/admin/programs/first-steps',
    '/admin/videos',
    '/admin/videos/soup-without-lumps',
    '/admin/collections',
    '/admin/landing',
    '/admin/translations',
    '/admin/import',
    '/admin/translations?kind=x&in=x&page=x',
  ]),

  '/admin/find?q=egg': {
    ...each(nameless, '401 auth.required'),
    expired: '401 auth.expired',
    ...each(named, '403 role.required'),
    admin: '200',
  },
  '/admin/meal-plans/dishes?id=gentle-start&day=0&meal=DINNER&swapped=x&q=x': {
    ...each(nameless, '401 auth.required'),
    expired: '401 auth.expired',
    ...each(named, '403 role.required'),
    admin: '200',
  },
  '/admin/recipes/beef-bourguignon/photo/x': {
    ...each(nameless, '401 auth.required'),
    expired: '401 auth.expired',
    ...each(named, '403 role.required'),
    admin: '404 photo.unknown',
  },
  '/admin/recipes/read-line?text=egg': {
    ...each(nameless, '401 auth.required'),
    expired: '401 auth.expired',
    ...each(named, '403 role.required'),
    admin: '200',
  },
  [`${plan}/swaps`]: {
    ...each(nameless, '401 auth.required'),
    ...each(named, '200'),
    free: '403 meal-plan.membership-required',
    other: '404 meal-plan.not-found',
  },
  '/shopping-list/suggestions?text=egg': suggestions(),
  '/shopping-list/suggestions': suggestions(),
  '/tracking/export': {
    ...each(nameless, '→ /tracking'),
    ...each(named, '200'),
    free: '→ /tracking',
  },

  '/onboarding': beforeTheQuiz('→ /new-member/personalization'),
  '/onboarding/weight-goal': beforeTheQuiz('200'),
  '/new-member/personalization': beforeTheQuiz('200'),
  '/your-plan': beforeTheQuiz('200'),
  '/your-plan/v2?content=x&plan=x': beforeTheQuiz('200', '?content=x'),
  '/new-member/personalization?source=x': beforeTheQuiz('200', '?source=x'),
  '/onboarding?content=x&source=y': beforeTheQuiz(
    '→ /new-member/personalization?content=x&source=y',
    '?content=x&source=y',
  ),

  [`${join}/plan`]: { ...each(nameless, '200'), ...members(), free: '200' },
  [`${join}/account`]: { ...each(nameless, '200'), ...members(), free: toPayment() },
  [`${join}/payment`]: {
    ...each(nameless, `→ ${join}/plan${chosen}`),
    ...members(),
    free: `→ ${join}/plan${chosen}`,
  },
  [`${join}/payment?content=x`]: {
    ...each(nameless, `→ ${join}/account${chosen}&content=x`),
    ...members(`→ ${join}/existing-member${chosen}&content=x`),
    free: '200',
  },
  [`${join}/payment?approval=x&content=x&source=y`]: {
    ...each(nameless, `→ ${join}/account${chosen}&content=x&source=y`),
    ...members(`→ ${join}/success${chosen}&content=x&source=y`),
    free: '200',
  },
  [`${join}/success`]: forMembers(),
  [`${join}/existing-member`]: forMembers(),
};

function suggestions(): Seen {
  return {
    ...each(nameless, '401 auth.required'),
    ...each(named, '200'),
    free: '403 premium.required',
  };
}

/** A question nobody has come to yet leads back to the first. */
function beforeTheQuiz(afterIt: string, marks = ''): Seen {
  const first = `→ /onboarding/welcome${marks}`;
  return { ...each(nameless, first), ...each(named, afterIt), free: first };
}

function members(decides = `→ ${join}/existing-member${chosen}`) {
  return each(['member', 'other'], decides);
}

function toPayment(): string {
  return `→ ${join}/payment${chosen}&content=membership`;
}

function forMembers(): Seen {
  return { ...each(nameless, `→ ${join}/plan${chosen}`), ...members('200'), free: toPayment() };
}
