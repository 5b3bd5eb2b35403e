import * as m from '../../../../i18n/paraglide/messages.js';
import type { Meal } from '../../../graphql/schema-types.gen.ts';

interface Dish {
  id: string;
  leftoverOfDay: number | null;
}

interface Week<Eaten> {
  days: readonly { meals: readonly { meal: Meal; recipes: readonly Eaten[] }[] }[];
}

/** "5 new dinners, 2 you asked for again", by what the week before served. */
export function newDinnersTitle(args: {
  week: Week<Dish>;
  before: Week<{ recipe: { id: string } }>;
}): string {
  const { week, before } = args;
  const served = new Set(
    before.days.flatMap(({ meals }) =>
      meals.flatMap(({ recipes }) => recipes.map(({ recipe }) => recipe.id)),
    ),
  );
  const dinners = week.days.flatMap(({ meals }) =>
    meals.flatMap(({ meal, recipes }) => {
      const [main] = recipes;
      return meal === 'DINNER' && main !== undefined && main.leftoverOfDay === null
        ? [main.id]
        : [];
    }),
  );
  const fresh = dinners.filter((id) => !served.has(id)).length;
  const words = m.meal_plans_offer_new({ count: fresh });
  const again = dinners.length - fresh;
  return again === 0 ? words : m.meal_plans_offer_new_and_again({ words, count: again });
}
