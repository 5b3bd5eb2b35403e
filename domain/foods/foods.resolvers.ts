import { locales } from '../../i18n/locales.ts';
import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { findFood } from './find-food.ts';
import { findFoods, listFoods, navigatorOf } from './navigator/food-navigator.ts';
import type { FoodPage, FoodQuery, NavigatorFood } from './navigator/food-navigator.ts';
import { FoodType, NavigatorModeType, NavigatorTagType } from './food-type.resolvers.ts';
import { foodNotFound } from './foods.errors.ts';
import type { NavigatorMode, NavigatorTag } from './navigator/navigator.rules.ts';

const mostCompared = 4;
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

builder.queryFields((t) => ({
  foodNavigator: t.field({
    type: FoodPageType,
    description: 'Foods from the best for the mode. Locked ones come last but for net carbs.',
    args: {
      mode: t.arg({ type: NavigatorModeType, required: true }),
      tag: t.arg({ type: NavigatorTagType }),
      search: t.arg.string({ description: 'Part of a name.' }),
      page: t.arg.int({ defaultValue: 1 }),
    },
    resolve: (_root, { page, ...asked }, context) =>
      listFoods({ ...queryOf(asked, context), page: page ?? 1 }),
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
