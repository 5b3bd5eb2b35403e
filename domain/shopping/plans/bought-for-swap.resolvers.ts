import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { locales } from '../../../i18n/locales.ts';
import { invalidInput } from '../../../lib/problems.ts';
import type { FoodId } from '../../foods/food.ts';
import { findOpenList } from '../people/open-list.ts';
import { loadStoredList } from '../shopping.store.ts';
import { boughtForSwap, type BoughtForDish, type BoughtForSwap } from './bought-for-swap.rules.ts';

/** More dishes than a swap offers at once. */
const mostDishes = 50;

const BoughtForDishType = builder.objectRef<BoughtForDish>('ShoppingBoughtForDish').implement({
  description: 'What is bought already of a dish that may come instead.',
  fields: (t) => ({
    recipeId: t.exposeID('recipeId'),
    have: t.stringList({
      description:
        'Names of foods that make a good part of it, in the basket and needed by no other dish.',
      resolve: ({ haveIds }, _input, context) => namesOf({ ids: haveIds, context }),
    }),
    toBuyCount: t.exposeInt('toBuyCount', { description: 'How many things are still to buy.' }),
  }),
});

const BoughtForSwapType = builder.objectRef<BoughtForSwap>('ShoppingBoughtForSwap').implement({
  description: 'What a swap makes of what is in the basket already.',
  fields: (t) => ({
    left: t.stringList({
      description: 'Names of foods that were bought for the dish that goes: the most first.',
      resolve: ({ leftIds }, _input, context) => namesOf({ ids: leftIds, context }),
    }),
    dishes: t.field({ type: [BoughtForDishType], resolve: ({ dishes }) => [...dishes] }),
  }),
});

function namesOf(args: { ids: readonly FoodId[]; context: RequestContext }): string[] {
  const { ids, context } = args;
  const language = locales[context.locale].contentLanguage;
  const { foodsById } = context.services.content;
  return ids.flatMap((id) => {
    const names = foodsById.get(id)?.names[language];
    return names === undefined ? [] : [names.plural ?? names.singular];
  });
}

builder.queryField('shoppingBoughtForSwap', (t) =>
  t.field({
    type: BoughtForSwapType,
    nullable: true,
    description:
      'What is bought of a dish of a plan and of others that may come instead; null where the ' +
      'list was not made for it, and for who has no list.',
    args: {
      mealPlanId: t.arg.id({ required: true }),
      day: t.arg.int({ required: true, description: 'Counted from 0.' }),
      recipeId: t.arg.id({ required: true, description: 'Of the dish that goes.' }),
      instead: t.arg.idList({ required: true, description: `At most ${mostDishes} recipes.` }),
    },
    resolve: async (_root, input, context) => {
      if (input.instead.length > mostDishes) throw invalidInput();
      const list = context.isPremium ? await findOpenList(context) : null;
      if (list === null) return null;
      const { db, content } = context.services;
      const { recipesById, foodsById } = content;
      const { facts } = await loadStoredList({ db, userId: list.userId });
      const language = locales[context.locale].contentLanguage;
      return boughtForSwap({ facts, recipesById, foodsById, language, ...input });
    },
  }),
);
