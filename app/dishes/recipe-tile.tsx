import type { ReactNode } from 'react';
import * as m from '../../i18n/paraglide/messages.js';
import { clockText } from './dish-minutes.ts';
import { screenPath } from '../../i18n/paths.ts';
import type { RecipeCardFragment } from './operations.gen.ts';
import { useLocale } from '../shell/locale.ts';
import { RecipeCard } from '../ui/cards/recipe-card.tsx';
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
  const locale = useLocale();
  const { id, slug, title, isLocked, isFavorite, times, nutrition } = recipe;
  return (
    <RecipeCard
      to={screenPath('recipe', locale, { slug })}
      title={title}
      picture={dishPicture(id)}
      netCarbs={{ value: netCarbsText({ nutrition, locale }), label: m.recipes_net_carbs() }}
      time={clockText(times.totalMinutes)}
      lockLabel={isLocked ? m.recipes_lock_label() : undefined}
      heart={heart ?? <Heart itemType="RECIPE" itemId={id} isFavorite={isFavorite} title={title} />}
      headingLevel={headingLevel}
      loading={loading}
    />
  );
}
