import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { locales } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MealRow } from '../../../ui/cards/meal-row.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { ChangeForm } from '../changes/change-form.tsx';
import type { RecipeOnList as Recipe } from '../list.ts';

/** Beside the list: what it is for. */
export function RecipesOnList({ recipes }: { recipes: readonly Recipe[] }) {
  if (recipes.length === 0) return null;
  return (
    <section aria-labelledby="recipes-on-list" className="print:mt-4">
      <h2 id="recipes-on-list" className="mb-3 text-h3">
        {m.shopping_recipes_heading()}
      </h2>
      <Card className="py-3! print:p-0!">
        <ul className={classNames('divide-y divide-line', wordsOnPaper)}>
          {recipes.map((each) => (
            <li key={each.recipe.id}>
              <RecipeOnList recipe={each} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** Pictures cost ink and tell a shopper nothing. */
const wordsOnPaper =
  'print:[&_li>div]:grid-cols-1 print:[&_li>div]:py-0.5 print:[&_li>div>div:first-child]:hidden';

/** A recipe with its servings, to look at or to take off the list. */
export function RecipeOnList({ recipe: { recipe, servings, additionIds } }: { recipe: Recipe }) {
  const locale = useLocale();
  return (
    <MealRow
      picture={dishPicture(recipe.id)}
      title={recipe.title}
      detail={servingsText({ servings, languageTag: locales[locale].languageTag })}
      to={screenPath('recipe', locale, { slug: recipe.slug })}
      trailing={<RemoveRecipe title={recipe.title} additionIds={additionIds} />}
    />
  );
}

function servingsText({ servings, languageTag }: { servings: number; languageTag: string }) {
  const text = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 2 }).format(servings);
  // "1½ servings" are several as well.
  return m.shopping_servings({ count: Math.ceil(servings), text });
}

function RemoveRecipe({ title, additionIds }: { title: string; additionIds: readonly string[] }) {
  return (
    <ChangeForm data-noprint>
      <input type="hidden" name="intent" value="remove-recipe" />
      {additionIds.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <IconButton type="submit" icon={XIcon} label={m.shopping_remove_recipe({ title })} />
    </ChangeForm>
  );
}
