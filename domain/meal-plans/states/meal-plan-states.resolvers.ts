import { isId } from '../../../lib/ids.ts';
import { daysBetween, isLocalDay, type LocalDay } from '../../../lib/local-time.ts';
import { invalidInput, problem } from '../../../lib/problems.ts';
import { locales } from '../../../i18n/locales.ts';
import { zoneField, zoneOf } from '../../../api/time-zone.ts';
import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { findEaters } from '../../profile/preferences/find-eaters.ts';
import { copyMealPlan, createMealPlan } from '../editing/create-meal-plan.ts';
import { findReadablePlan } from '../reading/find-readable-plan.ts';
import {
  MealPlanChangeType,
  type PlanChangeAnswer,
} from '../editing/meal-plan-changes.resolvers.ts';
import { MealPlanType } from '../reading/meal-plan-type.resolvers.ts';
import { mealPlanNotFound } from '../meal-plans.errors.ts';
import { requireMealPlanMaker, requireMealPlanReader } from '../meal-plans.policies.ts';
import { listTrash, membersMoment, moveMealPlan } from './move-meal-plan.ts';
import type { PlanTransition } from './plan-state.rules.ts';
import { viewPlan, viewPlans } from '../reading/view-plan.ts';

/** What happens to a plan as a whole. */

const MealPlanInput = builder.inputType('MealPlanInput', {
  fields: (t) => ({ mealPlanId: t.id({ required: true }) }),
});

const StartInput = builder.inputType('StartMealPlanInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    beginsOn: t.string({
      description:
        'The date of its first day, `2026-03-10`, today or later; left out, after the plans of the ' +
        'calendar, else today before 15:00 and tomorrow after that.',
    }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const CreateInput = builder.inputType('CreateMealPlanInput', {
  fields: (t) => ({
    title: t.string({ required: true, description: 'Empty: called by what it is like.' }),
    dayCount: t.int({ required: true, description: '1 to 28.' }),
    requestKey: t.string({
      required: true,
      description: 'A UUID; the same key again is the same request and makes no second plan.',
    }),
  }),
});

const CopyInput = builder.inputType('CopyMealPlanInput', {
  fields: (t) => ({
    slug: t.string({ required: true, description: 'Of an own, a themed or a shared plan.' }),
    requestKey: t.string({
      required: true,
      description: 'A UUID; the same key again is the same request and makes no second plan.',
    }),
  }),
});

builder.queryField('deletedMealPlans', (t) =>
  t.field({
    type: [MealPlanType],
    description: "The viewer's, for as long as they can be restored, the latest first.",
    resolve: async (_root, _input, context) => {
      const { userId } = requireMealPlanReader(context);
      const { db, clock } = context.services;
      const plans = await listTrash({ db, clock, userId });
      return viewPlans({ plans, relation: 'own', context });
    },
  }),
);

builder.mutationFields((t) => {
  const transition = (name: PlanTransition, description: string) =>
    t.field({
      type: MealPlanChangeType,
      description,
      args: { input: t.arg({ type: MealPlanInput, required: true }) },
      resolve: (_root, { input }, context) =>
        move({ context, mealPlanId: String(input.mealPlanId), transition: name }),
    });
  return {
    startMealPlan: t.field({
      type: MealPlanChangeType,
      description:
        'Puts the plan on the calendar, or on another day of it; one that has its days goes when ' +
        'this one begins.',
      args: { input: t.arg({ type: StartInput, required: true }) },
      resolve: (_root, { input }, context) => start({ context, ...input }),
    }),
    stopMealPlan: transition('stop', 'Follows no plan any more.'),
    shareMealPlan: transition('share', 'Whoever has its link may read it.'),
    unshareMealPlan: transition('unshare', 'Private again: its link opens it for nobody else.'),
    deleteMealPlan: transition('delete', 'Can be restored for 30 days.'),
    restoreMealPlan: transition('restore', 'Brings a deleted plan back, stopped.'),
    createMealPlan: t.field({
      type: MealPlanChangeType,
      description: 'An empty plan, to be filled by hand.',
      args: { input: t.arg({ type: CreateInput, required: true }) },
      resolve: async (_root, { input }, context) => {
        const { userId } = requireMealPlanMaker(context);
        if (!isId(input.requestKey)) throw invalidInput();
        const { db, clock, createId } = context.services;
        const eaters = await findEaters({ db, userId });
        const made = await createMealPlan({ db, clock, createId, userId, eaters, ...input });
        if (!made.ok) return { problems: made.reason, mealPlan: null };
        const mealPlan = await viewPlan({ plan: made.value, relation: 'own', context });
        return { problems: [], mealPlan };
      },
    }),
    copyMealPlan: t.field({
      type: MealPlanChangeType,
      description: "Makes a private custom plan of the viewer's own from any plan they can read.",
      args: { input: t.arg({ type: CopyInput, required: true }) },
      resolve: (_root, { input }, context) => copy({ context, ...input }),
    }),
  };
});

const mostDaysAhead = 365;

async function start(args: {
  context: RequestContext;
  mealPlanId: string;
  beginsOn?: string | null | undefined;
  timeZone?: string | null | undefined;
}): Promise<PlanChangeAnswer> {
  const { context, mealPlanId, beginsOn = null } = args;
  requireMealPlanReader(context);
  const timeZone = zoneOf(args.timeZone);
  const { day: today } = membersMoment({ ...context.services, timeZone });
  const refused = beginsOn === null ? null : problemOfDay({ beginsOn, today });
  if (refused !== null) return { problems: [problem('beginsOn', refused)], mealPlan: null };
  return move({ context, mealPlanId, transition: 'start', beginsOn, timeZone });
}

function problemOfDay({ beginsOn, today }: { beginsOn: string; today: LocalDay }) {
  if (!isLocalDay(beginsOn)) return 'meal-plan.begins-on-no-day';
  if (beginsOn < today) return 'meal-plan.begins-in-the-past';
  return daysBetween(today, beginsOn) > mostDaysAhead ? 'meal-plan.begins-too-late' : null;
}

async function move(args: {
  context: RequestContext;
  mealPlanId: string;
  transition: PlanTransition;
  beginsOn?: LocalDay | null;
  timeZone?: string | null;
}): Promise<PlanChangeAnswer> {
  const { context, mealPlanId, ...moving } = args;
  const { userId } = requireMealPlanReader(context);
  const { db, clock } = context.services;
  const plan = await moveMealPlan({ db, clock, userId, mealPlanId, ...moving });
  if (plan === null) throw mealPlanNotFound();
  return { problems: [], mealPlan: await viewPlan({ plan, relation: 'own', context }) };
}

async function copy(args: {
  context: RequestContext;
  slug: string;
  requestKey: string;
}): Promise<PlanChangeAnswer> {
  const { context, slug, requestKey } = args;
  const { userId } = requireMealPlanMaker(context);
  if (!isId(requestKey)) throw invalidInput();
  const { db, clock, createId, content, themedPlans } = context.services;
  const language = locales[context.locale].contentLanguage;
  const found = await findReadablePlan({ db, themedPlans, language, userId, slug });
  if (found === null) throw mealPlanNotFound();
  const request = { db, clock, createId, userId, requestKey };
  const eaters = await findEaters({ db, userId });
  const plan = await copyMealPlan({ ...request, source: found.plan, eaters, content });
  return { problems: [], mealPlan: await viewPlan({ plan, relation: 'own', context }) };
}
