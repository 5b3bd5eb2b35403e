import * as m from '../../../../i18n/paraglide/messages.js';
import { withCapital } from '../../../../lib/with-capital.ts';
import type { Meal } from '../../../graphql/schema-types.gen.ts';
import { dinnerNumber } from './dinner-number.ts';

interface Dish {
  id: string;
  leftoverOfDay: number | null;
}

interface Week<Eaten> {
  days: readonly { meals: readonly { meal: Meal; recipes: readonly Eaten[] }[] }[];
}

/** "Five new dinners, two again", by what the week before served. */
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
  const words = withCapital(m.meal_plans_offer_new({ count: fresh, number: dinnerNumber(fresh) }));
  const again = dinners.length - fresh;
  if (again === 0) return words;
  return m.meal_plans_offer_new_and_again({ words, count: again, number: dinnerNumber(again) });
}
