import { zoneField, zoneOf } from '../../../api/time-zone.ts';
import { builder } from '../../../api/builder.ts';
import { findPlannerProfile } from '../../profile/planner/find-planner-profile.ts';
import { RecipeType } from '../../recipes/recipe-type.resolvers.ts';
import { planOnDate } from '../calendar/plan-calendar.rules.ts';
import { listStartedPlans } from '../meal-plans.store.ts';
import { membersMoment } from '../states/move-meal-plan.ts';
import { dinnersForToday, type DinnerForToday } from './dinners-for-today.ts';

const mostShown = 12;

const DinnerForTodayType = builder.objectRef<DinnerForToday>('DinnerForToday').implement({
  fields: (t) => ({
    recipe: t.field({ type: RecipeType, resolve: ({ recipe }) => recipe }),
    dayNetCarbsGrams: t.exposeFloat('dayNetCarbsGrams', {
      nullable: true,
      description: 'What the day ends with; null where nothing is planned for the rest of it.',
    }),
  }),
});

builder.queryField('dinnersForToday', (t) =>
  t.field({
    type: [DinnerForTodayType],
    nullable: true,
    description:
      'Dinners ready in so many minutes that hold nothing the viewer leaves out and keep their day ' +
      'within its limit of net carbs; null without complete answers.',
    args: {
      minutes: t.arg.int({ required: true }),
      first: t.arg.int({ defaultValue: 5 }),
      timeZone: t.arg.string({ description: zoneField }),
    },
    resolve: async (_root, { minutes, first, timeZone }, context) => {
      const userId = context.viewer?.userId;
      if (userId === undefined) return null;
      const { db, clock, content } = context.services;
      const profile = await findPlannerProfile({ db, clock, userId, includePremium: true });
      if (profile === null) return null;
      const { day: today } = membersMoment({ clock, timeZone: zoneOf(timeZone) });
      const plans = context.isPremium ? await listStartedPlans({ db, userId }) : [];
      const plan = planOnDate({ plans, date: today });
      const count = Math.min(Math.max(0, first ?? 0), mostShown);
      return [...dinnersForToday({ content, profile, plan, today, minutes, count })];
    },
  }),
);
