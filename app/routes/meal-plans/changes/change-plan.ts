import type { RouterContextProvider } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import * as operations from '../operations.gen.ts';
import type { TypedDocumentString } from '../../../graphql/typed-document.ts';
import { textOf } from '../../../forms/form-answers.ts';
import { changeIntentOf, type ChangeIntent } from './change-intents.ts';
import { executeAsMember, statusOf } from '../../../members-only/execute-as-member.ts';
import { readDish, readPlace, wholeNumber } from '../plan-address.ts';

/** What is said when the server fails. */
const failures: Record<ChangeIntent, () => string> = {
  start: m.meal_plans_error_start,
  stop: m.meal_plans_error_stop,
  share: m.meal_plans_error_share,
  unshare: m.meal_plans_error_unshare,
  delete: m.meal_plans_error_delete,
  restore: m.meal_plans_error_edit,
  copy: m.meal_plans_error_copy,
  create: m.meal_plans_error_create,
  rename: m.meal_plans_error_edit,
  add: m.meal_plans_error_add,
  remove: m.meal_plans_error_remove,
  swap: m.meal_plans_error_edit,
  move: m.meal_plans_error_edit,
  lock: m.meal_plans_error_edit,
  leftovers: m.meal_plans_error_edit,
  'change-servings': m.meal_plans_error_edit,
  undo: m.meal_plans_error_edit,
  regenerate: m.meal_plans_error_edit,
  shop: m.meal_plans_error_shop,
  'shop-day': m.meal_plans_error_shop,
  'shop-recipe': m.meal_plans_error_shop,
  'open-calendar': m.meal_plans_error_edit,
  'close-calendar': m.meal_plans_error_edit,
};

interface ChangeProblem {
  path: string[];
  code: string;
  message: string;
}

export interface PlanChanged {
  intent: ChangeIntent;
  problems: readonly ChangeProblem[];
  /** Of the plan that was changed or made. */
  slug: string | null;
  /** The form as it was sent, so that nothing typed is lost. */
  sent: readonly (readonly [name: string, value: string])[];
}

interface Changed {
  change: {
    problems: ChangeProblem[];
    mealPlan?: { slug: string } | null;
  };
}

interface Operation {
  document: unknown;
  variables: object;
}

/** Runs what a form of ours asks for; null for a form that is none of ours. */
export async function changePlan(args: {
  context: Readonly<RouterContextProvider>;
  url: URL;
  form: FormData;
}): Promise<PlanChanged | null> {
  const { context, url, form } = args;
  const intent = changeIntentOf(textOf(form, 'intent'));
  const operation = intent && operationOf({ intent, form });
  if (intent === null || operation === null) return null;
  const sent = sentFields(form);
  try {
    const { change } = await executeAsMember({
      context,
      url,
      document: operation.document as TypedDocumentString<Changed, object>,
      variables: operation.variables,
    });
    return { intent, problems: change.problems, slug: change.mealPlan?.slug ?? null, sent };
  } catch (error) {
    const status = statusOf(error);
    if (status === null || status < 500) throw error;
    const problems = [{ path: [], code: 'internal', message: failures[intent]() }];
    return { intent, problems, slug: null, sent };
  }
}

function sentFields(form: FormData): [string, string][] {
  return [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
}

function operationOf(args: { intent: ChangeIntent; form: FormData }): Operation | null {
  const { intent, form } = args;
  const mealPlanId = textOf(form, 'meal_plan_id');
  const requestKey = textOf(form, 'request_key');
  switch (intent) {
    case 'start':
      return ask(operations.StartMealPlanDocument, { mealPlanId });
    case 'stop':
      return ask(operations.StopMealPlanDocument, { mealPlanId });
    case 'share':
      return ask(operations.ShareMealPlanDocument, { mealPlanId });
    case 'unshare':
      return ask(operations.UnshareMealPlanDocument, { mealPlanId });
    case 'delete':
      return ask(operations.DeleteMealPlanDocument, { mealPlanId });
    case 'restore':
      return ask(operations.RestoreMealPlanDocument, { mealPlanId });
    case 'copy':
      return ask(operations.CopyMealPlanDocument, { slug: textOf(form, 'slug'), requestKey });
    case 'create': {
      const dayCount = wholeNumber(textOf(form, 'days')) ?? 0;
      const title = textOf(form, 'title');
      return ask(operations.CreateMealPlanDocument, { title, dayCount, requestKey });
    }
    case 'shop':
      return ask(operations.ShopMealPlanDocument, { mealPlanId, days: null, requestKey });
    case 'shop-day': {
      const days = [wholeNumber(textOf(form, 'day')) ?? -1];
      return ask(operations.ShopMealPlanDocument, { mealPlanId, days, requestKey });
    }
    case 'shop-recipe': {
      const recipeId = textOf(form, 'recipe_id');
      const servings = wholeNumber(textOf(form, 'servings')) ?? 0;
      const recipes = [{ id: requestKey, recipeId, servings }];
      return ask(operations.ShopMealPlanRecipeDocument, { recipes });
    }
    case 'open-calendar':
      return { document: operations.OpenMealPlanCalendarDocument, variables: {} };
    case 'close-calendar':
      return { document: operations.CloseMealPlanCalendarDocument, variables: {} };
    default:
      return editOf({ intent, form });
  }
}

/** Changes of what a plan holds name the version they were made to. */
function editOf(args: { intent: ChangeIntent; form: FormData }): Operation | null {
  const { intent, form } = args;
  const version = wholeNumber(textOf(form, 'version')) ?? 0;
  const plan = { mealPlanId: textOf(form, 'meal_plan_id'), version };
  const recipe = readDish(textOf(form, 'dish'));
  const place = readPlace(textOf(form, 'to'));
  const recipeId = textOf(form, 'recipe_id');
  switch (intent) {
    case 'rename': {
      const [title, description] = [textOf(form, 'title'), textOf(form, 'description')];
      return ask(operations.RenameMealPlanDocument, { ...plan, title, description });
    }
    case 'add':
      return place && ask(operations.AddRecipeToMealPlanDocument, { ...plan, ...place, recipeId });
    case 'remove':
      return recipe && ask(operations.RemoveRecipeFromMealDocument, { ...plan, recipe });
    case 'swap': {
      const withRecipeId = recipeId;
      return recipe && ask(operations.SwapMealRecipeDocument, { ...plan, recipe, withRecipeId });
    }
    case 'move':
      return (
        recipe && place && ask(operations.MoveMealRecipeDocument, { ...plan, recipe, to: place })
      );
    case 'lock': {
      const isLocked = textOf(form, 'locked') === 'true';
      return recipe && ask(operations.LockMealRecipeDocument, { ...plan, recipe, isLocked });
    }
    case 'leftovers': {
      const isWanted = textOf(form, 'wanted') === 'true';
      const dinner = recipe && { day: recipe.day, recipeId: recipe.recipeId, isWanted };
      return dinner && ask(operations.PlanLeftoversDocument, { ...plan, ...dinner });
    }
    case 'change-servings': {
      const servings = wholeNumber(textOf(form, 'servings')) ?? 0;
      const day = wholeNumber(textOf(form, 'day'));
      return ask(operations.ChangeMealPlanServingsDocument, { ...plan, servings, day });
    }
    case 'undo': {
      const toVersion = wholeNumber(textOf(form, 'to_version')) ?? 0;
      return ask(operations.UndoMealPlanChangeDocument, { ...plan, toVersion });
    }
    case 'regenerate': {
      const slots = form.getAll('slot').flatMap((slot) => readPlace(String(slot)) ?? []);
      const requestKey = textOf(form, 'request_key');
      return ask(operations.RegenerateMealPlanDocument, { ...plan, requestKey, slots });
    }
    default:
      return null;
  }
}

function ask<Input extends object>(
  document: TypedDocumentString<unknown, { input: Input }>,
  input: Input,
): Operation {
  return { document, variables: { input } };
}
