import { locales } from '../../i18n/locales.ts';
import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { findFood } from './find-food.ts';
import {
  findFoods,
  findFoodsByName,
  foodShelves,
  listFoods,
  lookedUpFoods,
  navigatorOf,
} from './navigator/food-navigator.ts';
import type { FoodPage, FoodQuery, NavigatorFood } from './navigator/food-navigator.ts';
import { FoodType, NavigatorModeType, NavigatorTagType } from './food-type.resolvers.ts';
import { surprises } from './navigator/familiar-foods.rules.ts';
import { foodNotFound } from './foods.errors.ts';
import type { NavigatorMode, NavigatorTag } from './navigator/navigator.rules.ts';

const mostCompared = 4;
const mostLookedUp = 48;
/** Longer than any name. */
const longestSearch = 80;

const FoodPageType = builder.objectRef<FoodPage>('FoodPage').implement({
  fields: (t) => ({
    foods: t.field({ type: [FoodType], resolve: ({ foods }) => [...foods] }),
    totalCount: t.exposeInt('totalCount', { description: 'Of all pages.' }),
    page: t.exposeInt('page', { description: 'From 1; a page past the end is the last one.' }),
    pageCount: t.exposeInt('pageCount'),
  }),
});

const FoodShelfType = builder
  .objectRef<{ tag: NavigatorTag; foodCount: number }>('FoodShelf')
  .implement({
    fields: (t) => ({
      tag: t.expose('tag', { type: NavigatorTagType }),
      foodCount: t.exposeInt('foodCount'),
    }),
  });

interface Surprise {
  food: NavigatorFood;
  instead: NavigatorFood;
}

const FoodSurpriseType = builder.objectRef<Surprise>('FoodSurprise').implement({
  description: 'What many plates are built on, and what takes its place with far fewer net carbs.',
  fields: (t) => ({
    food: t.field({ type: FoodType, resolve: ({ food }) => food }),
    instead: t.field({ type: FoodType, resolve: ({ instead }) => instead }),
  }),
});

builder.queryFields((t) => ({
  lookedUpFoods: t.field({
    type: [FoodType],
    description: 'What people look up most, in that order.',
    args: { first: t.arg.int({ defaultValue: 16 }) },
    resolve: (_root, { first }, { services }) => {
      const count = Math.min(Math.max(0, first ?? 0), mostLookedUp);
      return lookedUpFoods({ foods: services.content.foods, count });
    },
  }),
  foodShelves: t.field({
    type: [FoodShelfType],
    resolve: (_root, _input, { services }) => foodShelves(services.content.foods),
  }),
  foodSurprises: t.field({
    type: [FoodSurpriseType],
    resolve: (_root, _input, { services }) => {
      const { byId } = navigatorOf(services.content.foods);
      return surprises.flatMap((pair): Surprise[] => {
        const [food, instead] = [byId.get(pair.food), byId.get(pair.instead)];
        return food && instead ? [{ food, instead }] : [];
      });
    },
  }),
  foodNavigator: t.field({
    type: FoodPageType,
    description:
      'Familiar foods from the best for the mode, then the others. Locked ones come last but for net carbs.',
    args: {
      mode: t.arg({ type: NavigatorModeType, required: true }),
      tag: t.arg({ type: NavigatorTagType }),
      search: t.arg.string({ description: 'Part of a name.' }),
      page: t.arg.int({ defaultValue: 1 }),
    },
    resolve: (_root, { page, ...asked }, context) =>
      listFoods({ ...queryOf(asked, context), page: page ?? 1 }),
  }),
  foodsByName: t.field({
    type: [FoodType],
    description:
      'Whose names have the words: the very word first, then what people look up most, then the rest.',
    args: {
      search: t.arg.string({ required: true, description: 'Part of a name.' }),
      first: t.arg.int({ defaultValue: 8 }),
    },
    resolve: (_root, { search, first }, { services, locale }) => {
      const words = search.trim().slice(0, longestSearch);
      if (words === '') return [];
      return [
        ...findFoodsByName({
          foods: services.content.foods,
          search: words,
          language: locales[locale].contentLanguage,
          count: Math.min(Math.max(0, first ?? 0), mostLookedUp),
        }),
      ];
    },
  }),
  foodIndex: t.field({
    type: [FoodType],
    description: 'All foods of the food navigator at once, for finding as one types.',
    args: {
      mode: t.arg({ type: NavigatorModeType, required: true }),
      tag: t.arg({ type: NavigatorTagType }),
    },
    resolve: (_root, asked, context) => [...findFoods(queryOf(asked, context))],
  }),
  foodCount: t.int({ resolve: (_root, _input, { services }) => services.content.foods.length }),
  food: t.field({
    type: FoodType,
    args: { slug: t.arg.string({ required: true, description: 'Of any language, or its id.' }) },
    resolve: (_root, { slug }, context) => {
      const food = foodBySlug(slug, context);
      if (food === null) throw foodNotFound();
      return food;
    },
  }),
  foods: t.field({
    type: [FoodType],
    description: `Side by side, at most ${mostCompared}; unknown slugs are left out.`,
    args: { slugs: t.arg.stringList({ required: true }) },
    resolve: (_root, { slugs }, context) => {
      const found = slugs.slice(0, mostCompared).map((slug) => foodBySlug(slug, context));
      return [...new Set(found.filter((food) => food !== null))];
    },
  }),
}));

interface Asked {
  mode: NavigatorMode;
  tag?: NavigatorTag | null | undefined;
  search?: string | null | undefined;
}

function queryOf({ mode, tag, search }: Asked, context: RequestContext): FoodQuery {
  const { services, locale, isPremium } = context;
  return {
    foods: services.content.foods,
    mode,
    tag: tag ?? null,
    search: (search ?? '').trim().slice(0, longestSearch),
    language: locales[locale].contentLanguage,
    isPremium,
  };
}

function foodBySlug(slug: string, { services, locale }: RequestContext): NavigatorFood | null {
  const { content } = services;
  const language = locales[locale].contentLanguage;
  const food = findFood({ foods: content, slug, language });
  return food === null ? null : (navigatorOf(content.foods).byId.get(food.id) ?? null);
}
