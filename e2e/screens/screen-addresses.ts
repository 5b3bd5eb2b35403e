import { signUpSteps } from '../../app/routes/membership/sign-up-steps.ts';
import { slugOfStep, stepsFor } from '../../domain/profile/survey/survey-steps.rules.ts';
import { completeAnswers, thisYear } from '../../domain/profile/testing/complete-answers.ts';
import { pageKeys } from '../../domain/pages/page-keys.rules.ts';
import type { Locale } from '../../i18n/locales.ts';
import { screenPath, type Screen } from '../../i18n/paths.ts';

/**
 * `member` is on trial with a week, a list and a program; `free` has an account and no more,
 * `clinic` administers the demo's group, `admin` the product.
 */
export type Viewer = 'visitor' | 'free' | 'member' | 'clinic' | 'admin';

export interface Address {
  screen: Screen;
  path: string;
  viewer: Viewer;
}

/** What the addresses of somebody's own things hold. */
export interface Own {
  planSlug: string;
  /** Of the plan: `0.DINNER.beef-stew`. */
  dish: string;
  listToken: string;
  /** In the community. */
  post: { topicId: string; postId: string };
  group: { id: string; memberId: string };
}

/** Not pages: they answer with data or a file. */
export const withoutPage: readonly Screen[] = [
  'mealPlanSwaps',
  'shoppingListSync',
  'shoppingListSuggestions',
  'downloadData',
  'preferenceCenter',
  'brazeToken',
  'trackingExport',
  'proQr',
  'adminReadLine',
  'adminRecipePhoto',
  'communityPicture',
  'adminPlanDishes',
  'adminFind',
  'proExport',
];

const recipe = { slug: 'beef-and-broccoli-stir-fry' };
const premiumRecipe = { slug: 'adana-lamb-kebabs-with-onion-salad' };
const program = { slug: 'first-steps' };
const unknownToken = { query: { token: 'unknown' } };

/** Every screen of the product by its address, in each state that looks different. */
export function addressesOf(own: Own): Address[] {
  return [
    ...visitorAddresses(),
    ...freeAddresses(),
    ...memberAddresses(own),
    ...clinicAddresses(own),
    ...adminAddresses(),
  ];
}

function clinicAddresses({ group }: Own): Address[] {
  const clinic = (screen: Screen, path: string): Address => ({ screen, path, viewer: 'clinic' });
  const { id, memberId: member } = group;
  return [
    clinic('proMembers', screenPath('proMembers', 'en')),
    clinic('proMembers', screenPath('proMembers', 'en', undefined, { query: { ask: 'remove' } })),
    clinic('proMember', screenPath('proMember', 'en', { member })),
    clinic('proCare', screenPath('proCare', 'en', { group: id, member })),
    clinic('proAdd', screenPath('proAdd', 'en')),
    clinic('proPayment', screenPath('proPayment', 'en')),
    clinic('proInvoice', screenPath('proInvoice', 'en', { invoice: 'unknown' })),
    clinic('proSettings', screenPath('proSettings', 'en')),
    clinic('proAudit', screenPath('proAudit', 'en')),
    clinic('proNew', screenPath('proNew', 'en')),
  ];
}

/** What administrators and editors see, in one of the languages. */
export function adminAddresses(language: Locale = 'en'): Address[] {
  const admin = (screen: Screen, path: string): Address => ({ screen, path, viewer: 'admin' });
  return [
    admin('adminStatus', screenPath('adminStatus', language)),
    admin('adminPeople', screenPath('adminPeople', language)),
    admin('adminContent', screenPath('adminContent', language)),
    admin('adminRecipes', screenPath('adminRecipes', language)),
    admin('adminRecipe', screenPath('adminRecipe', language, { id: 'beef-bourguignon' })),
    admin(
      'adminRecipe',
      `${screenPath('adminRecipe', language, { id: 'beef-bourguignon' })}?tab=translate`,
    ),
    admin(
      'adminRecipe',
      `${screenPath('adminRecipe', language, { id: 'beef-bourguignon' })}?tab=review`,
    ),
    admin(
      'adminRecipe',
      `${screenPath('adminRecipe', language, { id: 'beef-bourguignon' })}?tab=preview`,
    ),
    admin('adminMealPlans', screenPath('adminMealPlans', language)),
    admin('adminMealPlan', screenPath('adminMealPlan', language, { id: 'gentle-start' })),
    admin('adminFoods', screenPath('adminFoods', language)),
    admin('adminFood', screenPath('adminFood', language, { id: 'butter' })),
    admin('adminPages', screenPath('adminPages', language)),
    admin('adminPage', screenPath('adminPage', language, { id: 'ketoGuide' })),
    admin('adminPage', `${screenPath('adminPage', language, { id: 'ketoGuide' })}?tab=translate`),
    admin('adminPrograms', screenPath('adminPrograms', language)),
    admin('adminProgram', screenPath('adminProgram', language, { id: 'first-steps' })),
    admin('adminVideos', screenPath('adminVideos', language)),
    admin('adminVideo', screenPath('adminVideo', language, { id: 'soup-without-lumps' })),
    admin('adminCollections', screenPath('adminCollections', language)),
    admin('adminLanding', screenPath('adminLanding', language)),
    admin('adminTranslations', screenPath('adminTranslations', language)),
    admin('adminImport', screenPath('adminImport', language)),
    admin('adminPreview', screenPath('adminPreview', language, { id: 'beef-bourguignon' })),
    admin('adminCommunity', screenPath('adminCommunity', language)),
    admin('adminDoctors', screenPath('adminDoctors', language)),
    admin('adminLog', screenPath('adminLog', language)),
    admin('plannerSettings', screenPath('plannerSettings', language)),
  ];
}

/** Without an invitation that leads anywhere; `groups.test.ts` looks at them with one. */
const joiningScreens = ['proUserJoin', 'proUserJoinCheck', 'proUserJoinConfirm'] as const;

function visitorAddresses(): Address[] {
  const visitor = (screen: Screen, path: string): Address => ({ screen, path, viewer: 'visitor' });
  return [
    visitor('home', screenPath('home', 'en')),
    visitor('newHome', screenPath('newHome', 'en')),
    visitor('quizLanding', screenPath('quizLanding', 'en')),
    visitor('everydayLanding', screenPath('everydayLanding', 'en')),
    visitor('mealPlansLanding', screenPath('mealPlansLanding', 'en')),
    visitor('login', screenPath('login', 'en')),
    visitor('logout', screenPath('logout', 'en')),
    visitor('lostPassword', screenPath('lostPassword', 'en')),
    visitor('resetPassword', screenPath('resetPassword', 'en', undefined, unknownToken)),
    visitor('confirmEmail', screenPath('confirmEmail', 'en', undefined, unknownToken)),
    visitor('unsubscribe', screenPath('unsubscribe', 'en', undefined, unknownToken)),
    visitor('newAccount', screenPath('newAccount', 'en')),
    visitor('onboarding', screenPath('onboarding', 'en', { step: 'welcome' })),
    visitor('becomeMember', screenPath('becomeMember', 'en', { step: 'plan' })),
    visitor('becomeMember', screenPath('becomeMember', 'en', { step: 'account' })),
    visitor('myMealPlanner', screenPath('myMealPlanner', 'en')),
    visitor('allMealPlans', screenPath('allMealPlans', 'en')),
    visitor('mealPlan', screenPath('mealPlan', 'en', { slug: 'gentle-start' })),
    visitor('noMealPlan', screenPath('noMealPlan', 'en')),
    visitor('programs', screenPath('programs', 'en')),
    visitor('program', screenPath('program', 'en', program)),
    visitor('recipes', screenPath('recipes', 'en')),
    visitor('recipe', screenPath('recipe', 'en', recipe)),
    visitor('recipe', screenPath('recipe', 'en', premiumRecipe)),
    visitor('cooking', screenPath('cooking', 'en', recipe)),
    visitor('search', screenPath('search', 'en', undefined, { query: { s: 'salmon' } })),
    visitor('foodNavigator', screenPath('foodNavigator', 'en', {})),
    visitor('food', screenPath('food', 'en', { slug: 'egg' })),
    visitor('guides', screenPath('guides', 'en')),
    visitor('videos', screenPath('videos', 'en')),
    visitor('videos', screenPath('videos', 'en', undefined, { query: { q: 'nothing-at-all' } })),
    visitor('video', screenPath('video', 'en', { slug: 'shakshuka-in-one-pan' })),
    visitor('video', screenPath('video', 'en', { slug: 'shawarma-from-a-tray' })),
    visitor('community', screenPath('community', 'en')),
    visitor('doctors', screenPath('doctors', 'en')),
    visitor('doctors', screenPath('doctors', 'en', undefined, { query: { q: 'nobody-at-all' } })),
    visitor('allDoctors', screenPath('allDoctors', 'en')),
    visitor('doctor', screenPath('doctor', 'en', { slug: 'anton-berg' })),
    visitor('doctorApply', screenPath('doctorApply', 'en')),
    visitor('doctorEntry', screenPath('doctorEntry', 'en', undefined, unknownToken)),
    visitor('search', screenPath('search', 'en', undefined, { query: { tab: 'doctors' } })),
    visitor('shoppingList', screenPath('shoppingList', 'en')),
    visitor('favorites', screenPath('favorites', 'en')),
    visitor('tracking', screenPath('tracking', 'en')),
    visitor('terms', screenPath('terms', 'en')),
    visitor('proJoin', screenPath('proJoin', 'en')),
    visitor('proJoin', screenPath('proJoin', 'en', undefined, { query: { invitation: 'x' } })),
    ...joiningScreens.map((screen) =>
      visitor(screen, screenPath(screen, 'en', undefined, { query: { invitation: 'x' } })),
    ),
    ...pageKeys.map((key) => visitor(key, screenPath(key, 'en'))),
    visitor('guide', screenPath('guide', 'en', { slug: 'eating-out' })),
    // None is shipped; a guide that is asked for as one leads to its own address.
    visitor('plainPage', screenPath('plainPage', 'en', { slug: 'eating-out' })),
    visitor('newMemberPodcast', screenPath('newMemberPodcast', 'en')),
    visitor('newMemberCommunity', screenPath('newMemberCommunity', 'en')),
    visitor('newMemberVideo', screenPath('newMemberVideo', 'en')),
    visitor('offline', screenPath('offline', 'en')),
    visitor('home', '/nowhere-at-all'),
  ];
}

function freeAddresses(): Address[] {
  const free = (screen: Screen, path: string): Address => ({ screen, path, viewer: 'free' });
  const answers = completeAnswers({ dataConsent: undefined });
  const asked = stepsFor({ answers, thisYear });
  return [
    ...asked.map((step) =>
      free('onboarding', screenPath('onboarding', 'en', { step: slugOfStep(step) })),
    ),
    free('planPreview', screenPath('planPreview', 'en')),
    free('yourPlan', screenPath('yourPlan', 'en')),
    free('yourPlanDinnersFirst', screenPath('yourPlanDinnersFirst', 'en')),
    free('welcome', screenPath('welcome', 'en')),
    free('memberHome', screenPath('memberHome', 'en')),
    free('myMealPlanner', screenPath('myMealPlanner', 'en')),
    free(
      'becomeMember',
      screenPath('becomeMember', 'en', { step: 'payment' }, { query: { content: 'membership' } }),
    ),
    free('membership', screenPath('membership', 'en')),
    free('foodNavigator', screenPath('foodNavigator', 'en', {})),
    free('communityNew', screenPath('communityNew', 'en')),
    free('programs', screenPath('programs', 'en')),
  ];
}

function memberAddresses({ planSlug, dish, listToken, post }: Own): Address[] {
  const member = (screen: Screen, path: string): Address => ({ screen, path, viewer: 'member' });
  const plan = (query: Record<string, string>) =>
    member('mealPlan', screenPath('mealPlan', 'en', { slug: planSlug }, { query }));
  const steps = signUpSteps.filter((step) => step === 'success' || step === 'existing-member');
  return [
    ...steps.map((step) => member('becomeMember', screenPath('becomeMember', 'en', { step }))),
    member('memberHome', screenPath('memberHome', 'en')),
    member('myMealPlanner', screenPath('myMealPlanner', 'en')),
    member(
      'myMealPlanner',
      screenPath('myMealPlanner', 'en', undefined, { query: { dialog: 'new' } }),
    ),
    member('allMealPlans', screenPath('allMealPlans', 'en')),
    member('mealPlanTrash', screenPath('mealPlanTrash', 'en')),
    plan({}),
    plan({ tab: 'ingredients' }),
    plan({ tab: 'instructions' }),
    plan({ tab: 'nutrition' }),
    plan({ dish }),
    plan({ pick: '0.DINNER' }),
    plan({ on: '0' }),
    plan({ servings: '4' }),
    ...['share', 'rename', 'delete', 'calendar', 'more'].map((dialog) => plan({ dialog })),
    member('programs', screenPath('programs', 'en')),
    member('program', screenPath('program', 'en', program)),
    member('programDay', screenPath('programDay', 'en', { ...program, day: 1 })),
    member('programLesson', screenPath('programLesson', 'en', { ...program, lesson: 1 })),
    member('programCheckIn', screenPath('programCheckIn', 'en', { ...program, week: 1 })),
    member('programCertificate', screenPath('programCertificate', 'en', program)),
    member('newMemberProgram', screenPath('newMemberProgram', 'en')),
    member('newMember', screenPath('newMember', 'en')),
    member('newMemberGuide', screenPath('newMemberGuide', 'en')),
    member('newMemberMealPlan', screenPath('newMemberMealPlan', 'en')),
    member('newMemberTrial', screenPath('newMemberTrial', 'en')),
    member('recipe', screenPath('recipe', 'en', premiumRecipe)),
    member('recipeServings', screenPath('recipeServings', 'en', { ...recipe, servings: 2 })),
    member('cooking', screenPath('cooking', 'en', recipe)),
    member('search', screenPath('search', 'en', undefined, { query: { s: 'salmon' } })),
    member('foodNavigator', screenPath('foodNavigator', 'en', { mode: 'satiety' })),
    member('shoppingList', screenPath('shoppingList', 'en')),
    member('shoppingStores', screenPath('shoppingStores', 'en')),
    member('shoppingList', screenPath('shoppingList', 'en', undefined, { query: { people: '' } })),
    member('sharedShoppingList', screenPath('sharedShoppingList', 'en', { token: listToken })),
    member('joinShoppingList', screenPath('joinShoppingList', 'en', { token: 'unknown' })),
    member('favorites', screenPath('favorites', 'en')),
    member('tracking', screenPath('tracking', 'en')),
    member('proMembers', screenPath('proMembers', 'en')),
    member('community', screenPath('community', 'en')),
    member('communityNew', screenPath('communityNew', 'en')),
    member('communityTopic', screenPath('communityTopic', 'en', { id: post.topicId })),
    member('communityPost', screenPath('communityPost', 'en', { id: post.postId })),
    member('userSettings', screenPath('userSettings', 'en')),
    member('membership', screenPath('membership', 'en')),
    member('foodPreferences', screenPath('foodPreferences', 'en')),
    member('changeEmail', screenPath('changeEmail', 'en')),
    member('changePassword', screenPath('changePassword', 'en')),
    member('twoStepLogin', screenPath('twoStepLogin', 'en')),
    member('passkeys', screenPath('passkeys', 'en')),
    member('notifications', screenPath('notifications', 'en')),
    member('withdrawConsent', screenPath('withdrawConsent', 'en')),
    member('deleteAccount', screenPath('deleteAccount', 'en')),
    member('groupSees', screenPath('groupSees', 'en')),
  ];
}
