import type { Services } from '../../../api/context.ts';
import { recipeVideoSource } from '../../../domain/recipes/reading/recipe-video.rules.ts';
import { languages } from '../../../lib/language.ts';

const known = new WeakMap<object, readonly string[]>();

/** The sites whose players pages may frame: only those of which a film is there. */
export function videoFramesOf({ content, videos }: Pick<Services, 'content' | 'videos'>) {
  const found = known.get(content);
  if (found !== undefined) return found;
  const ofVideos = videos.videos.flatMap(({ source: { kind } }) => {
    if (kind === 'youtube') return ['https://www.youtube-nocookie.com'];
    return kind === 'vimeo' ? ['https://player.vimeo.com'] : [];
  });
  const ofRecipes = content.recipes.flatMap(({ texts }) =>
    languages.flatMap((language) => {
      const source = recipeVideoSource(texts[language].video?.url ?? '');
      return source?.kind === 'frame' ? [new URL(source.url).origin] : [];
    }),
  );
  const origins = [...new Set([...ofVideos, ...ofRecipes])].toSorted();
  known.set(content, origins);
  return origins;
}
