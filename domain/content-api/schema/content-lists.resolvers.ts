import { languages, type Language } from '../../../lib/language.ts';
import { listedDoctors } from '../../doctors/find-doctors.ts';
import type { Food } from '../../foods/food.ts';
import { themedAsMealPlan } from '../../meal-plans/themed/themed-plan-place.ts';
import type { ThemedPlan } from '../../meal-plans/themed/themed-plan.ts';
import { writtenKey } from '../../pages/collections/collection-keys.rules.ts';
import { allPages } from '../../pages/find-page.ts';
import type { Page } from '../../pages/page.ts';
import type { Program } from '../../programs/program.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { Video } from '../../videos/video.ts';
import type { ContentKind } from '../content-kinds.rules.ts';
import {
  contentBuilder,
  longestPage,
  pageOf,
  requireScope,
  usualPage,
  type ContentContext,
} from './content-builder.ts';
import { DoctorType } from './doctor-type.resolvers.ts';
import { FoodType, MealPlanType, PageType, ProgramType } from './content-types.resolvers.ts';
import type { PlanAsPublished } from './content-types.resolvers.ts';
import { CollectionType, type Shelf } from './collection-type.resolvers.ts';
import { RecipeType } from './recipe-type.resolvers.ts';
import { VideoType } from './video-type.resolvers.ts';

export const LanguageType = contentBuilder.enumType('Language', { values: languages });

const first = `${usualPage} unless told, at most ${longestPage}.`;
const after = 'The id of the last one of the list before.';

/** What a kind of content is found in. */
interface Source<Thing> {
  readonly kind: ContentKind;
  list(context: ContentContext): readonly Thing[];
  idOf(thing: Thing): string;
}

const recipes: Source<CompiledRecipe> = {
  kind: 'RECIPE',
  list: ({ services }) => services.content.recipes,
  idOf: ({ id }) => id,
};
const foods: Source<Food> = {
  kind: 'FOOD',
  list: ({ services }) => services.content.foods,
  idOf: ({ id }) => id,
};
const mealPlans: Source<ThemedPlan> = {
  kind: 'MEAL_PLAN',
  list: ({ services }) => services.themedPlans.plans,
  idOf: ({ key }) => key,
};
const programs: Source<Program> = {
  kind: 'PROGRAM',
  list: ({ services }) => services.programs.programs,
  idOf: ({ key }) => key,
};
const pages: Source<Page> = {
  kind: 'PAGE',
  list: ({ services }) => allPages(services.pages),
  idOf: ({ key }) => key,
};

const videos: Source<Video> = {
  kind: 'VIDEO',
  list: ({ services }) => services.videos.videos,
  idOf: ({ id }) => id,
};

const collections: Source<Shelf> = {
  kind: 'COLLECTION',
  list: ({ services }) => [...services.collections.guides, ...services.collections.dishes],
  idOf: ({ key }) => writtenKey(key),
};

interface Asked {
  language: Language;
  first?: number | null;
  after?: string | null;
  ids?: readonly string[] | null;
}

/** Those that were named, or a page of all of them. */
function chosen<Thing>(args: { source: Source<Thing>; asked: Asked; context: ContentContext }) {
  const { source, asked, context } = args;
  requireScope(context, source.kind);
  const things = source.list(context);
  if (!asked.ids)
    return pageOf({ ...asked, things, idOf: source.idOf, first: asked.first, after: asked.after });
  const wanted = new Set(asked.ids.slice(0, longestPage));
  return things.filter((thing) => wanted.has(source.idOf(thing)));
}

function inLanguage<Thing>(args: { source: Source<Thing>; asked: Asked; context: ContentContext }) {
  return chosen(args).map((thing) => ({ thing, language: args.asked.language }));
}

contentBuilder.queryFields((t) => {
  const listArgs = {
    language: t.arg({ type: LanguageType, required: true, defaultValue: 'en' }),
    first: t.arg.int({ description: first }),
    after: t.arg.string({ description: after }),
    ids: t.arg.stringList({
      description: 'These alone, up to 100; those that are not there are left out.',
    }),
  };
  return {
    recipes: t.field({
      type: [RecipeType],
      args: listArgs,
      resolve: (_root, asked, context) => inLanguage({ source: recipes, asked, context }),
    }),
    foods: t.field({
      type: [FoodType],
      args: listArgs,
      resolve: (_root, asked, context) => inLanguage({ source: foods, asked, context }),
    }),
    mealPlans: t.field({
      type: [MealPlanType],
      description: 'Themed plans as they are published: the file, or what editors made of it.',
      args: listArgs,
      resolve: (_root, asked, context) =>
        chosen({ source: mealPlans, asked, context }).map((thing): PlanAsPublished => {
          const { language } = asked;
          const published = themedAsMealPlan({ themed: thing, language });
          return { thing, language, published };
        }),
    }),
    programs: t.field({
      type: [ProgramType],
      args: listArgs,
      resolve: (_root, asked, context) => inLanguage({ source: programs, asked, context }),
    }),
    videos: t.field({
      type: [VideoType],
      args: listArgs,
      resolve: (_root, asked, context) => inLanguage({ source: videos, asked, context }),
    }),
    collections: t.field({
      type: [CollectionType],
      args: listArgs,
      resolve: (_root, asked, context) => inLanguage({ source: collections, asked, context }),
    }),
    doctors: t.field({
      type: [DoctorType],
      description: 'Entries of the directory, each in the language of its doctor; no samples.',
      args: { first: listArgs.first, after: listArgs.after, ids: listArgs.ids },
      resolve: async (_root, asked, context) => {
        requireScope(context, 'DOCTOR');
        const ids = asked.ids?.slice(0, longestPage) ?? null;
        const rows = Math.min(Math.max(asked.first ?? usualPage, 0), longestPage);
        const { db } = context.services;
        const limit = ids === null ? rows : longestPage;
        return [...(await listedDoctors({ db, ids, after: asked.after ?? null, limit }))];
      },
    }),
    pages: t.field({
      type: [PageType],
      description: 'Guides and other pages that are read.',
      args: listArgs,
      resolve: (_root, asked, context) => inLanguage({ source: pages, asked, context }),
    }),
  };
});
