import { mayEditMealPlans } from '../../identity/roles/roles.rules.ts';
import { locales } from '../../../i18n/locales.ts';
import { perLanguage } from '../../../lib/language.ts';
import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { LocalizedSlugType, localizedSlugs } from '../../../api/localized-slug.ts';
import { zoneField, zoneOf } from '../../../api/time-zone.ts';
import { usualBeginning } from '../calendar/plan-calendar.rules.ts';
import { membersMoment } from '../states/move-meal-plan.ts';
import { listCalendarPlans } from './list-calendar-plans.ts';
import { TargetsType } from '../../profile/profile.resolvers.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { RecipeType, StrictnessType } from '../../recipes/recipe-type.resolvers.ts';
import { eaterCount, type Eaters } from '../../kitchen/portions.rules.ts';
import { peopleOptions } from '../people.rules.ts';
import { DayNutritionType } from './day-nutrition.resolvers.ts';
import type { DescribedPlan } from './described-plan.ts';
import { filmOf, MealPlanDayType, videoOf } from './plan-day-type.resolvers.ts';
import { mealPlanKinds, mealPlanOrigins } from '../meal-plan.ts';
import { highlightsOf, MealPlanHighlightType } from './plan-highlights.resolvers.ts';
import { planCharacters } from './plan-character.rules.ts';
import { ownPlanPlace } from '../plan-place.ts';
import { mayChangePlan } from '../states/plan-state.rules.ts';
import { planThemes } from '../themed/themed-plan.ts';
import { themedPlanPlace } from '../themed/themed-plan-place.ts';
import type { ViewedPlan } from './view-plan.ts';

export type { ViewedPlan } from './view-plan.ts';

export const MealPlanKindType = builder.enumType('MealPlanKind', { values: mealPlanKinds });
const MealPlanOriginType = builder.enumType('MealPlanOrigin', { values: mealPlanOrigins });
export const PlanThemeType = builder.enumType('MealPlanTheme', { values: planThemes });
export const MealPlanCharacterType = builder.enumType('MealPlanCharacter', {
  description: 'What a plan is like; names it as long as its member has not.',
  values: planCharacters,
});

const EatersType = builder.objectRef<Eaters>('Eaters').implement({
  fields: (t) => ({
    adults: t.exposeInt('adults', { description: 'The member is the first of them.' }),
    children: t.exposeInt('children'),
  }),
});

export const MealPlanType = builder.objectRef<ViewedPlan>('MealPlan').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ plan }) => plan.head.id }),
    slug: t.string({ resolve: ({ plan }) => plan.head.slug }),
    title: t.string({
      nullable: true,
      description: 'Null until the member names the plan; `character` says what it is like.',
      resolve: ({ plan }) => plan.head.title,
    }),
    description: t.string({ resolve: ({ plan }) => plan.head.description }),
    version: t.int({
      description: 'Of what it holds; a change names the one it was made to.',
      resolve: ({ plan }) => plan.head.version,
    }),
    undoVersion: t.int({
      nullable: true,
      description: 'What undoing the last change goes back to; null where nothing is to be undone.',
      resolve: (viewed, _input, context) => undoVersion({ viewed, context }),
    }),
    hasVideo: t.boolean({
      description: 'Whether any of its recipes is shown in a film.',
      resolve: ({ plan }, _input, context) =>
        plan.days.some(({ meals }) =>
          meals.some(({ dishes }) =>
            dishes.some(({ recipe }) => {
              return videoOf({ recipe, context }) ?? filmOf({ recipe, context });
            }),
          ),
        ),
    }),
    isOwn: t.boolean({
      description: "The viewer's own: only those are started, shared and deleted.",
      resolve: ({ relation = 'own' }) => relation === 'own',
    }),
    canEdit: t.boolean({
      description: "Whether the viewer may change it: one's own, or as an editor a themed one.",
      resolve: (viewed, _input, context) => canEdit({ viewed, context }),
    }),
    themes: t.field({
      type: [PlanThemeType],
      description: 'Of a themed plan.',
      resolve: ({ plan }, _input, { services }) => [
        ...(services.themedPlans.byId.get(plan.head.id)?.themes ?? []),
      ],
    }),
    slugs: t.field({
      type: [LocalizedSlugType],
      description: 'Themed plans have an address in every language.',
      resolve: ({ plan }, _input, { services }) => {
        const themed = services.themedPlans.byId.get(plan.head.id);
        return localizedSlugs(
          perLanguage((language) => themed?.texts[language].slug ?? plan.head.slug),
        );
      },
    }),
    character: t.field({
      type: MealPlanCharacterType,
      resolve: ({ plan }) => plan.facts.character,
    }),
    kind: t.field({ type: MealPlanKindType, resolve: ({ plan }) => plan.head.kind }),
    origin: t.field({ type: MealPlanOriginType, resolve: ({ plan }) => plan.head.origin }),
    isStarted: t.boolean({
      description: 'On its owner’s calendar: followed now, or from `beginsOn` on.',
      resolve: ({ plan }) => plan.head.isStarted,
    }),
    beginsOn: t.string({
      nullable: true,
      description: 'The date of its first day, `2026-03-10`; null while it is not started.',
      resolve: ({ plan }) => plan.days[0]?.date ?? null,
    }),
    usualBeginning: t.string({
      nullable: true,
      description: 'When it would begin if it was started now; null for who may not start it.',
      args: { timeZone: t.arg.string({ description: zoneField }) },
      resolve: (viewed, { timeZone }, context) => usualBeginningOf({ viewed, timeZone, context }),
    }),
    isShared: t.boolean({ resolve: ({ plan }) => plan.head.isShared }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ plan }) => plan.head.createdAt }),
    startedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ plan }) => plan.head.startedAt,
    }),
    deletedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it went to the trash.',
      resolve: ({ plan }) => plan.head.deletedAt,
    }),
    servings: t.int({
      description: 'How many eat.',
      resolve: ({ plan }) => eaterCount(plan.head.eaters),
    }),
    eaters: t.field({
      type: EatersType,
      description: 'Who eats; the owner is the first of the adults.',
      resolve: ({ plan }) => plan.head.eaters,
    }),
    servingsOptions: t.intList({
      description: 'For how many adults it may be cooked.',
      resolve: () => [...peopleOptions],
    }),
    strictness: t.field({ type: StrictnessType, resolve: ({ plan }) => plan.strictness }),
    mealsPerDay: t.int({
      resolve: ({ plan }) => Math.max(0, ...plan.days.map(({ meals }) => meals.length)),
    }),
    dinnerCount: t.int({ resolve: ({ plan }) => plan.facts.dinnerCount }),
    quickDinnerCount: t.int({
      description: 'Ready in 30 minutes.',
      resolve: ({ plan }) => plan.facts.quickDinnerCount,
    }),
    leftoverCount: t.int({
      description: 'Meals that are the rest of a dinner.',
      resolve: ({ plan }) => plan.facts.leftoverCount,
    }),
    highlights: t.field({
      type: [MealPlanHighlightType],
      description: 'The most telling first.',
      resolve: ({ plan }, _input, { services }) =>
        highlightsOf({ plan, content: services.content }),
    }),
    targets: t.field({
      type: TargetsType,
      nullable: true,
      description: "The member's own.",
      resolve: ({ targets }) => targets,
    }),
    days: t.field({
      type: [MealPlanDayType],
      resolve: ({ plan, targets }) => plan.days.map((day) => ({ day, targets })),
    }),
    meanNutrition: t.field({
      type: DayNutritionType,
      description: 'Of an average day.',
      resolve: ({ plan }) => plan.mean,
    }),
    coverRecipes: t.field({
      type: [RecipeType],
      description: 'Up to four dishes, for a picture of the plan.',
      resolve: ({ plan }) => coverRecipes(plan),
    }),
  }),
});

async function usualBeginningOf(args: {
  viewed: ViewedPlan;
  timeZone: string | null | undefined;
  context: RequestContext;
}): Promise<string | null> {
  const { viewed, timeZone, context } = args;
  if ((viewed.relation ?? 'own') !== 'own' || context.viewer === null) return null;
  const { db, clock } = context.services;
  const moment = membersMoment({ clock, timeZone: zoneOf(timeZone) });
  const plans = await listCalendarPlans({ db, userId: context.viewer.userId });
  const others = plans.filter(({ id }) => id !== viewed.plan.head.id);
  return usualBeginning({ plans: others, moment });
}

function canEdit({ viewed, context }: { viewed: ViewedPlan; context: RequestContext }): boolean {
  const { relation = 'own' } = viewed;
  return mayChangePlan({
    isOwner: relation === 'own',
    isThemed: relation === 'themed',
    canEditMealPlans: context.viewer !== null && mayEditMealPlans(context.viewer),
  });
}

async function undoVersion(args: {
  viewed: ViewedPlan;
  context: RequestContext;
}): Promise<number | null> {
  const { viewed, context } = args;
  if (context.viewer === null || !canEdit(args)) return null;
  const { db, themedPlans, themedPlanKeeper: keeper } = context.services;
  const { id, version } = viewed.plan.head;
  const { userId } = context.viewer;
  const themed = themedPlans.byId.get(id);
  const language = locales[context.locale].contentLanguage;
  const place =
    themed === undefined
      ? ownPlanPlace({ db, userId, id })
      : themedPlanPlace({ keeper, key: themed.key, language, editedBy: userId });
  const versions = await place.listVersions();
  return versions.find((kept) => kept.version < version)?.version ?? null;
}

const coverSize = 4;

/** Dishes of the list of covers first, then dinners; of different kinds where there are enough. */
export function coverRecipes({ days }: DescribedPlan) {
  const meals = days.flatMap((day) => day.meals);
  const dinners = meals.filter(({ meal }) => meal === 'DINNER');
  const others = meals.filter(({ meal }) => meal !== 'DINNER');
  const dishes = [...dinners, ...others].flatMap((meal) => meal.dishes[0] ?? []);
  const recipes = new Map(dishes.map(({ recipe }) => [recipe.id, recipe]));
  const isCover = ({ coverPlace }: CompiledRecipe) => coverPlace !== undefined;
  const chosen = [...recipes.values()].toSorted((a, b) => Number(isCover(b)) - Number(isCover(a)));
  const kinds = new Map(chosen.toReversed().map((recipe) => [recipe.dish, recipe]));
  const isFirstOfKind = (recipe: CompiledRecipe) => kinds.get(recipe.dish) === recipe;
  const isBest = (recipe: CompiledRecipe) => isCover(recipe) && isFirstOfKind(recipe);
  return chosen.toSorted((a, b) => Number(isBest(b)) - Number(isBest(a))).slice(0, coverSize);
}
