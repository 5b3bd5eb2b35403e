import type { Database } from '../../db/database.ts';
import { exportOwnCommunity } from '../community/export-own-data.ts';
import { exportOwnFavorites } from '../favorites/export-own-data.ts';
import { exportOwnAccount } from '../identity/export-own-data.ts';
import { exportOwnMealPlans } from '../meal-plans/export-own-data.ts';
import { exportOwnMembership } from '../membership/export-own-data.ts';
import { exportOwnFirstSteps } from '../new-members/export-own-data.ts';
import { exportOwnNotifications } from '../notifications/export-own-data.ts';
import { exportOwnGuides } from '../pages/export-own-data.ts';
import { exportOwnPro } from '../pro/export-own-data.ts';
import { exportOwnPrograms } from '../programs/export-own-data.ts';
import { exportOwnAnswers } from '../profile/export-own-data.ts';
import { exportOwnRatings } from '../recipes/export-own-data.ts';
import { exportOwnShoppingList } from '../shopping/export-own-data.ts';
import { exportOwnTracking } from '../tracking/export-own-data.ts';

/** Everything a member entered or that was kept about them, as JSON. */
export async function exportMyData(args: { db: Database; userId: string; now: Date }) {
  const { db, userId, now } = args;
  const [
    account,
    quiz,
    mealPlans,
    shoppingList,
    favorites,
    ratings,
    tracking,
    notifications,
    programs,
    firstSteps,
    guides,
    membership,
    pro,
    community,
  ] = await Promise.all([
    exportOwnAccount({ db, userId }),
    exportOwnAnswers({ db, userId }),
    exportOwnMealPlans({ db, userId }),
    exportOwnShoppingList({ db, userId }),
    exportOwnFavorites({ db, userId }),
    exportOwnRatings({ db, userId }),
    exportOwnTracking({ db, userId }),
    exportOwnNotifications({ db, userId }),
    exportOwnPrograms({ db, userId }),
    exportOwnFirstSteps({ db, userId }),
    exportOwnGuides({ db, userId }),
    exportOwnMembership({ db, userId }),
    exportOwnPro({ db, userId }),
    exportOwnCommunity({ db, userId }),
  ]);
  const parts = {
    account,
    quiz,
    mealPlans,
    shoppingList,
    favorites,
    ratings,
    tracking,
    notifications,
    programs,
    firstSteps,
    guides,
    membership,
    pro,
    community,
  };
  return JSON.stringify({ exportedAt: now, ...parts }, null, 2);
}
