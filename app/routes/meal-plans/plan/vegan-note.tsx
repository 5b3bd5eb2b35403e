import * as m from '../../../../i18n/paraglide/messages.js';
import type { ShownPlanFragment } from '../operations.gen.ts';

/** Melina, Craig and Levin: Position of the Academy of Nutrition and Dietetics: Vegetarian Diets. */
const source = 'https://doi.org/10.1016/j.jand.2016.09.025';

/** What no week of plants can give; a plan that somebody described says it in its own words. */
export function VeganNote({
  mealPlan: { character, description },
}: {
  mealPlan: Pick<ShownPlanFragment, 'character' | 'description'>;
}) {
  if (character !== 'VEGAN' || description !== '') return null;
  return (
    <p className="-mt-3 pb-4 text-sm text-ink-2">
      {m.meal_plans_vegan_b12()}{' '}
      <a href={source} className="link" rel="noreferrer">
        {m.meal_plans_vegan_b12_source()}
      </a>
    </p>
  );
}
