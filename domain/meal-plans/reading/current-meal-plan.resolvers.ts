import { builder } from '../../../api/builder.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { findCurrentMealPlan } from './find-current-meal-plan.ts';
import { MealPlanType } from './meal-plan-type.resolvers.ts';
import { viewPlan } from './view-plan.ts';

builder.queryField('currentMealPlan', (t) =>
  t.field({
    type: MealPlanType,
    nullable: true,
    description:
      'The plan that the viewer follows, else their newest; null without any, and for who is no ' +
      'premium member.',
    resolve: async (_root, _input, context) => {
      const { userId } = requireViewer(context);
      if (!context.isPremium) return null;
      const plan = await findCurrentMealPlan({ db: context.services.db, userId });
      return plan && viewPlan({ plan, relation: 'own', context });
    },
  }),
);
