import type { JudgedMutant } from './judged/judged-mutant.ts';
import { inCommunity } from './judged/community.ts';
import { inContentStore } from './judged/content-store.ts';
import { inContentTools } from './judged/content-tools.ts';
import { inIllustration } from './judged/illustration.ts';
import { inKitchen } from './judged/kitchen.ts';
import { inMealPlans } from './judged/meal-plans.ts';
import { inMembership } from './judged/membership.ts';
import { inPlanner } from './judged/planner.ts';
import { inPro } from './judged/pro.ts';
import { inProfile } from './judged/profile.ts';
import { inPrograms } from './judged/programs.ts';
import { inRecipes } from './judged/recipes.ts';
import { inSearch } from './judged/search.ts';
import { inServer } from './judged/server.ts';
import { inShopping } from './judged/shopping.ts';
import { inTracking } from './judged/tracking.ts';
import { inVideos } from './judged/videos.ts';

/** By module of the domain; the server's together. */
export const judgedMutants: readonly JudgedMutant[] = [
  ...inCommunity,
  ...inContentStore,
  ...inContentTools,
  ...inIllustration,
  ...inKitchen,
  ...inMealPlans,
  ...inMembership,
  ...inPlanner,
  ...inPro,
  ...inProfile,
  ...inPrograms,
  ...inRecipes,
  ...inSearch,
  ...inServer,
  ...inShopping,
  ...inTracking,
  ...inVideos,
];
