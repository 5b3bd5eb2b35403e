import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { cardMinutes } from './card-minutes.ts';
import { screenPath } from '../../i18n/paths.ts';
import type { RecipeCardFragment } from './operations.gen.ts';
import { keptPart } from '../loading/kept-part.tsx';
import { useLocale } from '../shell/locale.ts';
import { RecipeCardFace, RecipeCardFrame } from '../ui/cards/recipe-card.tsx';
import { Heart } from '../hearts/heart.tsx';
import { dishPicture } from './dish-picture.ts';
import { netCarbsText } from '../amounts/figures.ts';

interface RecipeTileProps {
  recipe: RecipeCardFragment;
  headingLevel?: 2 | 3;
  /** `eager` for what is seen first. */
  loading?: 'lazy' | 'eager';
  /** In the place of the usual one. */
  heart?: ReactNode;
}

/** A recipe among others. */
export function RecipeTile({ recipe, headingLevel = 3, loading = 'lazy', heart }: RecipeTileProps) {
  const { id, title, isFavorite } = recipe;
  return (
    <RecipeCardFrame
      heart={heart ?? <Heart itemType="RECIPE" itemId={id} isFavorite={isFavorite} title={title} />}
    >
      <RecipeFace
        recipe={{ ...recipe, isFavorite: false }}
        locale={useLocale()}
        headingLevel={headingLevel}
        loading={loading}
      />
    </RecipeCardFrame>
  );
}

interface FacedRecipe {
  recipe: RecipeCardFragment;
  locale: Locale;
}

interface RecipeFaceProps extends FacedRecipe {
  headingLevel: 2 | 3;
  loading: 'lazy' | 'eager';
}

/** The same for everybody who may open it: its heart is not in it. */
const RecipeFace = keptPart(function RecipeFace({ recipe, locale, ...look }: RecipeFaceProps) {
  return <RecipeCardFace {...recipeFace({ recipe, locale })} {...look} />;
});

/** What a card shows of a recipe. */
export function recipeFace({ recipe, locale }: FacedRecipe) {
  const { id, slug, title, isLocked, times, nutrition } = recipe;
  return {
    to: screenPath('recipe', locale, { slug }),
    title,
    picture: dishPicture(id),
    netCarbs: { value: netCarbsText({ nutrition, locale }), label: m.recipes_net_carbs() },
    time: cardMinutes(times),
    lockLabel: isLocked ? m.recipes_lock_label() : undefined,
  };
}
