import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { localeCodes } from '../i18n/locales.ts';
import { pathPattern, type Screen } from '../i18n/paths.ts';

/** The file of every screen; its paths per language are in i18n/paths.ts. */
const screenFiles: Partial<Record<Screen, string>> = {
  home: 'routes/home/home.tsx',
  memberHome: 'routes/home/member-home.tsx',
  onboarding: 'routes/onboarding/onboarding.tsx',
  planPreview: 'routes/onboarding/plan-preview.tsx',
  myMealPlanner: 'routes/meal-plans/my-meal-planner.tsx',
  allMealPlans: 'routes/meal-plans/all-meal-plans.tsx',
  mealPlanTrash: 'routes/meal-plans/meal-plan-trash.tsx',
  plannerSettings: 'routes/meal-plans/planner-settings.tsx',
  mealPlan: 'routes/meal-plans/meal-plan.tsx',
  noMealPlan: 'routes/meal-plans/no-meal-plan.tsx',
  programs: 'routes/programs/programs.tsx',
  program: 'routes/programs/program.tsx',
  programDay: 'routes/programs/program-day.tsx',
  programLesson: 'routes/programs/program-lesson.tsx',
  programCheckIn: 'routes/programs/program-check-in.tsx',
  newMemberProgram: 'routes/programs/new-member-program.tsx',
  recipes: 'routes/recipes/recipes.tsx',
  recipe: 'routes/recipes/recipe.tsx',
  recipeServings: 'routes/recipes/recipe.tsx',
  login: 'routes/identity/login.tsx',
  logout: 'routes/identity/logout.tsx',
  lostPassword: 'routes/identity/lost-password.tsx',
  resetPassword: 'routes/identity/reset-password.tsx',
  confirmEmail: 'routes/identity/confirm-email.tsx',
  newAccount: 'routes/identity/new-account.tsx',
  welcome: 'routes/identity/welcome.tsx',
  userSettings: 'routes/identity/user-settings.tsx',
  membership: 'routes/membership/membership.tsx',
  foodPreferences: 'routes/preferences/food-preferences.tsx',
  changeEmail: 'routes/identity/change-email.tsx',
  changePassword: 'routes/identity/change-password.tsx',
  twoStepLogin: 'routes/identity/two-step-login.tsx',
  passkeys: 'routes/identity/passkeys.tsx',
  notifications: 'routes/notifications/notifications.tsx',
  unsubscribe: 'routes/notifications/unsubscribe.tsx',
  downloadData: 'routes/identity/download-data.ts',
  withdrawConsent: 'routes/identity/withdraw-consent.tsx',
  deleteAccount: 'routes/identity/delete-account.tsx',
  becomeMember: 'routes/membership/become-member.tsx',
  foodNavigator: 'routes/foods/food-navigator.tsx',
  food: 'routes/foods/food.tsx',
  shoppingList: 'routes/shopping/shopping-list.tsx',
  shoppingStores: 'routes/shopping/stores.tsx',
  shoppingListSync: 'routes/shopping/sync.ts',
  shoppingListSuggestions: 'routes/shopping/suggestions.ts',
  sharedShoppingList: 'routes/shopping/shared-list.tsx',
  tracking: 'routes/tracking/tracking.tsx',
  trackingExport: 'routes/tracking/tracking-export.ts',
  search: 'routes/search/search.tsx',
  cooking: 'routes/cooking/cooking.tsx',
  favorites: 'routes/favorites/favorites.tsx',
  offline: 'routes/offline/offline.tsx',
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
