import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { amountText } from '../item-words.ts';
import type { RecipeFood, RecipeOnList as Recipe } from '../list.ts';
import type { PlanBeginnings } from './dish-links.tsx';
import { GoneRecipe, RecipeOnList } from './recipe-on-list.tsx';
import { useFocusOnNextRow } from './use-focus-on-next-row.ts';
import type { JustGone } from './use-just-gone.ts';

interface RecipesTabProps {
  recipes: readonly Recipe[];
  /** Removed a moment ago. */
  gone: JustGone | null;
  units: UnitSystem;
  plans: PlanBeginnings;
}

/** Each recipe with what it takes of the list. */
export function RecipesTab({ recipes, gone, units, plans }: RecipesTabProps) {
  const to = screenPath('recipes', useLocale());
  const { container, rememberNext } = useFocusOnNextRow(recipes);
  const cards = recipes.map((each) => (
    <Card as="li" key={each.recipe.id} className="break-inside-avoid">
      <RecipeOnList recipe={each} plans={plans} />
      <Foods foods={each.foods} units={units} />
    </Card>
  ));
  const isGone = gone?.recipe && recipes.every(({ recipe }) => recipe.id !== gone.recipe.recipe.id);
  if (isGone) {
    cards.splice(
      gone.index,
      0,
      <Card as="li" key="gone" className="self-start">
        <GoneRecipe {...gone} />
      </Card>,
    );
  }
  if (cards.length === 0) {
    return (
      <EmptyState
        scene="basket"
        title={m.shopping_no_recipes_title()}
        text={m.shopping_no_recipes_text()}
        action={<ButtonLink to={to}>{m.shopping_find_recipes()}</ButtonLink>}
      />
    );
  }
  return (
    <div
      ref={container}
      onSubmitCapture={({ nativeEvent }) => rememberNext((nativeEvent as SubmitEvent).submitter)}
    >
      <ul className="grid gap-gutter lg:grid-cols-2 print:grid-cols-2">{cards}</ul>
    </div>
  );
}

function Foods({
  foods,
  units,
}: { foods: readonly RecipeFood[] } & Pick<RecipesTabProps, 'units'>) {
  const locale = useLocale();
  return (
    <ul className="mt-2">
      {foods.map((food, index) => (
        <li
          key={`${food.key} ${index}`}
          className={classNames(
            'flex justify-between gap-4 border-t border-line py-2 text-sm',
            food.isTicked && 'text-ink-3',
          )}
        >
          <span className={food.isTicked ? 'line-through' : undefined}>{food.name}</span>
          {food.isTicked && <span className="sr-only">{m.shopping_in_basket()}</span>}
          <span className="font-semibold tabular-nums">
            {amountText({ ...food, units, locale })}
          </span>
        </li>
      ))}
    </ul>
  );
}
