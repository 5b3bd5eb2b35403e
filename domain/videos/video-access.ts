import { canOpenRecipe } from '../recipes/reading/recipe-access.rules.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';
import type { Video } from './video.ts';

interface Asked {
  video: Pick<Video, 'isPremium' | 'recipeId'>;
  content: { recipesById: ReadonlyMap<string, Pick<CompiledRecipe, 'isPremium'>> };
}

/** Whether a video is for members: as its file says, else as its recipe is. */
export function isPremiumVideo({ video, content }: Asked): boolean {
  if (video.isPremium !== null) return video.isPremium;
  const recipe = video.recipeId === null ? undefined : content.recipesById.get(video.recipeId);
  return recipe?.isPremium ?? false;
}

/**
 * Policy: whether the viewer may watch. That it is there, its title, picture and chapters are open
 * to everyone.
 */
export function canWatchVideo({ isPremium, ...asked }: Asked & { isPremium: boolean }): boolean {
  return canOpenRecipe({ recipe: { isPremium: isPremiumVideo(asked) }, isPremium });
}
