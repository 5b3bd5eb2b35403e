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
import type { FormProblem } from '../../../forms/form-answers.ts';
import { answer, type Applying, type TrackingAnswer } from './tracking-answer.ts';
import type { TrackingChange, TrackingIntent } from './tracking-changes.ts';

export type FoodChange = Extract<
  TrackingChange,
  { intent: `log-${string}` | 'copy-day' | 'delete-food' | 'restore-food' }
>;

/** Sends a change of the food log and tells what became of it. */
export async function applyFoodChange({
  context,
  timeZone,
  change,
}: Applying & { change: FoodChange }): Promise<TrackingAnswer> {
  switch (change.intent) {
    case 'log-planned': {
      const { intent, ...input } = change;
      const variables = { input: { ...input, timeZone } };
      const { logPlannedMeal } = await execute(context, LogPlannedMealDocument, variables);
      return logged({ intent, ...logPlannedMeal });
    }
    case 'log-recipe': {
      const { intent, ...input } = change;
      const variables = { input: { ...input, timeZone } };
      const { logRecipe } = await execute(context, LogRecipeDocument, variables);
      return logged({ intent, ...logRecipe });
    }
    case 'log-food': {
      const { intent, ...input } = change;
      const { logFood } = await execute(context, LogFoodDocument, {
        input: { ...input, timeZone },
      });
      return logged({ intent, ...logFood });
    }
    case 'log-quick': {
      const { intent, figures, ...input } = change;
      const variables = { input: { ...input, ...figures, timeZone } };
      const { logQuickEntry } = await execute(context, LogQuickEntryDocument, variables);
      return logged({ intent, ...logQuickEntry });
    }
    case 'log-product': {
      const { intent, ...input } = change;
      const variables = { input: { ...input, timeZone } };
      const { logProduct } = await execute(context, LogProductDocument, variables);
      return logged({ intent, ...logProduct });
    }
    case 'copy-day': {
      const { intent, ...input } = change;
      const variables = { input: { ...input, timeZone } };
      const { copyFoodDay } = await execute(context, CopyFoodDayDocument, variables);
      return logged({ intent, ...copyFoodDay, text: m.tracking_copied() });
    }
    case 'delete-food': {
      const { intent, ids } = change;
      const variables = { input: { ids: [...ids] } };
      const { deleteFoodEntries } = await execute(context, DeleteFoodEntriesDocument, variables);
      const undo = { intent: 'restore-food', ids: ids.join(',') } as const;
      return answer({ intent, ...deleteFoodEntries, text: m.tracking_deleted(), undo });
    }
    case 'restore-food': {
      const { intent, ids } = change;
      const variables = { input: { ids: [...ids] } };
      const { restoreFoodEntries } = await execute(context, RestoreFoodEntriesDocument, variables);
      return answer({ intent, ...restoreFoodEntries, text: m.tracking_restored() });
    }
  }
}

function logged({
  intent,
  problems,
  addedIds,
  text = m.tracking_logged(),
}: {
  intent: TrackingIntent;
  problems: FormProblem[];
  addedIds: readonly string[];
  text?: string;
}): TrackingAnswer {
  const undo = { intent: 'delete-food', ids: addedIds.join(',') } as const;
  return answer({ intent, problems, text, undo: addedIds.length === 0 ? null : undo });
}
