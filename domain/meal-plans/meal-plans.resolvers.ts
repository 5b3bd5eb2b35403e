import { locales } from '../../i18n/locales.ts';
import { isId } from '../../lib/ids.ts';
import { invalidInput, problem, type Problem } from '../../lib/problems.ts';
import { builder, ProblemType } from '../../api/builder.ts';
import { adoptDraftOfRequest } from '../profile/survey/survey-of-request.ts';
import { findReadablePlan } from './reading/find-readable-plan.ts';
import { findOpinions } from './planning/find-opinions.ts';
import { generateMealPlan, type GenerationRefusal } from './planning/generate-meal-plan.ts';
import { listMealPlans } from './reading/list-meal-plans.ts';
import { planFilters, planOrders, type PlanCounts } from './meal-plan.ts';
import './cooked/cooked-dishes.resolvers.ts';
import './reading/planned-dish.resolvers.ts';
import './calendar/calendar-feed.resolvers.ts';
import './reading/current-meal-plan.resolvers.ts';
import './editing/days-instead.resolvers.ts';
import './editing/meal-plan-changes.resolvers.ts';
import './planning/dinners-for-today.resolvers.ts';
import './planning/meal-plan-preview.resolvers.ts';
import './planning/meal-plan-settings.resolvers.ts';
import './states/meal-plan-states.resolvers.ts';
import './planning/meal-plan-suggestions.resolvers.ts';
import './reading/meal-plan-teaser.resolvers.ts';
import { MealPlanType } from './reading/meal-plan-type.resolvers.ts';
import { mealPlanNotFound } from './meal-plans.errors.ts';
import { requireMealPlanMaker, requireMealPlanReader } from './meal-plans.policies.ts';
import { planToShow } from './calendar/plan-calendar.rules.ts';
import { listCalendarPlans } from './reading/list-calendar-plans.ts';
import { membersMoment } from './states/move-meal-plan.ts';
import { zoneField, zoneOf } from '../../api/time-zone.ts';
import { MealPlanRelaxationType } from './planning/proposed-changes.resolvers.ts';
import type { ProposedChange } from './planning/proposed-changes.rules.ts';
import { viewPlan, viewPlans, type ViewedPlan } from './reading/view-plan.ts';

interface ViewedPage {
  mealPlans: ViewedPlan[];
  nextAfterId: string | null;
  counts: () => Promise<PlanCounts>;
}

const MealPlanFilterType = builder.enumType('MealPlanFilter', { values: planFilters });
const MealPlanOrderType = builder.enumType('MealPlanOrder', { values: planOrders });

const MealPlanCountsType = builder.objectRef<PlanCounts>('MealPlanCounts').implement({
  description: 'Without the plan being followed.',
  fields: (t) => ({
    all: t.exposeInt('all'),
    personalized: t.exposeInt('personalized'),
    custom: t.exposeInt('custom'),
    shared: t.exposeInt('shared'),
  }),
});

const MealPlanPageType = builder.objectRef<ViewedPage>('MealPlanPage').implement({
  fields: (t) => ({
    mealPlans: t.field({ type: [MealPlanType], resolve: ({ mealPlans }) => mealPlans }),
    nextAfterId: t.exposeString('nextAfterId', {
      nullable: true,
      description: 'The `afterId` of the next page; null on the last one.',
    }),
    counts: t.field({ type: MealPlanCountsType, resolve: ({ counts }) => counts() }),
  }),
});

builder.queryFields((t) => ({
  mealPlan: t.field({
    type: MealPlanType,
    description: "One of the viewer's own plans, a themed one, or one that its owner shares.",
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_root, { slug }, context) => {
      const { userId } = requireMealPlanReader(context);
      const { db, themedPlans } = context.services;
      const language = locales[context.locale].contentLanguage;
      const found = await findReadablePlan({ db, themedPlans, language, userId, slug });
      if (found === null) throw mealPlanNotFound();
      return viewPlan({ ...found, context });
    },
  }),
  startedMealPlan: t.field({
    type: MealPlanType,
    nullable: true,
    description: 'The plan that the viewer follows: the first of `mealPlanCalendar` today.',
    args: { timeZone: t.arg.string({ description: zoneField }) },
    resolve: async (_root, { timeZone }, context) => {
      const { userId } = requireMealPlanReader(context);
      const { db, clock } = context.services;
      const { day: today } = membersMoment({ clock, timeZone: zoneOf(timeZone) });
      const plan = planToShow({ plans: await listCalendarPlans({ db, userId }), today });
      return plan && viewPlan({ plan, relation: 'own', context });
    },
  }),
  mealPlanCalendar: t.field({
    type: [MealPlanType],
    description:
      'The plans with dates, in the order they are eaten: what is over until the next one is ' +
      'started, the one under way, and the one that follows it by itself.',
    resolve: async (_root, _input, context) => {
      const { userId } = requireMealPlanReader(context);
      const plans = await listCalendarPlans({ db: context.services.db, userId });
      return viewPlans({ plans, relation: 'own', context });
    },
  }),
  mealPlans: t.field({
    type: MealPlanPageType,
    description: "The viewer's own plans: the one they follow, then the newest.",
    args: {
      afterId: t.arg.string({ description: 'The last plan of the page above.' }),
      filter: t.arg({ type: MealPlanFilterType, defaultValue: 'ALL' }),
      order: t.arg({ type: MealPlanOrderType, defaultValue: 'NEWEST' }),
      withStarted: t.arg.boolean({
        defaultValue: true,
        description: 'Whether the plan being followed is among them, at the top.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { userId } = requireMealPlanReader(context);
      const page = await listMealPlans({
        db: context.services.db,
        userId,
        afterId: args.afterId ?? null,
        filter: args.filter ?? 'ALL',
        order: args.order ?? 'NEWEST',
        withStarted: args.withStarted ?? true,
      });
      const { nextAfterId, counts } = page;
      const mealPlans = await viewPlans({ plans: page.mealPlans, relation: 'own', context });
      return { mealPlans, nextAfterId, counts };
    },
  }),
}));

interface MealPlanAnswer {
  problems: Problem[];
  mealPlan: ViewedPlan | null;
  relaxations: readonly ProposedChange[];
}

function refused(problems: Problem[], relaxations: readonly ProposedChange[] = []): MealPlanAnswer {
  return { problems, mealPlan: null, relaxations };
}

const GenerateMealplanInput = builder.inputType('GenerateMealplanInput', {
  fields: (t) => ({
    requestKey: t.string({
      required: true,
      description: 'A UUID; the same key again is the same request and makes no second plan.',
    }),
    timeZone: t.string({ description: zoneField }),
    isNext: t.boolean({
      description: 'It is put on the calendar after the plans that are there.',
    }),
    otherDishes: t.int({ description: 'As `nextMealPlan` was asked, so that it is that week.' }),
  }),
});

const GenerateMealplanResultType = builder
  .objectRef<MealPlanAnswer>('GenerateMealplanResult')
  .implement({
    fields: (t) => ({
      problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
      mealPlan: t.field({
        type: MealPlanType,
        nullable: true,
        resolve: ({ mealPlan }) => mealPlan,
      }),
      relaxations: t.field({
        type: [MealPlanRelaxationType],
        description: 'What would make a plan possible.',
        resolve: ({ relaxations }) => [...relaxations],
      }),
    }),
  });

builder.mutationFields((t) => ({
  generateMealplan: t.field({
    type: GenerateMealplanResultType,
    description:
      "Makes a week from the viewer's profile and keeps it. It begins today before 15:00, else " +
      'tomorrow, where no other plan is on their calendar; else they start it themselves.',
    args: { input: t.arg({ type: GenerateMealplanInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireMealPlanMaker(context);
      const { requestKey } = input;
      if (!isId(requestKey)) throw invalidInput();
      await adoptDraftOfRequest(context);
      const { db, content, clock, createId, findFavoriteRecipes } = context.services;
      const opinions = await findOpinions({ db, userId, findFavoriteRecipes });
      const request = {
        userId,
        requestKey,
        timeZone: zoneOf(input.timeZone),
        opinions,
        otherDishes: input.otherDishes ?? 0,
        isNext: input.isNext ?? false,
      };
      const made = await generateMealPlan({ db, content, clock, createId, ...request });
      if (!made.ok) return refusedGeneration(made.reason);
      const mealPlan = await viewPlan({ plan: made.value, relation: 'own', context });
      return { problems: [], mealPlan, relaxations: [] };
    },
  }),
}));

function refusedGeneration(reason: GenerationRefusal): MealPlanAnswer {
  switch (reason.code) {
    case 'no-profile':
      return refused([problem([], 'meal-plan.profile-missing')]);
    case 'not-accommodated':
      return refused([problem([], 'meal-plan.not-accommodated')], reason.changes);
  }
}
