import { locales } from '../../../i18n/locales.ts';
import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { targetsFor, type Targets } from '../../planner/targets.ts';
import { plannerProfileOf } from '../../profile/planner/planner-profile.rules.ts';
import { TargetsType } from '../../profile/profile.resolvers.ts';
import { surveyDraftOf } from '../../profile/survey/survey-of-request.ts';
import { findCompleteAnswers } from '../../profile/survey/survey.rules.ts';
import { MealType } from '../../recipes/recipe-type.resolvers.ts';
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
  relaxations: readonly ProposedChange[];
}

const PreviewDishType = builder.objectRef<PreviewDish>('MealPlanPreviewRecipe').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ recipe }) => recipe.id }),
    title: t.string({
      resolve: ({ recipe }, _input, context) => recipe.texts[languageOf(context)].title,
    }),
    slug: t.string({
      resolve: ({ recipe }, _input, context) => recipe.texts[languageOf(context)].slug,
    }),
    netCarbsGrams: t.exposeFloat('netCarbsGrams', { description: 'Of what one person eats.' }),
    totalMinutes: t.int({ resolve: ({ recipe }) => recipe.times.totalMinutes }),
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
    index: t.exposeInt('index', { description: '0 is the first day, a Monday.' }),
    meals: t.field({ type: [PreviewMealType], resolve: ({ meals }) => [...meals] }),
    netCarbsGrams: t.exposeFloat('netCarbsGrams'),
    proteinGrams: t.exposeFloat('proteinGrams'),
    energyKcal: t.exposeFloat('energyKcal'),
  }),
});

const MealPlanPreviewType = builder.objectRef<MealPlanPreview>('MealPlanPreview').implement({
  description: 'The week that the answers of a survey give.',
  fields: (t) => ({
    isAccommodated: t.exposeBoolean('isAccommodated', {
      description: 'False when no week meets all preferences; there are no days then.',
    }),
    days: t.field({ type: [PreviewDayType], resolve: ({ days }) => [...days] }),
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
    resolve: (_root, _input, context) => preview(context),
  }),
);

async function preview(context: RequestContext): Promise<MealPlanPreview | null> {
  const { content, clock } = context.services;
  const draft = await surveyDraftOf(context);
  const thisYear = clock.now().getUTCFullYear();
  const answers = findCompleteAnswers({ answers: draft.answers, thisYear });
  if (answers === null) return null;
  const profile = plannerProfileOf({ answers, thisYear, includePremium: true });
  const targets = targetsFor(profile);
  const week = await previewMealPlan({ content, profile });
  if (!week.ok) {
    return { isAccommodated: false, days: [], targets, relaxations: week.reason };
  }
  const days = previewDays({ content, days: week.value.days });
  return { isAccommodated: true, days, targets, relaxations: [] };
}
