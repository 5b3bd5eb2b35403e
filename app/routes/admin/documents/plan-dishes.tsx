import { execute } from '../../../graphql/api.ts';
import type { Meal } from '../../../graphql/schema-types.gen.ts';
import { PlanDishesDocument } from '../operations.gen.ts';
import type { Route } from './+types/plan-dishes.ts';

const meals: readonly Meal[] = ['BREAKFAST', 'LUNCH', 'DINNER'];
const longest = 200;

/** What fits in a place of a week that is edited. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const of = (name: string) => (url.searchParams.get(name) ?? '').slice(0, longest);
  const day = Number(of('day'));
  const variables = {
    id: of('id'),
    day: Number.isInteger(day) && day >= 0 && day < 60 ? day : 0,
    meal: meals.find((each) => each === of('meal')) ?? 'DINNER',
    swapped: of('swapped') || null,
    search: of('q') || null,
  };
  return (await execute(context, PlanDishesDocument, variables)).planSuggestions;
}
