import type { PlanDayFragment, PlanDishFragment } from '../operations.gen.ts';
import { RecipeVideo } from '../../recipes/recipe/recipe-video.tsx';
import { mealWords } from '../../../dishes/recipe-words.ts';
import type { DayWords } from '../../../plans/day-words.ts';

interface FilmedDays {
  days: readonly PlanDayFragment[];
  words: DayWords;
}

/** The films of the plan's recipes, each once. */
export function VideoView({ days, words }: FilmedDays) {
  const dishes = filmedDishes({ days, words });
  return (
    <div className="grid gap-gutter md:grid-cols-2">
      {dishes.map(({ dish, video, place }) => (
        <article key={dish.recipe.id}>
          <p className="text-sm text-ink-2">{place}</p>
          <RecipeVideo video={video} recipeId={dish.recipe.id} heading={dish.recipe.title} />
        </article>
      ))}
    </div>
  );
}

type Video = NonNullable<PlanDishFragment['video']>;

function filmedDishes({ days, words }: FilmedDays) {
  const found = new Map<string, { dish: PlanDishFragment; video: Video; place: string }>();
  for (const day of days) {
    for (const { meal, recipes } of day.meals) {
      for (const dish of recipes) {
        if (!dish.video || found.has(dish.recipe.id)) continue;
        const place = `${words.heading(day)}, ${mealWords[meal]()}`;
        found.set(dish.recipe.id, { dish, video: dish.video, place });
      }
    }
  }
  return [...found.values()];
}
