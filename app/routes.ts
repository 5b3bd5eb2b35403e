import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { localeCodes } from '../i18n/locales.ts';
import { pageKeys } from '../domain/pages/page-keys.rules.ts';
import { pathPattern, type Screen } from '../i18n/paths.ts';

/** The file of every screen; its paths per language are in i18n/paths.ts. */
const screenFiles: Partial<Record<Screen, string>> = {
  home: 'routes/home/home.tsx',
  newHome: 'routes/home/home.tsx',
  memberHome: 'routes/home/member-home.tsx',
  onboarding: 'routes/onboarding/onboarding.tsx',
  planPreview: 'routes/onboarding/plan-preview.tsx',
  myMealPlanner: 'routes/meal-plans/planner/my-meal-planner.tsx',
  allMealPlans: 'routes/meal-plans/themed/all-meal-plans.tsx',
  mealPlanTrash: 'routes/meal-plans/trash/meal-plan-trash.tsx',
  plannerSettings: 'routes/meal-plans/editors/planner-settings.tsx',
  mealPlan: 'routes/meal-plans/plan/meal-plan.tsx',
  noMealPlan: 'routes/meal-plans/planner/no-meal-plan.tsx',
  programs: 'routes/programs/programs.tsx',
  program: 'routes/programs/program.tsx',
  programDay: 'routes/programs/program-day.tsx',
  programLesson: 'routes/programs/program-lesson.tsx',
  programCheckIn: 'routes/programs/program-check-in.tsx',
  newMemberProgram: 'routes/programs/new-member-program.tsx',
  recipes: 'routes/recipes/index/recipes.tsx',
  recipe: 'routes/recipes/recipe/recipe.tsx',
  recipeServings: 'routes/recipes/recipe/recipe.tsx',
  login: 'routes/identity/login/login.tsx',
  logout: 'routes/identity/login/logout.tsx',
  lostPassword: 'routes/identity/lost-password/lost-password.tsx',
  resetPassword: 'routes/identity/lost-password/reset-password.tsx',
  confirmEmail: 'routes/identity/sign-up/confirm-email.tsx',
  newAccount: 'routes/identity/sign-up/new-account.tsx',
  welcome: 'routes/identity/sign-up/welcome.tsx',
  userSettings: 'routes/settings/overview/user-settings.tsx',
  membership: 'routes/membership/membership.tsx',
  foodPreferences: 'routes/preferences/food-preferences.tsx',
  changeEmail: 'routes/settings/sign-in/change-email.tsx',
  changePassword: 'routes/settings/sign-in/change-password.tsx',
  twoStepLogin: 'routes/settings/sign-in/two-step-login.tsx',
  passkeys: 'routes/settings/sign-in/passkeys.tsx',
  notifications: 'routes/notifications/notifications.tsx',
  unsubscribe: 'routes/notifications/unsubscribe.tsx',
  downloadData: 'routes/settings/your-data/download-data.ts',
  withdrawConsent: 'routes/settings/your-data/withdraw-consent.tsx',
  deleteAccount: 'routes/settings/your-data/delete-account.tsx',
  becomeMember: 'routes/membership/become-member.tsx',
  foodNavigator: 'routes/foods/food-navigator.tsx',
  food: 'routes/foods/food.tsx',
  shoppingList: 'routes/shopping/list/shopping-list.tsx',
  shoppingStores: 'routes/shopping/stores/stores.tsx',
  shoppingListSync: 'routes/shopping/device/sync.ts',
  shoppingListSuggestions: 'routes/shopping/list/suggestions.ts',
  sharedShoppingList: 'routes/shopping/shared/shared-list.tsx',
  tracking: 'routes/tracking/page/tracking.tsx',
  trackingExport: 'routes/tracking/page/tracking-export.ts',
  search: 'routes/search/search.tsx',
  cooking: 'routes/cooking/cooking.tsx',
  favorites: 'routes/favorites/favorites.tsx',
  offline: 'routes/offline/offline.tsx',
  terms: 'routes/legal/terms.tsx',
  ...Object.fromEntries(pageKeys.map((key) => [key, 'routes/pages/page.tsx'])),
  contact: 'routes/pages/contact.tsx',
};

const localizedRoutes: RouteConfigEntry[] = localeCodes.flatMap((locale) =>
  Object.entries(screenFiles).map(([screen, file]) =>
    route(pathPattern(screen as Screen, locale), file, { id: `${screen}.${locale}` }),
  ),
);

export default [
  ...localizedRoutes,
  route('payments/prepare', 'routes/membership/prepare-payment.ts', { id: 'payments.prepare' }),
  route('preferences/units', 'routes/preferences/units.tsx', { id: 'preferences.units' }),
  route('*', 'routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
