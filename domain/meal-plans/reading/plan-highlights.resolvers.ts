import { builder } from '../../../api/builder.ts';
import { locales } from '../../../i18n/locales.ts';
import { leavesRest } from '../../foods/purchase/leaves-rest.rules.ts';
import { asCookedFor } from '../../kitchen/cooked-times.rules.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { DescribedDish, DescribedPlan } from './described-plan.ts';
import {
  planHighlightCodes,
  planHighlights,
  type HighlightedDish,
  type PlanHighlight,
} from './plan-highlights.rules.ts';

const HighlightCodeType = builder.enumType('MealPlanHighlightCode', { values: planHighlightCodes });

export const MealPlanHighlightType = builder
  .objectRef<PlanHighlight>('MealPlanHighlight')
  .implement({
    description: 'What a cook would tell of a plan, or explain; the reader words it.',
    fields: (t) => ({
      code: t.expose('code', { type: HighlightCodeType }),
      count: t.exposeInt('count', {
        description:
          'Dinners that are lunch too, evenings with something to cook, favorites, dishes that share a food, different breakfasts, proteins, mornings that repeat a breakfast.',
      }),
      minutes: t.int({
        nullable: true,
        description: 'Of EVENINGS: what none takes longer than, but for the one in `days`.',
        resolve: ({ minutes }) => minutes ?? null,
      }),
      days: t.intList({
        description:
          'Of MAKES_LUNCH each dinner, the lunch being the day after; of EVENINGS the one that takes longer. 0 is the first day.',
        resolve: ({ days = [] }) => [...days],
      }),
      words: t.stringList({
        description:
          'Of MAKES_LUNCH and TAKE_TURNS what the dishes are made of, such as CHICKEN; of COMES_BACK the foods, in the language of the endpoint.',
        resolve: ({ code, words = [] }, _input, { services, locale }) => {
          if (code !== 'COMES_BACK') return [...words];
          const { contentLanguage } = locales[locale];
          const { foodsById } = services.content;
          return words.flatMap((id) => {
            const name = foodsById.get(id)?.names[contentLanguage];
            return name === undefined ? [] : [name.plural ?? name.singular];
          });
        },
      }),
    }),
  });

export function highlightsOf(args: {
  plan: DescribedPlan;
  content: Pick<ContentIndex, 'foodsById'>;
}): PlanHighlight[] {
  const { plan, content } = args;
  return planHighlights({
    dishes: plan.days.flatMap(({ index: day, meals }) =>
      meals.flatMap(({ meal, dishes }) =>
        dishes.map((dish) => ({ day, meal, ...highlightedDish({ dish, content }) })),
      ),
    ),
    repeatsAfterDays: plan.head.generation?.repeatsAfterDays ?? null,
  });
}

function highlightedDish(args: {
  dish: DescribedDish;
  content: Pick<ContentIndex, 'foodsById'>;
}): Omit<HighlightedDish, 'day' | 'meal'> {
  const { recipe, line } = args.dish;
  const { times } = asCookedFor({ recipe, servings: line.potServings });
  return {
    recipeId: recipe.id,
    role: line.role,
    leftoverOfDay: line.leftoverOfDay,
    protein: proteinWord(recipe),
    activeMinutes: times.activeMinutes,
    totalMinutes: times.totalMinutes,
    isLiked: line.reasons.some(({ code }) => code === 'LIKED'),
    rests: restsOf({ ...args, recipe }),
  };
}

/** By how the ids of foods begin: one says chicken, not poultry. */
const plainWords = {
  POULTRY: ['CHICKEN', 'TURKEY', 'DUCK'],
  FISH: ['SALMON', 'COD', 'TUNA', 'TROUT', 'HERRING', 'MACKEREL', 'SARDINE'],
  SHELLFISH: ['SHRIMP', 'MUSSEL'],
} as const;

function proteinWord({ protein, ingredients }: CompiledRecipe): string {
  const words: readonly string[] = protein in plainWords ? plainWords[protein as 'FISH'] : [];
  const counted = ingredients.filter(({ standing }) => standing === 'counted');
  const isIn = (word: string) =>
    counted.some(({ foodId }) => foodId.split('-').includes(word.toLowerCase()));
  const found = words.filter(isIn);
  return found.length === 1 ? (found[0] ?? protein) : protein;
}

/** Herbs are bought by the bunch for every other dish, which tells nothing of the week. */
function restsOf(args: {
  recipe: CompiledRecipe;
  content: Pick<ContentIndex, 'foodsById'>;
}): string[] {
  const { recipe, content } = args;
  const foods = recipe.perishableFoodIds.flatMap((id) => content.foodsById.get(id) ?? []);
  return foods.filter((food) => food.group !== 'herbs' && leavesRest(food)).map(({ id }) => id);
}
