import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { inParts } from '../../../amounts/servings-text.ts';
import { useLocale } from '../../../shell/locale.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { MealRow } from '../../../ui/cards/meal-row.tsx';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { ChangeForm } from '../changes/change-form.tsx';
import type { RecipeOnList as Recipe } from '../list.ts';

/** A recipe with its servings, to look at or to take off the list. */
export function RecipeOnList({
  recipe: { recipe, servings, dish, additionIds },
}: {
  recipe: Recipe;
}) {
  const locale = useLocale();
  const parts = [
    dish !== null && m.shopping_as_in_week(),
    servings > 0 && m.shopping_servings(inParts(servings)),
  ];
  return (
    <MealRow
      picture={dishPicture(recipe.id)}
      title={recipe.title}
      detail={parts.filter((part) => part !== false).join(' + ')}
      to={screenPath(
        'recipe',
        locale,
        { slug: recipe.slug },
        { query: { dish: dish ?? undefined } },
      )}
      trailing={<RemoveRecipe title={recipe.title} additionIds={additionIds} />}
    />
  );
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
