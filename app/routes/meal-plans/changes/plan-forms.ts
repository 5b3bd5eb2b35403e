import * as m from '../../../../i18n/paraglide/messages.js';
import {
  count,
  isTrue,
  optionalCount,
  optionalOneOf,
  optionalText,
  requestKey as keyOfRequest,
  text,
  texts,
  written,
} from '../../../forms/fields.ts';
import { formSet, type FieldsOf, type IntentOf } from '../../../forms/form-set.ts';
import { generateForms } from '../../../plans/generate-form.ts';
import { shopWeekForms } from '../../../plans/shop-week-form.ts';
import { stillToShop } from '../../../plans/still-to-shop.ts';
import { meals, readDish, readPlace } from '../meal-place.ts';
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
import * as operations from '../operations.gen.ts';

const plan = { meal_plan_id: text };
/** Changes of what a plan holds name the version they were made to. */
const planAsSeen = { ...plan, version: count({ otherwise: 0 }) };
const dish = written(readDish);
const place = written(readPlace);

const removing = { fields: { ...planAsSeen, dish }, failure: m.meal_plans_error_remove };

/** What the forms of plans ask for, and what is told when it was done. */
export const planForms = formSet({
  ...generateForms,
  start: {
    fields: { ...plan, begins_on: optionalText, other_day: optionalText },
    failure: m.meal_plans_error_start,
    done: m.meal_plans_done_start,
  },
  stop: { fields: plan, failure: m.meal_plans_error_stop, done: m.meal_plans_done_stop },
  share: { fields: plan, failure: m.meal_plans_error_share, done: m.meal_plans_done_share },
  unshare: { fields: plan, failure: m.meal_plans_error_unshare, done: m.meal_plans_done_unshare },
  delete: { fields: plan, failure: m.meal_plans_error_delete, done: m.meal_plans_done_delete },
  restore: { fields: plan, failure: m.meal_plans_error_edit, done: m.meal_plans_done_restore },
  copy: {
    fields: { slug: text, request_key: keyOfRequest },
    failure: m.meal_plans_error_copy,
    done: m.meal_plans_done_copy,
  },
  create: {
    fields: { title: text, days: count({ otherwise: 0 }), request_key: keyOfRequest },
    failure: m.meal_plans_error_create,
    done: m.meal_plans_done_create,
  },
  rename: {
    fields: { ...planAsSeen, title: text, description: text },
    failure: m.meal_plans_error_edit,
    done: m.meal_plans_done_rename,
  },
  add: {
    fields: { ...planAsSeen, to: place, recipe_id: text },
    failure: m.meal_plans_error_add,
    done: m.meal_plans_done_add,
  },
  remove: { ...removing, done: m.meal_plans_done_remove },
  /** A dinner whose rest is the lunch of the day after, which goes with it. */
  'remove-both': { ...removing, done: m.meal_plans_done_remove_both },
  swap: {
    fields: { ...planAsSeen, dish, recipe_id: text },
    failure: m.meal_plans_error_edit,
    done: m.meal_plans_done_swap,
  },
  move: {
    fields: { ...planAsSeen, dish, to: place },
    failure: m.meal_plans_error_edit,
    done: m.meal_plans_done_move,
  },
  lock: {
    fields: { ...planAsSeen, dish, locked: isTrue },
    failure: m.meal_plans_error_edit,
    done: m.meal_plans_done_lock,
  },
  leftovers: {
    fields: { ...planAsSeen, dish, wanted: isTrue },
    failure: m.meal_plans_error_edit,
    done: m.meal_plans_done_leftovers,
  },
  note: {
    fields: { ...planAsSeen, dish, note: text },
    failure: m.meal_plans_error_note,
    done: m.meal_plans_done_note,
  },
  'change-servings': {
    fields: {
      ...planAsSeen,
      servings: count({ otherwise: 0 }),
      children: count({ otherwise: 0 }),
      day: optionalCount,
      meal: optionalOneOf(meals),
    },
    failure: m.meal_plans_error_edit,
    done: m.meal_plans_done_servings,
  },
  undo: {
    fields: { ...planAsSeen, to_version: count({ otherwise: 0 }) },
    failure: m.meal_plans_error_edit,
    done: m.meal_plans_done_undo,
  },
  regenerate: {
    fields: {
      ...planAsSeen,
      request_key: keyOfRequest,
      slot: texts,
      /** Which of the page's buttons it was: of one meal or day, or of all the rest. */
      only: text,
      whole: text,
    },
    failure: m.meal_plans_error_edit,
    done: m.meal_plans_done_regenerate,
  },
  cooked: {
    fields: { dish: text, recipe_id: text, cooked: isTrue },
    failure: m.meal_plans_error_edit,
    done: m.meal_plans_done_cooked,
  },
  shop: { ...shopWeekForms.shop, done: m.meal_plans_shop_added },
  'shop-day': {
    fields: { ...plan, request_key: keyOfRequest, day: count({ otherwise: 9999 }) },
    failure: m.meal_plans_error_shop,
    done: m.meal_plans_shop_day_added,
  },
  'shop-recipe': {
    fields: { recipe_id: text, key: text, request_key: keyOfRequest },
    failure: m.meal_plans_error_shop,
    done: m.meal_plans_shop_recipe_added,
  },
  'follow-list': {
    fields: { ...plan, request_key: keyOfRequest },
    failure: m.meal_plans_error_shop,
    done: m.meal_plans_list_updated,
  },
  'open-calendar': {
    fields: {},
    failure: m.meal_plans_error_edit,
    done: m.meal_plans_done_calendar,
  },
  'close-calendar': {
    fields: {},
    failure: m.meal_plans_error_edit,
    done: m.meal_plans_done_calendar_closed,
  },
});

/** The trash only gives plans back. */
export const restoreForms = formSet({ restore: planForms.restore });

export type PlanIntent = IntentOf<typeof planForms>;

/** A plan that was made for the member is looked at, not told of. */
export type DoneIntent = Exclude<PlanIntent, 'generate'>;

export interface PlanResult {
  /** Of the plan that was changed or made. */
  slug: string | null;
  /** What would have to give way so that there is a plan. */
  relaxations: operations.GenerateMealplanMutation['generateMealplan']['relaxations'];
}

export type PlanAnswer = AnswerOf<typeof planForms, PlanResult>;

const planOperations: Operations<typeof planForms, PlanResult> = {
  generate: ({ request_key: requestKey, is_next: isNext, other_dishes: otherDishes }, sending) =>
    generate({ requestKey, isNext, otherDishes }, sending),
  start: ({ begins_on: offered, other_day: other, ...fields }, sending) => {
    const timeZone = timeZoneOf(sending.request);
    const input = { ...inputOf(fields), beginsOn: other ?? offered, timeZone };
    return send(operations.StartMealPlanDocument, input, sending);
  },
  stop: (fields, sending) => send(operations.StopMealPlanDocument, inputOf(fields), sending),
  share: (fields, sending) => send(operations.ShareMealPlanDocument, inputOf(fields), sending),
  unshare: (fields, sending) => send(operations.UnshareMealPlanDocument, inputOf(fields), sending),
  delete: (fields, sending) => send(operations.DeleteMealPlanDocument, inputOf(fields), sending),
  restore: (fields, sending) => send(operations.RestoreMealPlanDocument, inputOf(fields), sending),
  copy: ({ slug, request_key: requestKey }, sending) =>
    send(operations.CopyMealPlanDocument, { slug, requestKey }, sending),
  create: ({ title, days: dayCount, request_key: requestKey }, sending) =>
    send(operations.CreateMealPlanDocument, { title, dayCount, requestKey }, sending),
  rename: ({ title, description, ...seen }, sending) =>
    send(operations.RenameMealPlanDocument, { ...inputAsSeen(seen), title, description }, sending),
  add: ({ to, recipe_id: recipeId, ...seen }, sending) => {
    const input = { ...inputAsSeen(seen), ...to, recipeId };
    return send(operations.AddRecipeToMealPlanDocument, input, sending);
  },
  remove,
  'remove-both': remove,
  swap: ({ dish: recipe, recipe_id: withRecipeId, ...seen }, sending) => {
    const input = { ...inputAsSeen(seen), recipe, withRecipeId };
    return send(operations.SwapMealRecipeDocument, input, sending);
  },
  move: ({ dish: recipe, to, ...seen }, sending) => {
    const timeZone = timeZoneOf(sending.request);
    const input = { ...inputAsSeen(seen), recipe, to, timeZone };
    return send(operations.MoveMealRecipeDocument, input, sending);
  },
  lock: ({ dish: recipe, locked: isLocked, ...seen }, sending) => {
    const input = { ...inputAsSeen(seen), recipe, isLocked };
    return send(operations.LockMealRecipeDocument, input, sending);
  },
  cooked: ({ dish: key, recipe_id: recipeId, cooked: isCooked }, sending) => {
    const input = { dish: key, recipeId, isCooked };
    return send(operations.MarkDishCookedDocument, input, sending);
  },
  leftovers: ({ dish: { day, recipeId }, wanted: isWanted, ...seen }, sending) => {
    const timeZone = timeZoneOf(sending.request);
    const input = { ...inputAsSeen(seen), day, recipeId, isWanted, timeZone };
    return send(operations.PlanLeftoversDocument, input, sending);
  },
  note: ({ dish: { day, meal }, note, ...seen }, sending) => {
    const input = { ...inputAsSeen(seen), place: { day, meal }, note };
    return send(operations.NoteMealDocument, input, sending);
  },
  'change-servings': ({ servings, children, day, meal, ...seen }, sending) => {
    const timeZone = timeZoneOf(sending.request);
    const input = { ...inputAsSeen(seen), servings, children, day, meal, timeZone };
    return send(operations.ChangeMealPlanServingsDocument, input, sending);
  },
  undo: ({ to_version: toVersion, ...seen }, sending) =>
    send(operations.UndoMealPlanChangeDocument, { ...inputAsSeen(seen), toVersion }, sending),
  regenerate: ({ slot, request_key: requestKey, ...seen }, sending) => {
    const slots = slot.flatMap((each) => readPlace(each) ?? []);
    const timeZone = timeZoneOf(sending.request);
    const input = { ...inputAsSeen(seen), requestKey, slots, timeZone };
    return send(operations.RegenerateMealPlanDocument, input, sending);
  },
  shop: async ({ request_key: requestKey, ...fields }, sending) => {
    const still = await stillToShop({ ...sending, mealPlanId: fields.meal_plan_id });
    const input = { ...inputOf(fields), ...still, requestKey };
    return send(operations.ShopMealPlanDocument, input, sending);
  },
  'shop-day': async ({ request_key: requestKey, day, ...fields }, sending) => {
    const { withoutMeals } = await stillToShop({ ...sending, mealPlanId: fields.meal_plan_id });
    const input = { ...inputOf(fields), days: [day], withoutMeals, requestKey };
    return send(operations.ShopMealPlanDocument, input, sending);
  },
  'shop-recipe': ({ recipe_id: recipeId, key, request_key: id }, sending) => {
    const input = { recipes: [{ id, recipeId, dish: key }] };
    return send(operations.ShopMealPlanRecipeDocument, input, sending);
  },
  'follow-list': ({ request_key: requestKey, ...fields }, sending) => {
    const input = { ...inputOf(fields), requestKey };
    return send(operations.UpdateListFromMealPlanDocument, input, sending);
  },
  'open-calendar': (_fields, sending) => ask(operations.OpenMealPlanCalendarDocument, sending),
  'close-calendar': (_fields, sending) => ask(operations.CloseMealPlanCalendarDocument, sending),
};

function remove(
  { dish: recipe, ...seen }: FieldsOf<(typeof planForms)['remove']>,
  sending: Sending,
): Promise<Outcome<PlanResult>> {
  const input = { ...inputAsSeen(seen), recipe };
  return send(operations.RemoveRecipeFromMealDocument, input, sending);
}

/** Runs what a form of a plan asks for. Browsers do not get it: only actions call it. */
export function changePlan(sending: Sending): Promise<PlanAnswer> {
  return answerForms(planForms, planOperations)(sending);
}

/** The trash only gives plans back. */
export function restorePlan(sending: Sending) {
  return answerForms(restoreForms, { restore: planOperations.restore })(sending);
}

function inputOf({ meal_plan_id: mealPlanId }: { meal_plan_id: string }) {
  return { mealPlanId };
}

function inputAsSeen({ version, ...named }: { meal_plan_id: string; version: number }) {
  return { ...inputOf(named), version };
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
  input: { requestKey: string; isNext: boolean; otherDishes: number },
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
