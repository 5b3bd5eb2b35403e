import { locales } from '../../../i18n/locales.ts';
import { zoneField, zoneOf } from '../../../api/time-zone.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { soonestBeginning } from '../calendar/plan-calendar.rules.ts';
import { membersMoment } from '../states/move-meal-plan.ts';
import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { countFitting, type FittingRecipes } from '../../planner/index.ts';
import { targetsFor, type Targets } from '../../planner/targets.ts';
import type { PlannerProfile } from '../../planner/types.ts';
import type { Eaters } from '../../kitchen/portions.rules.ts';
import { eatersOf } from '../../profile/preferences/eaters.rules.ts';
import { AvoidedFoodType, DietType } from '../../profile/survey/survey-answers.resolvers.ts';
import {
  plannerProfileOf,
  unfinishedProfileOf,
} from '../../profile/planner/planner-profile.rules.ts';
import { TargetsType } from '../../profile/profile.resolvers.ts';
import { surveyDraftOf } from '../../profile/survey/survey-of-request.ts';
import { findCompleteAnswers } from '../../profile/survey/survey.rules.ts';
import { shortTitleOf } from '../../recipes/reading/short-title.rules.ts';
import { MealType } from '../../recipes/recipe-type.resolvers.ts';
import { MealPlanReasonType } from './meal-plan-reason.resolvers.ts';
import { plannerCatalog } from './planner-catalog.ts';
import { findOpinions } from './find-opinions.ts';
import { kitchenOfHousehold } from './kitchen-of-household.ts';
import { offerNextWeek, type OfferedWeek } from './offer-next-week.ts';
import { previewFacts, type PreviewFacts } from './preview-facts.rules.ts';
import { previewMealPlan } from './preview-meal-plan.ts';
import {
  previewDays,
  type PreviewDay,
  type PreviewDish,
  type PreviewMeal,
} from './preview-days.ts';
import { MealPlanRelaxationType } from './proposed-changes.resolvers.ts';
import type { ProposedChange } from './proposed-changes.rules.ts';

interface MealPlanPreview {
  isAccommodated: boolean;
  days: readonly PreviewDay[];
  targets: Targets;
  beginsOn: LocalDay;
  relaxations: readonly ProposedChange[];
}

const PreviewDishType = builder.objectRef<PreviewDish>('MealPlanPreviewRecipe').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ recipe }) => recipe.id }),
    title: t.string({
      resolve: ({ recipe }, _input, context) => recipe.texts[languageOf(context)].title,
    }),
    short: t.string({
      description: 'The title in at most 20 letters, for where it has no room.',
      resolve: ({ recipe }, _input, context) => shortTitleOf(recipe.texts[languageOf(context)]),
    }),
    slug: t.string({
      resolve: ({ recipe }, _input, context) => recipe.texts[languageOf(context)].slug,
    }),
    netCarbsGrams: t.exposeFloat('netCarbsGrams', { description: 'Of what one person eats.' }),
    activeMinutes: t.int({
      description: 'At the board and the stove, as much as is cooked of it.',
      resolve: ({ recipe }) => recipe.times.activeMinutes,
    }),
    totalMinutes: t.int({
      description: 'From begin to table, also while it bakes or stands by itself.',
      resolve: ({ recipe }) => recipe.times.totalMinutes,
    }),
    leftoverOfDay: t.int({
      nullable: true,
      description: 'The day whose dinner this is the rest of.',
      resolve: ({ line }) => line.leftoverOfDay,
    }),
    reasons: t.field({
      type: [MealPlanReasonType],
      description: 'Why the planner chose it, the strongest first.',
      resolve: ({ line }) => [...line.reasons],
    }),
  }),
});

function languageOf({ locale }: RequestContext) {
  return locales[locale].contentLanguage;
}

const PreviewMealType = builder.objectRef<PreviewMeal>('MealPlanPreviewMeal').implement({
  fields: (t) => ({
    meal: t.expose('meal', { type: MealType }),
    recipes: t.field({ type: [PreviewDishType], resolve: ({ dishes }) => [...dishes] }),
  }),
});

const PreviewDayType = builder.objectRef<PreviewDay>('MealPlanPreviewDay').implement({
  fields: (t) => ({
    index: t.exposeInt('index', { description: '0 is the first day.' }),
    date: t.exposeString('date', { description: '`2026-03-10`, if the plan is made now.' }),
    meals: t.field({ type: [PreviewMealType], resolve: ({ meals }) => [...meals] }),
    netCarbsGrams: t.exposeFloat('netCarbsGrams'),
    proteinGrams: t.exposeFloat('proteinGrams'),
    energyKcal: t.exposeFloat('energyKcal'),
  }),
});

const PreviewFactsType = builder.objectRef<PreviewFacts>('MealPlanPreviewFacts').implement({
  fields: (t) => ({
    dishCount: t.exposeInt('dishCount', { description: 'Different dishes that are cooked.' }),
    netCarbsGramsPerDay: t.exposeFloat('netCarbsGramsPerDay'),
    cookingMinutesPerDay: t.exposeFloat('cookingMinutesPerDay'),
    mostMinutes: t.exposeInt('mostMinutes', {
      description: 'At the board and the stove, of the dish that needs most of them.',
    }),
    keptLunchCount: t.exposeInt('keptLunchCount', {
      description: 'Lunches that are the rest of a dinner.',
    }),
  }),
});

export const MealPlanPreviewType = builder.objectRef<MealPlanPreview>('MealPlanPreview').implement({
  description: 'The week that the answers of a survey give.',
  fields: (t) => ({
    isAccommodated: t.exposeBoolean('isAccommodated', {
      description: 'False when no week meets all preferences; there are no days then.',
    }),
    days: t.field({ type: [PreviewDayType], resolve: ({ days }) => [...days] }),
    facts: t.field({ type: PreviewFactsType, resolve: ({ days }) => previewFacts(days) }),
    beginsOn: t.exposeString('beginsOn', {
      description: '`2026-03-10`: today before 15:00, else tomorrow.',
    }),
    targets: t.expose('targets', { type: TargetsType }),
    relaxations: t.field({
      type: [MealPlanRelaxationType],
      description: 'What would make a week possible.',
      resolve: ({ relaxations }) => [...relaxations],
    }),
  }),
});

builder.queryField('mealPlanPreview', (t) =>
  t.field({
    type: MealPlanPreviewType,
    nullable: true,
    description:
      "The viewer's first plan, before they have one. Null while the survey is not complete.",
    args: { timeZone: t.arg.string({ description: zoneField }) },
    resolve: (_root, { timeZone }, context) => preview({ context, timeZone: zoneOf(timeZone) }),
  }),
);

const OfferedWeekType = builder.objectRef<OfferedWeek>('NextMealPlan').implement({
  description: 'The week after the plan that is eaten now, before it is kept.',
  fields: (t) => ({
    beginsOn: t.exposeString('beginsOn', { description: '`2026-03-10`' }),
    days: t.field({ type: [PreviewDayType], resolve: ({ days }) => [...days] }),
  }),
});

/** More often nobody asks for other dishes. */
const mostOtherDishes = 20;

builder.queryField('nextMealPlan', (t) =>
  t.field({
    type: OfferedWeekType,
    nullable: true,
    description:
      'On the last two days of a plan and in the week after it the week that follows; null on ' +
      'other days, where a plan follows already, and for who is no premium member.',
    args: {
      timeZone: t.arg.string({ description: zoneField }),
      otherDishes: t.arg.int({ description: 'Another number, other dishes: 0 to 20.' }),
    },
    async resolve(_root, args, context) {
      if (context.viewer === null || !context.isPremium) return null;
      const { userId } = context.viewer;
      const { db, content, clock, findFavoriteRecipes } = context.services;
      return offerNextWeek({
        db,
        content,
        clock,
        userId,
        timeZone: zoneOf(args.timeZone),
        findOpinions: () => findOpinions({ db, userId, findFavoriteRecipes }),
        otherDishes: Math.min(mostOtherDishes, Math.max(0, args.otherDishes ?? 0)),
      });
    },
  }),
);

interface PreviewBasis {
  fitting: FittingRecipes;
  targets: Targets;
  hasLeftovers: boolean;
}

const PreviewBasisType = builder.objectRef<PreviewBasis>('MealPlanPreviewBasis').implement({
  description: 'What is known of a week before it is planned.',
  fields: (t) => ({
    fittingRecipeCount: t.int({
      description: 'Recipes that hold nothing the answers leave out.',
      resolve: ({ fitting }) => fitting.count,
    }),
    quickRecipeCount: t.int({
      description: 'Of these, ready within `minutes`.',
      resolve: ({ fitting }) => fitting.quickCount,
    }),
    minutes: t.int({
      description: 'For cooking on an ordinary day.',
      resolve: ({ fitting }) => fitting.minutes,
    }),
    hasLeftovers: t.exposeBoolean('hasLeftovers', {
      description: 'Dinners may come back as lunches.',
    }),
    targets: t.expose('targets', { type: TargetsType }),
  }),
});

builder.queryField('mealPlanPreviewBasis', (t) =>
  t.field({
    type: PreviewBasisType,
    nullable: true,
    description: 'Null while the survey is not complete.',
    async resolve(_root, _input, context) {
      const asked = await previewProfile(context);
      if (asked === null) return null;
      const { profile, eaters } = asked;
      const { content } = context.services;
      const kitchen = await kitchenOfHousehold({ content, eaters, profile });
      const catalog = plannerCatalog(content);
      const fitting = countFitting({ catalog, profile: { ...profile, ...kitchen } });
      return { fitting, targets: targetsFor(profile), hasLeftovers: profile.leftovers };
    },
  }),
);

builder.queryField('fittingRecipeCount', (t) =>
  t.int({
    description: "How many recipes stay with the viewer's answers so far when these are left out.",
    args: {
      avoid: t.arg({ type: [AvoidedFoodType], required: true }),
      diet: t.arg({ type: DietType }),
    },
    async resolve(_root, { avoid, diet }, context) {
      const { clock, content } = context.services;
      const draft = await surveyDraftOf(context);
      const { diet: _former, allergies: _allergies, ...answers } = draft.answers;
      const asked = { ...answers, avoid, ...(diet && { diet }) };
      const thisYear = clock.now().getUTCFullYear();
      const profile = unfinishedProfileOf({ answers: asked, thisYear });
      return countFitting({ catalog: plannerCatalog(content), profile }).count;
    },
  }),
);

async function preview(args: {
  context: RequestContext;
  timeZone: string | null;
}): Promise<MealPlanPreview | null> {
  const { context, timeZone } = args;
  const { content, clock } = context.services;
  const moment = membersMoment({ clock, timeZone });
  const beginsOn = soonestBeginning(moment);
  const asked = await previewProfile(context);
  if (asked === null) return null;
  const { profile, eaters } = asked;
  const targets = targetsFor(profile);
  const { day: today, minute } = moment;
  const week = await previewMealPlan({ content, profile, eaters, beginsOn, today, minute });
  if (!week.ok) {
    return { isAccommodated: false, days: [], targets, beginsOn, relaxations: week.reason };
  }
  const days = previewDays({ content, days: week.value.days, beginsOn, targets });
  return { isAccommodated: true, days, targets, beginsOn, relaxations: [] };
}

/** Of the survey's answers so far; null while they are not complete. */
async function previewProfile(
  context: RequestContext,
): Promise<{ profile: PlannerProfile; eaters: Eaters } | null> {
  const draft = await surveyDraftOf(context);
  const thisYear = context.services.clock.now().getUTCFullYear();
  const answers = findCompleteAnswers({ answers: draft.answers, thisYear });
  if (answers === null) return null;
  const profile = plannerProfileOf({ answers, thisYear, includePremium: true });
  return { profile, eaters: eatersOf(answers) };
}
