import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { locales } from '../../../i18n/locales.ts';
import type { FoodId } from '../../foods/food.ts';
import { RecipeType } from '../recipe-type.resolvers.ts';
import type { CompiledRecipe } from '../recipe.ts';
import { cookFromFridge, fridgeFoods, type FromFridge } from './cook-from-fridge.rules.ts';
import { cookTonight } from './cook-tonight.rules.ts';

const mostShown = 12;

const FridgeFoodType = builder.objectRef<FoodId>('FridgeFood').implement({
  description: 'What is in most fridges; drawn at /ingredient/{id}.svg.',
  fields: (t) => ({
    id: t.id({ resolve: (id) => id }),
    name: t.string({ resolve: (id, _input, context) => nameOf(id, context) }),
  }),
});

const FromFridgeType = builder.objectRef<FromFridge<CompiledRecipe>>('FromFridge').implement({
  fields: (t) => ({
    recipe: t.field({ type: RecipeType, resolve: ({ recipe }) => recipe }),
    missingCount: t.int({
      description: 'Foods it takes besides that most kitchens do not have.',
      resolve: ({ missing }) => missing.length,
    }),
    firstMissing: t.string({
      nullable: true,
      description: 'What one of them is called.',
      resolve: ({ missing: [first] }, _input, context) => {
        return first === undefined ? null : nameOf(first, context);
      },
    }),
  }),
});

interface Fridge {
  totalCount: number;
  found: readonly FromFridge<CompiledRecipe>[];
}

const FridgeType = builder.objectRef<Fridge>('FridgeRecipes').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount'),
    found: t.field({ type: [FromFridgeType], resolve: ({ found }) => [...found] }),
  }),
});

builder.queryFields((t) => ({
  cookTonight: t.field({
    type: [RecipeType],
    description: 'Dinners that are ready in so many minutes, other ones every day.',
    args: {
      minutes: t.arg.int({ required: true }),
      first: t.arg.int({ defaultValue: 5 }),
    },
    resolve: (_root, { minutes, first }, { services: { content, clock } }) => [
      ...cookTonight({
        recipes: content.recipes,
        minutes,
        day: clock.now().toISOString().slice(0, 10),
        count: shownCount(first),
      }),
    ],
  }),
  fridgeFoods: t.field({
    type: [FridgeFoodType],
    resolve: (_root, _input, { services: { content } }) => {
      return fridgeFoods.filter((id) => content.foodsById.has(id));
    },
  }),
  cookFromFridge: t.field({
    type: FridgeType,
    description: 'Mains with all of the foods, those first that have the least to be bought.',
    args: {
      foodIds: t.arg.idList({ required: true, description: 'Of `fridgeFoods`.' }),
      first: t.arg.int({ defaultValue: 3 }),
    },
    resolve: (_root, { foodIds, first }, { services: { content } }) => {
      const asked = fridgeFoods.filter((id) => foodIds.includes(id));
      const all = cookFromFridge({
        recipes: content.recipes,
        foodIds: asked,
        isStaple: (id) => content.foodsById.get(id)?.purchase?.isStaple ?? true,
      });
      return { totalCount: all.length, found: all.slice(0, shownCount(first)) };
    },
  }),
}));

function shownCount(first: number | null | undefined): number {
  return Math.min(Math.max(0, first ?? 0), mostShown);
}

function nameOf(id: FoodId, { services, locale }: RequestContext): string {
  const names = services.content.foodsById.get(id)?.names[locales[locale].contentLanguage];
  return names?.plural ?? names?.singular ?? id;
}
