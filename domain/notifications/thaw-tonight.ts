import { locales } from '../../i18n/locales.ts';
import { listDaysEaten, type DayEaten } from '../meal-plans/states/followed-plans.ts';
import { listPremiumAmong } from '../membership/premium-among.ts';
import type { ContentIndex } from '../recipes/content-index.ts';
import { addLocalDays } from '../../lib/local-time.ts';
import { foodsToThaw } from '../kitchen/foods-to-thaw.rules.ts';
import type { DishToThaw, DueMember, Notice } from './notice.ts';
import type { Notifier } from './notify-members.ts';

/** The evening before: which dishes of tomorrow want something out of the freezer. */
export const thawTonight: Notifier = {
  kind: 'THAW_TONIGHT',
  hoursOfUse: 6,
  async find({ tools, members }) {
    const { db, clock, content } = tools;
    const all = members.map(({ userId }) => userId);
    const premium = await listPremiumAmong({ db, userIds: all, now: clock.now() });
    const days = await listDaysEaten({
      db,
      members: members
        .filter(({ userId }) => premium.has(userId))
        .map(({ userId, today }) => ({ userId, date: addLocalDays(today, 1) })),
    });
    const notices = new Map<string, Notice>();
    for (const member of members) {
      const eaten = days.get(member.userId);
      const dishes = eaten ? dishesToThaw({ planned: eaten.dishes, content, member }) : [];
      if (eaten === undefined || dishes.length === 0) continue;
      notices.set(member.userId, { kind: 'THAW_TONIGHT', planSlug: eaten.plan.slug, dishes });
    }
    return notices;
  },
};

/** Leftovers were cooked already, so nothing of them is frozen. */
function dishesToThaw(args: {
  planned: DayEaten['dishes'];
  content: ContentIndex;
  member: DueMember;
}): DishToThaw[] {
  const { planned, content, member } = args;
  const language = locales[member.locale].contentLanguage;
  const recipeIds = new Set(
    planned.filter(({ leftoverOfDay }) => leftoverOfDay === null).map(({ recipeId }) => recipeId),
  );
  return [...recipeIds].flatMap((recipeId) => {
    const recipe = content.recipesById.get(recipeId);
    if (recipe === undefined) return [];
    const foods = foodsToThaw({ recipe, foodsById: content.foodsById });
    if (foods.length === 0) return [];
    const names = foods.map(({ names: { [language]: name } }) => name.singular);
    return [{ title: recipe.texts[language].title, foods: names }];
  });
}
