import type { LocalMoment } from '../../../lib/local-time.ts';
import { isId } from '../../../lib/ids.ts';
import { invalidInput, problem, type Problem } from '../../../lib/problems.ts';
import { refusal } from '../../../lib/result.ts';
import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import type { PlannerProfile } from '../../planner/types.ts';
import { findPlannerProfile } from '../../profile/planner/find-planner-profile.ts';
import { MealType, RecipeType } from '../../recipes/recipe-type.resolvers.ts';
import type { Meal } from '../../recipes/recipe.ts';
import { answerOf, MealPlanPlaceInput } from '../editing/meal-plan-changes.resolvers.ts';
import { MealPlanReasonType } from './meal-plan-reason.resolvers.ts';
import { MealPlanType } from '../reading/meal-plan-type.resolvers.ts';
import { mealPlanNotFound } from '../meal-plans.errors.ts';
import type { ProposedChange } from './proposed-changes.rules.ts';
import { MealPlanRelaxationType } from './proposed-changes.resolvers.ts';
import { findOpinions, type OwnOpinion } from './find-opinions.ts';
import { listOtherWeeks } from './earlier-plans.store.ts';
import { eatenBefore, withSwappedOut, type EatenBefore } from './eaten-before.rules.ts';
import { findSoFar } from '../cooked/find-so-far.ts';
import { regenerateMealPlan } from './regenerate-meal-plan.ts';
import { kitchenOfHousehold } from './kitchen-of-household.ts';
import { seenFrom } from './seen-from.rules.ts';
import { usualBeginning } from '../calendar/plan-calendar.rules.ts';
import { membersMoment } from '../states/move-meal-plan.ts';
import { zoneField, zoneOf } from '../../../api/time-zone.ts';
import { suggestRecipes, type Suggestion } from './suggest-recipes.ts';
import {
  requireMealPlanEditor,
  viewPlan,
  type ChangeablePlan,
  type ViewedPlan,
} from '../reading/view-plan.ts';

/** Where the planner helps with a plan that is there already. */

const SuggestionType = builder.objectRef<Suggestion>('MealPlanSuggestion').implement({
  fields: (t) => ({
    recipe: t.field({ type: RecipeType, resolve: ({ recipe }) => recipe }),
    reasons: t.field({ type: [MealPlanReasonType], resolve: ({ reasons }) => [...reasons] }),
  }),
});

interface Suggestions {
  hasProfile: boolean;
  suggestions: readonly Suggestion[];
}

const SuggestionsType = builder.objectRef<Suggestions>('MealPlanSuggestions').implement({
  fields: (t) => ({
    hasProfile: t.exposeBoolean('hasProfile', {
      description: 'Without one nothing is suggested: the quiz comes first.',
    }),
    suggestions: t.field({
      type: [SuggestionType],
      description: 'The best first.',
      resolve: ({ suggestions }) => [...suggestions],
    }),
  }),
});

const suggestionCount = 12;

builder.queryField('mealPlanSuggestions', (t) =>
  t.field({
    type: SuggestionsType,
    description: 'What fits best in a place of a plan that the viewer may change.',
    args: {
      mealPlanId: t.arg.id({ required: true }),
      day: t.arg.int({ required: true }),
      meal: t.arg({ type: MealType, required: true }),
      swappedRecipeId: t.arg.id({ description: 'The recipe that is to give way.' }),
      timeZone: t.arg.string({ description: zoneField }),
    },
    resolve: async (_root, input, context) => {
      const { day, meal } = input;
      const swappedId = input.swappedRecipeId ?? null;
      const timeZone = zoneOf(input.timeZone);
      const place = {
        day,
        meal,
        swappedId: swappedId === null ? null : String(swappedId),
        timeZone,
      };
      return suggestionsFor({ context, mealPlanId: String(input.mealPlanId), ...place });
    },
  }),
);

async function suggestionsFor(args: {
  context: RequestContext;
  mealPlanId: string;
  day: number;
  meal: Meal;
  swappedId: string | null;
  timeZone: string | null;
}): Promise<Suggestions> {
  const { context, mealPlanId, day, meal, swappedId, timeZone } = args;
  const changeable = requireMealPlanEditor({ context, mealPlanId });
  const { content, clock } = context.services;
  const plan = await changeable.place.find();
  if (plan === null) throw mealPlanNotFound();
  const moment = membersMoment({ clock, timeZone });
  const known = await profileAtPlan({ context, changeable, planId: mealPlanId, moment });
  if (known === null) return { hasProfile: false, suggestions: [] };
  const kitchen = await kitchenOfHousehold({ content, eaters: plan.eaters, profile: known });
  const { beginsOn } = plan;
  const { day: today, minute } = moment;
  const profile = seenFrom({ profile: { ...known, ...kitchen }, beginsOn, today, minute });
  const asked = { place: { day, meal }, swappedId, count: suggestionCount };
  const suggestions = await suggestRecipes({ content, profile, plan, ...asked });
  return { hasProfile: true, suggestions };
}

interface AtPlan {
  context: RequestContext;
  changeable: ChangeablePlan;
  planId: string;
  moment: LocalMoment;
}

/** With what a member likes, by stars, hearts and what they swapped out, and what they eat before. */
async function profileAtPlan(args: AtPlan): Promise<PlannerProfile | null> {
  const { context, changeable } = args;
  const { userId, relation } = changeable;
  const { db, clock, findFavoriteRecipes } = context.services;
  const opinions = await findOpinions({ db, userId, findFavoriteRecipes });
  const before = relation === 'own' ? await eatenBeforePlan({ ...args, opinions }) : {};
  const known = { ...before, opinions };
  return findPlannerProfile({ db, clock, userId, includePremium: true, known });
}

/** A plan that waits is seen on the days it would have if it were started now. */
async function eatenBeforePlan(
  args: AtPlan & { opinions: readonly OwnOpinion[] },
): Promise<EatenBefore> {
  const { context, changeable, planId, moment, opinions } = args;
  const { db } = context.services;
  const asked = { db, userId: changeable.userId, waitingSince: null };
  const { dated: weeks } = await listOtherWeeks(asked);
  const plans = weeks.filter(({ isStarted }) => isStarted);
  const own = weeks.find(({ id }) => id === planId);
  const beginsOn = own?.beginsOn ?? usualBeginning({ plans, moment });
  return withSwappedOut({ eaten: eatenBefore({ weeks, beginsOn }), opinions, beginsOn });
}

interface RegenerationAnswer {
  problems: Problem[];
  mealPlan: ViewedPlan | null;
  relaxations: readonly ProposedChange[];
}

const RegenerationType = builder
  .objectRef<RegenerationAnswer>('RegenerateMealPlanResult')
  .implement({
    fields: (t) => ({
      problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
      mealPlan: t.field({
        type: MealPlanType,
        nullable: true,
        description: 'As it is now, changed or not.',
        resolve: ({ mealPlan }) => mealPlan,
      }),
      relaxations: t.field({
        type: [MealPlanRelaxationType],
        description: 'What would make it possible.',
        resolve: ({ relaxations }) => [...relaxations],
      }),
    }),
  });

const RegenerateInput = builder.inputType('RegenerateMealPlanInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    version: t.int({ required: true, description: 'Of the plan as the member saw it.' }),
    timeZone: t.string({ description: zoneField }),
    requestKey: t.string({
      required: true,
      description: 'A UUID; the same key again is the same request and plans nothing anew.',
    }),
    slots: t.field({
      type: [MealPlanPlaceInput],
      required: true,
      description:
        'The meals to be planned anew; all others stay as they are, and so does what is locked, past, logged or cooked.',
    }),
  }),
});

builder.mutationField('regenerateMealPlan', (t) =>
  t.field({
    type: RegenerationType,
    description: 'Plans some meals anew, around those that stay.',
    args: { input: t.arg({ type: RegenerateInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      if (!isId(input.requestKey)) throw invalidInput();
      return regenerate({ context, input });
    },
  }),
);

async function regenerate(args: {
  context: RequestContext;
  input: typeof RegenerateInput.$inferInput;
}): Promise<RegenerationAnswer> {
  const { context, input } = args;
  const { clock, content } = context.services;
  const mealPlanId = String(input.mealPlanId);
  const changeable = requireMealPlanEditor({ context, mealPlanId });
  const { place, relation } = changeable;
  const moment = membersMoment({ clock, timeZone: zoneOf(input.timeZone) });
  const profile = await profileAtPlan({ context, changeable, planId: mealPlanId, moment });
  if (profile === null) {
    const problems = [problem([], 'meal-plan.profile-missing')];
    return { problems, mealPlan: null, relaxations: [] };
  }
  const { version, requestKey, slots, timeZone } = input;
  const soFar = await findSoFar({ context, changeable, mealPlanId, timeZone });
  const { minute } = moment;
  const asked = { place, content, clock, soFar, minute, profile, version, requestKey, slots };
  const planned = await regenerateMealPlan(asked);
  if (planned.ok) {
    return { ...(await answerOf({ context, changeable, changed: planned })), relaxations: [] };
  }
  const { reason } = planned;
  if (reason !== 'not-found' && 'changes' in reason) {
    const { plan, changes: relaxations } = reason;
    const problems = [problem([], 'meal-plan.not-accommodated')];
    return { problems, mealPlan: await viewPlan({ plan, relation, context }), relaxations };
  }
  const changed = refusal(reason);
  return { ...(await answerOf({ context, changeable, changed })), relaxations: [] };
}
