import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { locales } from '../../../i18n/locales.ts';
import { fillPlaceholders } from '../../../lib/fill-placeholders.ts';
import { FoodType } from '../../foods/food-type.resolvers.ts';
import { navigatorOf } from '../../foods/navigator/food-navigator.ts';
import { PlanThemeType } from '../../meal-plans/reading/meal-plan-type.resolvers.ts';
import { pagePath } from '../../pages/find-page.ts';
import { pageValues } from '../../pages/page-values.ts';
import { VideoType } from '../../videos/video-type.resolvers.ts';
import { HighlightedTextType } from '../recipes/recipe-hits.resolvers.ts';
import type { HitsOfKind, LibraryHit } from './search-library.ts';

const ThemedPlanHitType = builder.objectRef<LibraryHit<'themedPlan'>>('ThemedPlanHit').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ item }) => item.plan.id }),
    slug: t.string({
      resolve: ({ item }, _input, context) => item.plan.texts[languageOf(context)].slug,
    }),
    title: t.field({ type: HighlightedTextType, resolve: ({ title }) => title }),
    themes: t.field({ type: [PlanThemeType], resolve: ({ item }) => [...item.plan.themes] }),
    pictureRecipeId: t.id({
      nullable: true,
      description: 'The first dinner.',
      resolve: ({ item }) => item.plan.days[0]?.meals.at(-1)?.recipes[0]?.recipeId ?? null,
    }),
  }),
});

export const ThemedPlanHitsType = builder
  .objectRef<HitsOfKind<'themedPlan'>>('ThemedPlanHits')
  .implement({
    fields: (t) => ({
      totalCount: t.exposeInt('totalCount'),
      hits: t.field({
        type: [ThemedPlanHitType],
        description: 'The best first; without a text, by title.',
        resolve: ({ hits }) => [...hits],
      }),
    }),
  });

const FoodHitType = builder.objectRef<LibraryHit<'food'>>('FoodHit').implement({
  fields: (t) => ({
    food: t.field({
      type: FoodType,
      resolve: ({ item }, _input, { services }) =>
        navigatorOf(services.content.foods).byId.get(item.food.id)!,
    }),
    title: t.field({ type: HighlightedTextType, resolve: ({ title }) => title }),
  }),
});

export const FoodHitsType = builder.objectRef<HitsOfKind<'food'>>('FoodHits').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount'),
    hits: t.field({
      type: [FoodHitType],
      description: 'The best first; without a text, by name.',
      resolve: ({ hits }) => [...hits],
    }),
  }),
});

const GuideHitType = builder.objectRef<LibraryHit<'guide'>>('GuideHit').implement({
  fields: (t) => ({
    key: t.string({ resolve: ({ item }) => item.page.key }),
    path: t.string({ resolve: ({ item }, _input, { locale }) => pagePath(item.page, locale) }),
    title: t.field({ type: HighlightedTextType, resolve: ({ title }) => title }),
    description: t.string({
      resolve: ({ item }, _input, context) =>
        fillPlaceholders(item.page.texts[languageOf(context)].description, pageValues(context)),
    }),
    pictureRecipeId: t.id({ resolve: ({ item }) => item.page.picture }),
  }),
});

export const GuideHitsType = builder.objectRef<HitsOfKind<'guide'>>('GuideHits').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount'),
    hits: t.field({
      type: [GuideHitType],
      description: 'The best first; without a text, by title.',
      resolve: ({ hits }) => [...hits],
    }),
  }),
});

const VideoHitType = builder.objectRef<LibraryHit<'video'>>('VideoHit').implement({
  fields: (t) => ({
    video: t.field({ type: VideoType, resolve: ({ item }) => item.video }),
    title: t.field({ type: HighlightedTextType, resolve: ({ title }) => title }),
  }),
});

export const VideoHitsType = builder.objectRef<HitsOfKind<'video'>>('VideoHits').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount'),
    hits: t.field({
      type: [VideoHitType],
      description: 'The best first; without a text, by title.',
      resolve: ({ hits }) => [...hits],
    }),
  }),
});

function languageOf({ locale }: RequestContext) {
  return locales[locale].contentLanguage;
}
