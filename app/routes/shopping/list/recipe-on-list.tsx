import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { inParts } from '../../../../domain/kitchen/servings-in-parts.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { MealRow } from '../../../ui/cards/meal-row.tsx';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { ChangeForm } from '../changes/change-form.tsx';
import type { RecipeOnList as Recipe } from '../list.ts';
import { BackButton } from './back-button.tsx';
import { DishLinks, dishDay, dishPath, type PlanBeginnings } from './dish-links.tsx';
import type { JustGoneRecipe } from './use-just-gone.ts';

/** A recipe with its servings, to look at as it is cooked on each of its days or to take off the list. */
export function RecipeOnList({ recipe: listed, plans }: { recipe: Recipe; plans: PlanBeginnings }) {
  const { recipe, servings, dishes, additionIds } = listed;
  const locale = useLocale();
  const [dish] = dishes;
  const isOnce = dishes.length < 2;
  const parts = [
    dish && (isOnce ? dishDay({ dish, plans, locale }) : m.shopping_as_in_week()),
    servings > 0 && m.shopping_servings(inParts(servings)),
  ];
  return (
    <>
      <MealRow
        picture={dishPicture(recipe.id)}
        title={recipe.title}
        detail={parts.filter(Boolean).join(' · ')}
        to={isOnce ? dishPath({ recipe, dish, locale }) : undefined}
        trailing={<RemoveRecipe {...recipe} additionIds={additionIds} />}
      />
      {!isOnce && <DishLinks recipe={listed} plans={plans} />}
    </>
  );
}

/** A recipe that was removed a moment ago: struck where it stood, back at a press. */
export function GoneRecipe({ recipe: { recipe }, operationId }: JustGoneRecipe) {
  return (
    <MealRow
      picture={dishPicture(recipe.id)}
      title={<s className="text-ink-2">{recipe.title}</s>}
      trailing={
        <ChangeForm data-noprint>
          <BackButton operationId={operationId} rowKey={recipe.id} name={recipe.title} />
        </ChangeForm>
      }
    />
  );
}

function RemoveRecipe({
  id,
  title,
  additionIds,
}: Pick<Recipe['recipe'], 'id' | 'title'> & Pick<Recipe, 'additionIds'>) {
  return (
    <ChangeForm data-noprint>
      <input type="hidden" name="intent" value="remove-recipe" />
      {additionIds.map((each) => (
        <input key={each} type="hidden" name="id" value={each} />
      ))}
      <IconButton
        type="submit"
        data-item={id}
        icon={XIcon}
        label={m.shopping_remove_recipe({ title })}
      />
    </ChangeForm>
  );
}
