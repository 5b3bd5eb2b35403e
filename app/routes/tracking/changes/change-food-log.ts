import * as m from '../../../../i18n/paraglide/messages.js';
import { execute } from '../../../graphql/api.ts';
import {
  CopyFoodDayDocument,
  DeleteFoodEntriesDocument,
  LogFoodDocument,
  LogPlannedMealDocument,
  LogProductDocument,
  LogQuickEntryDocument,
  LogRecipeDocument,
  RestoreFoodEntriesDocument,
} from '../operations.gen.ts';
import { timeZoneOf } from '../../../dates/time-zone.ts';
import type { Outcome } from '../../../forms/answer-forms.ts';
import type { FormProblem } from '../../../forms/form-answers.ts';
import { outcome, type Done, type TrackingOperations } from './tracking-answer.ts';

type FoodIntent = Extract<
  keyof TrackingOperations,
  `log-${string}` | 'copy-day' | 'delete-food' | 'restore-food'
>;

/** What is done for the forms of the food log. */
export const foodOperations: Pick<TrackingOperations, FoodIntent> = {
  'log-planned': async (fields, { context, request }) => {
    const input = { ...fields, timeZone: timeZoneOf(request) };
    return logged((await execute(context, LogPlannedMealDocument, { input })).logPlannedMeal);
  },
  'log-recipe': async ({ recipe_id: recipeId, ...fields }, { context, request }) => {
    const input = { ...fields, recipeId, timeZone: timeZoneOf(request) };
    return logged((await execute(context, LogRecipeDocument, { input })).logRecipe);
  },
  'log-food': async ({ food_id: foodId, ...fields }, { context, request }) => {
    const input = { ...fields, foodId, timeZone: timeZoneOf(request) };
    return logged((await execute(context, LogFoodDocument, { input })).logFood);
  },
  'log-quick': async (fields, { context, request }) => {
    const input = { ...fields, timeZone: timeZoneOf(request) };
    return logged((await execute(context, LogQuickEntryDocument, { input })).logQuickEntry);
  },
  'log-product': async (fields, { context, request }) => {
    const input = { ...fields, timeZone: timeZoneOf(request) };
    return logged((await execute(context, LogProductDocument, { input })).logProduct);
  },
  'copy-day': async ({ from_day: fromDay, ...fields }, { context, request }) => {
    const input = { ...fields, fromDay, timeZone: timeZoneOf(request) };
    const { copyFoodDay } = await execute(context, CopyFoodDayDocument, { input });
    return logged(copyFoodDay, m.tracking_copied());
  },
  'delete-food': async ({ ids }, { context }) => {
    const variables = { input: { ids: [...ids] } };
    const { deleteFoodEntries } = await execute(context, DeleteFoodEntriesDocument, variables);
    const undo = { intent: 'restore-food', ids: ids.join(',') } as const;
    return outcome({ ...deleteFoodEntries, text: m.tracking_deleted(), undo });
  },
  'restore-food': async ({ ids }, { context }) => {
    const variables = { input: { ids: [...ids] } };
    const { restoreFoodEntries } = await execute(context, RestoreFoodEntriesDocument, variables);
    return outcome({ ...restoreFoodEntries, text: m.tracking_restored() });
  },
};

function logged(
  { problems, addedIds }: { problems: FormProblem[]; addedIds: readonly string[] },
  text = m.tracking_logged(),
): Outcome<Done> {
  const undo = { intent: 'delete-food', ids: addedIds.join(',') } as const;
  return outcome({ problems, text, undo: addedIds.length === 0 ? null : undo });
}
