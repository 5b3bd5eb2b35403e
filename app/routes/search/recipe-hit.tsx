import * as m from '../../../i18n/paraglide/messages.js';
import { clockText } from '../../dishes/dish-minutes.ts';
import { screenPath } from '../../../i18n/paths.ts';
import type { RecipeHitFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { RecipeCard } from '../../ui/cards/recipe-card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Heart } from '../../hearts/heart.tsx';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { netCarbsText } from '../../amounts/figures.ts';
import { Highlighted } from './highlighted.tsx';

/** Enough to see why the recipe is here. */
const mostIngredients = 3;

interface RecipeHitCardProps {
  hit: RecipeHitFragment;
  loading: 'lazy' | 'eager';
}

/** A recipe that was found, and by what. */
export function RecipeHitCard({ hit, loading }: RecipeHitCardProps) {
  const locale = useLocale();
  const { id, slug, title, isLocked, isFavorite, times, nutrition } = hit.recipe;
  const ingredients = hit.title.ranges.length > 0 ? [] : hit.ingredients.slice(0, mostIngredients);
  return (
    <div>
      <RecipeCard
        to={screenPath('recipe', locale, { slug })}
        title={<Highlighted {...hit.title} />}
        picture={dishPicture(id)}
        netCarbs={{ value: netCarbsText({ nutrition, locale }), label: m.recipes_net_carbs() }}
        time={clockText(times.totalMinutes)}
        lockLabel={isLocked ? m.recipes_lock_label() : undefined}
        heart={<Heart itemType="RECIPE" itemId={id} isFavorite={isFavorite} title={title} />}
        headingLevel={2}
        loading={loading}
      />
      {ingredients.length > 0 && <FoundIngredients ingredients={ingredients} />}
    </div>
  );
}

function FoundIngredients({ ingredients }: Pick<RecipeHitFragment, 'ingredients'>) {
  return (
    <p className="mt-1 text-sm text-ink-2">
      <VisuallyHidden>{m.search_found_in_ingredients()} </VisuallyHidden>
      {ingredients.map((ingredient, at) => (
        <span key={ingredient.text}>
          {at > 0 && ', '}
          <Highlighted {...ingredient} />
        </span>
      ))}
    </p>
  );
}
