import type { PlanDayFragment, PlanDishFragment } from '../operations.gen.ts';
import { RecipeFilms } from '../../recipes/recipe/recipe-films.tsx';
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
      {dishes.map(({ dish: { recipe, film, video }, place }) => (
        <article key={recipe.id} className="grid content-start gap-4">
          <p className="-mb-4 text-sm text-ink-2">{place}</p>
          <RecipeFilms
            film={film ?? null}
            video={video ?? null}
            recipeId={recipe.id}
            heading={recipe.title}
          />
        </article>
      ))}
    </div>
  );
}

function filmedDishes({ days, words }: FilmedDays) {
  const found = new Map<string, { dish: PlanDishFragment; place: string }>();
  for (const day of days) {
    for (const { meal, recipes } of day.meals) {
      for (const dish of recipes) {
        if ((!dish.video && !dish.film) || found.has(dish.recipe.id)) continue;
        const place = `${words.heading(day)}, ${mealWords[meal]()}`;
        found.set(dish.recipe.id, { dish, place });
      }
    }
  }
  return [...found.values()];
}
