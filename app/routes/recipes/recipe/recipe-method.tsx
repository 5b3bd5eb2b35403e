import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type {
  PlannedServingFragment,
  RecipeFactsFragment,
  RecipeMethodFragment,
} from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Stepper } from '../../../ui/forms/stepper.tsx';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { UnitsSwitch } from '../../../amounts/units-switch.tsx';
import { AddToList, type AddToListProps } from '../add/add-to-list.tsx';
import { servingsText } from '../../../amounts/servings-text.ts';
import { nameAlone } from '../../../amounts/name-in-sentence.ts';
import { fromTheShelf } from '../../../dishes/from-the-shelf.ts';
import { IngredientList } from '../../../dishes/ingredient-list.tsx';
import { PicturedSteps } from './pictured-steps.tsx';

interface IngredientsProps {
  recipe: RecipeFactsFragment;
  sheet: RecipeMethodFragment;
  planned: PlannedServingFragment | null;
  units: UnitSystem;
  list: Omit<AddToListProps, 'count' | 'servings' | 'recipeId' | 'dish' | 'isOnList'>;
}

export function RecipeIngredients({ recipe, sheet, planned, units, list }: IngredientsProps) {
  const count = sheet.servings;
  return (
    <section aria-labelledby="ingredients">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="ingredients" className="text-h2">
          {m.recipes_ingredients()}
        </h2>
        <UnitsSwitch units={units} />
      </div>
      {planned === null && <ChosenServings recipe={recipe} count={count} />}
      {planned === null ? (
        <IngredientList ingredients={sheet.ingredients} units={units} />
      ) : (
        <BoughtIngredients ingredients={sheet.ingredients} units={units} />
      )}
      <AddToList
        {...list}
        recipeId={recipe.id}
        servings={sheet.servings}
        dish={planned?.key}
        isOnList={planned?.isOnShoppingList}
        count={sheet.foodsToBuyCount}
      />
    </section>
  );
}

/** In a week, what most kitchens have is folded away, as it is on the shopping list. */
function BoughtIngredients({
  ingredients,
  units,
}: {
  ingredients: RecipeMethodFragment['ingredients'];
  units: UnitSystem;
}) {
  const { fresh, shelf } = fromTheShelf(ingredients);
  if (shelf.length === 0) return <IngredientList ingredients={fresh} units={units} />;
  return (
    <>
      <IngredientList ingredients={fresh} units={units} />
      <details className="group print:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-2 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
          <span className="grid min-w-0 leading-snug">
            <b className="font-semibold">{m.recipes_from_shelf()}</b>
            <span className="text-sm text-ink-2">
              {shelf.map(({ name }) => nameAlone(name)).join(', ')}
            </span>
          </span>
          <CaretDownIcon
            size="1.15rem"
            weight="bold"
            aria-hidden
            className="flex-none transition-transform group-open:rotate-180"
          />
        </summary>
        <IngredientList ingredients={shelf} units={units} />
      </details>
      <div className="hidden print:block">
        <IngredientList ingredients={shelf} units={units} />
      </div>
    </>
  );
}

function ChosenServings({ recipe, count }: { recipe: RecipeFactsFragment; count: number }) {
  const locale = useLocale();
  const { slug } = recipe;
  return (
    <>
      <p className="hidden print:block">{servingsText(count)}</p>
      <div data-noprint className="mb-2">
        <Stepper
          label={m.recipes_servings()}
          lessLabel={m.recipes_servings_fewer()}
          moreLabel={m.recipes_servings_more()}
          values={recipe.servingsOptions}
          value={count}
          valueText={servingsText(count)}
          toValue={(servings) =>
            servings === recipe.servings
              ? screenPath('recipe', locale, { slug })
              : screenPath('recipeServings', locale, { slug, servings })
          }
        />
      </div>
    </>
  );
}

export function RecipeInstructions({
  recipeId,
  steps,
  tip,
  units,
}: Pick<RecipeMethodFragment, 'steps' | 'tip'> & {
  recipeId: string;
  units: UnitSystem;
}) {
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions" className="mb-6 text-h2">
        {m.recipes_instructions()}
      </h2>
      <PicturedSteps recipeId={recipeId} steps={steps} units={units} />
      {tip && (
        <div className="mt-8 print:mt-4">
          <Alert tone="tip" title={m.recipes_tip()}>
            {tip}
          </Alert>
        </div>
      )}
    </section>
  );
}
