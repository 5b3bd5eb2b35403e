import { builder } from '../../../api/builder.ts';
import { zoneField, zoneOf } from '../../../api/time-zone.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { membersMoment } from '../states/move-meal-plan.ts';
import { findCurrentMealPlan } from './find-current-meal-plan.ts';
import { MealPlanType } from './meal-plan-type.resolvers.ts';
import { viewPlan } from './view-plan.ts';

builder.queryField('currentMealPlan', (t) =>
  t.field({
    type: MealPlanType,
    nullable: true,
    description:
      'The plan that the viewer eats today, else the next on their calendar, else the one eaten ' +
      'last, else their newest; null without any, and for who is no premium member.',
    args: { timeZone: t.arg.string({ description: zoneField }) },
    resolve: async (_root, { timeZone }, context) => {
      const { userId } = requireViewer(context);
      if (!context.isPremium) return null;
      const { db, clock } = context.services;
      const { day: today } = membersMoment({ clock, timeZone: zoneOf(timeZone) });
      const plan = await findCurrentMealPlan({ db, userId, today });
      return plan && viewPlan({ plan, relation: 'own', context });
    },
  }),
);
