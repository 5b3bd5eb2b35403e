import * as m from '../../../i18n/paraglide/messages.js';
import type { RecipeHitFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { RecipeCard } from '../../ui/cards/recipe-card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Heart } from '../../hearts/heart.tsx';
import { recipeFace, RecipeTile } from '../../dishes/recipe-tile.tsx';
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
  const { recipe, title } = hit;
  const isFoundByTitle = title.ranges.length > 0;
  const ingredients = isFoundByTitle ? [] : hit.ingredients.slice(0, mostIngredients);
  return (
    <div>
      {isFoundByTitle ? (
        <RecipeCard
          {...recipeFace({ recipe, locale })}
          title={<Highlighted {...title} />}
          heart={
            <Heart
              itemType="RECIPE"
              itemId={recipe.id}
              isFavorite={recipe.isFavorite}
              title={recipe.title}
            />
          }
          headingLevel={2}
          loading={loading}
        />
      ) : (
        <RecipeTile recipe={recipe} headingLevel={2} loading={loading} />
      )}
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
