import { executeAsMember } from '../../../members-only/execute-as-member.ts';
import {
  answerForms,
  type AnswerOf,
  type Operations,
  type Outcome,
  type Sending,
} from '../../../forms/answer-forms.ts';
import type { FormProblem } from '../../../forms/form-answers.ts';
import type { TypedDocumentString } from '../../../graphql/typed-document.ts';
import { timeZoneOf } from '../../../dates/time-zone.ts';
import { readPlace } from '../meal-place.ts';
import * as operations from '../operations.gen.ts';
import { planForms, restoreForms } from './plan-forms.ts';

export interface PlanResult {
  /** Of the plan that was changed or made. */
  slug: string | null;
  /** What would have to give way so that there is a plan. */
  relaxations: operations.GenerateMealplanMutation['generateMealplan']['relaxations'];
}

export type PlanAnswer = AnswerOf<typeof planForms, PlanResult>;

const planOperations: Operations<typeof planForms, PlanResult> = {
  generate: ({ request_key: requestKey }, sending) => generate({ requestKey }, sending),
  start: ({ begins_on: offered, other_day: other, ...fields }, sending) => {
    const timeZone = timeZoneOf(sending.request);
    const input = { ...planOf(fields), beginsOn: other ?? offered, timeZone };
    return send(operations.StartMealPlanDocument, input, sending);
  },
  stop: (fields, sending) => send(operations.StopMealPlanDocument, planOf(fields), sending),
  share: (fields, sending) => send(operations.ShareMealPlanDocument, planOf(fields), sending),
  unshare: (fields, sending) => send(operations.UnshareMealPlanDocument, planOf(fields), sending),
  delete: (fields, sending) => send(operations.DeleteMealPlanDocument, planOf(fields), sending),
  restore: (fields, sending) => send(operations.RestoreMealPlanDocument, planOf(fields), sending),
  copy: ({ slug, request_key: requestKey }, sending) =>
    send(operations.CopyMealPlanDocument, { slug, requestKey }, sending),
  create: ({ title, days: dayCount, request_key: requestKey }, sending) =>
    send(operations.CreateMealPlanDocument, { title, dayCount, requestKey }, sending),
  rename: ({ title, description, ...seen }, sending) =>
    send(operations.RenameMealPlanDocument, { ...planAsSeen(seen), title, description }, sending),
  add: ({ to, recipe_id: recipeId, ...seen }, sending) => {
    const input = { ...planAsSeen(seen), ...to, recipeId };
    return send(operations.AddRecipeToMealPlanDocument, input, sending);
  },
  remove: ({ dish: recipe, ...seen }, sending) =>
    send(operations.RemoveRecipeFromMealDocument, { ...planAsSeen(seen), recipe }, sending),
  swap: ({ dish: recipe, recipe_id: withRecipeId, ...seen }, sending) => {
    const input = { ...planAsSeen(seen), recipe, withRecipeId };
    return send(operations.SwapMealRecipeDocument, input, sending);
  },
  move: ({ dish: recipe, to, ...seen }, sending) =>
    send(operations.MoveMealRecipeDocument, { ...planAsSeen(seen), recipe, to }, sending),
  lock: ({ dish: recipe, locked: isLocked, ...seen }, sending) => {
    const input = { ...planAsSeen(seen), recipe, isLocked };
    return send(operations.LockMealRecipeDocument, input, sending);
  },
  leftovers: ({ dish: { day, recipeId }, wanted: isWanted, ...seen }, sending) => {
    const input = { ...planAsSeen(seen), day, recipeId, isWanted };
    return send(operations.PlanLeftoversDocument, input, sending);
  },
  'change-servings': ({ servings, day, ...seen }, sending) => {
    const input = { ...planAsSeen(seen), servings, day };
    return send(operations.ChangeMealPlanServingsDocument, input, sending);
  },
  undo: ({ to_version: toVersion, ...seen }, sending) =>
    send(operations.UndoMealPlanChangeDocument, { ...planAsSeen(seen), toVersion }, sending),
  regenerate: ({ slot, request_key: requestKey, ...seen }, sending) => {
    const slots = slot.flatMap((each) => readPlace(each) ?? []);
    const input = { ...planAsSeen(seen), requestKey, slots };
    return send(operations.RegenerateMealPlanDocument, input, sending);
  },
  shop: ({ request_key: requestKey, ...fields }, sending) => {
    const input = { ...planOf(fields), days: null, requestKey };
    return send(operations.ShopMealPlanDocument, input, sending);
  },
  'shop-day': ({ request_key: requestKey, day, ...fields }, sending) => {
    const input = { ...planOf(fields), days: [day], requestKey };
    return send(operations.ShopMealPlanDocument, input, sending);
  },
  'shop-recipe': ({ recipe_id: recipeId, key: dish, request_key: id }, sending) => {
    const input = { recipes: [{ id, recipeId, dish }] };
    return send(operations.ShopMealPlanRecipeDocument, input, sending);
  },
  'follow-list': ({ request_key: requestKey, ...fields }, sending) => {
    const input = { ...planOf(fields), requestKey };
    return send(operations.UpdateListFromMealPlanDocument, input, sending);
  },
  'open-calendar': (_fields, sending) => ask(operations.OpenMealPlanCalendarDocument, sending),
  'close-calendar': (_fields, sending) => ask(operations.CloseMealPlanCalendarDocument, sending),
};

/** Runs what a form of a plan asks for. */
export const changePlan = answerForms(planForms, planOperations);

/** The trash only gives plans back. */
export const restorePlan = answerForms(restoreForms, {
  restore: planOperations.restore,
});

function planOf({ meal_plan_id: mealPlanId }: { meal_plan_id: string }) {
  return { mealPlanId };
}

function planAsSeen({ version, ...plan }: { meal_plan_id: string; version: number }) {
  return { ...planOf(plan), version };
}

interface Changed {
  change: { problems: FormProblem[]; mealPlan?: { slug: string } | null };
}

async function send<Data extends Changed, Input>(
  document: TypedDocumentString<Data, { input: Input }>,
  input: Input,
  { context, url }: Sending,
): Promise<Outcome<PlanResult>> {
  return outcomeOf(await executeAsMember({ context, url, document, variables: { input } }));
}

async function ask<Data extends Changed, Variables extends object>(
  document: TypedDocumentString<Data, Variables>,
  { context, url }: Sending,
): Promise<Outcome<PlanResult>> {
  return outcomeOf(await executeAsMember({ context, url, document, variables: {} as Variables }));
}

function outcomeOf({ change }: Changed): Outcome<PlanResult> {
  const { problems, mealPlan } = change;
  return { problems, result: { slug: mealPlan?.slug ?? null, relaxations: [] } };
}

async function generate(
  input: { requestKey: string },
  { context, url, request }: Sending,
): Promise<Outcome<PlanResult>> {
  const document = operations.GenerateMealplanDocument;
  const timeZone = timeZoneOf(request);
  const answer = await executeAsMember({
    context,
    url,
    document,
    variables: { input: { ...input, timeZone } },
  });
  const { mealPlan, problems, relaxations } = answer.generateMealplan;
  const refused = problems.map((problem) => ({ path: [], ...problem }));
  return { problems: refused, result: { slug: mealPlan?.slug ?? null, relaxations } };
}
