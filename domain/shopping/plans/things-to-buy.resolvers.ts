import { LRUCache } from 'lru-cache';
import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { locales } from '../../../i18n/locales.ts';
import { MealPlanPlaceInput } from '../../meal-plans/editing/meal-plan-changes.resolvers.ts';
import { isSamePlace, type MealPlace } from '../../meal-plans/meals.rules.ts';
import { MealPlanPreviewType } from '../../meal-plans/planning/meal-plan-preview.resolvers.ts';
import { MealPlanType } from '../../meal-plans/reading/meal-plan-type.resolvers.ts';
import { MealPlanRecipeType } from '../../meal-plans/reading/plan-day-type.resolvers.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { factsOfKind, listContent } from '../list/list-content.rules.ts';
import { findOpenFacts } from '../list/open-facts.ts';
import { withoutMealsField } from './plan-changes.resolvers.ts';
import { isDishOnList, isDishOnListFor } from './dish-on-list.rules.ts';
import { thingsToBuy, type ThingsToBuy } from './things-to-buy.rules.ts';

const ThingsToBuyType = builder.objectRef<ThingsToBuy>('ThingsToBuy').implement({
  description: 'What a shopping list made of some dishes, and of nothing else, would hold.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Things to look for in the shop.' }),
    atHomeCount: t.exposeInt('atHomeCount', {
      description: 'Things that are needed and probably, or always, at home.',
    }),
  }),
});

interface PlannedDish {
  readonly recipe: CompiledRecipe;
  readonly line: { readonly cookedServings: number };
}

/** A plan is opened more often than it changes, and merging its list takes milliseconds. */
const countedOf = new WeakMap<ContentIndex, LRUCache<string, ThingsToBuy>>();

function countedWith(content: ContentIndex): LRUCache<string, ThingsToBuy> {
  const known = countedOf.get(content);
  if (known !== undefined) return known;
  const counted = new LRUCache<string, ThingsToBuy>({ max: 2000 });
  countedOf.set(content, counted);
  return counted;
}

async function toBuyFor(args: {
  dishes: readonly PlannedDish[];
  context: RequestContext;
}): Promise<ThingsToBuy> {
  const { context } = args;
  const { content } = context.services;
  const language = locales[context.locale].contentLanguage;
  const facts = await findOpenFacts(context);
  const home = new Set(factsOfKind(facts, 'home').map(({ foodId }) => foodId));
  const dishes = args.dishes.map(({ recipe, line }) => ({ recipe, servings: line.cookedServings }));
  const named = dishes.map(({ recipe, servings }) => `${recipe.id} ${servings}`);
  const key = JSON.stringify([language, named, [...home].toSorted()]);
  const counted = countedWith(content);
  const known = counted.get(key);
  if (known !== undefined) return known;
  const toBuy = thingsToBuy({ dishes, home, foodsById: content.foodsById, language });
  counted.set(key, toBuy);
  return toBuy;
}

builder.objectField(MealPlanPreviewType, 'toBuy', (t) =>
  t.field({
    type: ThingsToBuyType,
    description: 'For the whole week.',
    resolve: ({ days }, _input, context) => {
      const dishes = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes));
      return toBuyFor({ dishes, context });
    },
  }),
);

builder.objectField(MealPlanType, 'toBuy', (t) =>
  t.field({
    type: ThingsToBuyType,
    description: 'Whatever is on the list already.',
    args: {
      days: t.arg.intList({ description: 'Counted from 0; all of them when left out.' }),
      withoutMeals: t.arg({ type: [MealPlanPlaceInput], description: withoutMealsField }),
    },
    resolve: ({ plan }, { days, withoutMeals }, context) => {
      const isDone = (place: MealPlace) =>
        withoutMeals?.some((done) => isSamePlace(done, place)) ?? false;
      const meals = plan.days
        .filter(({ index }) => !days || days.includes(index))
        .flatMap((day) => day.meals.filter(({ meal }) => !isDone({ day: day.index, meal })));
      const dishes = meals.flatMap((meal) => meal.dishes);
      return toBuyFor({ dishes, context });
    },
  }),
);

builder.queryField('shoppingListInBasket', (t) =>
  t.int({
    description: 'How many items are ticked on the list that the viewer shops from.',
    resolve: async (_root, _input, context) => {
      const facts = await findOpenFacts(context);
      const { recipesById } = context.services.content;
      return listContent({ facts, recipesById }).ticks.filter(({ isCleared }) => !isCleared).length;
    },
  }),
);

builder.objectFields(MealPlanRecipeType, (t) => ({
  isOnShoppingList: t.boolean({
    description: 'With its plan, on the list that the viewer shops from.',
    resolve: async ({ planId, cookedOnDay: day, recipe }, _input, context) => {
      const facts = await findOpenFacts(context);
      return isDishOnList({ facts, planId, day, recipeId: recipe.id });
    },
  }),
  isOnShoppingListAsCooked: t.boolean({
    description:
      'With its plan, and as much of it as the plan cooks: false also while the list has yet to ' +
      'follow a change of the plan.',
    resolve: async ({ planId, cookedOnDay: day, recipe, line }, _input, context) => {
      const facts = await findOpenFacts(context);
      const dish = { planId, day, recipeId: recipe.id };
      return isDishOnListFor({ facts, ...dish, servings: line.potServings });
    },
  }),
}));
