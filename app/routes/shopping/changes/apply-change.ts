import { data, type RouterContextProvider } from 'react-router';
import type { ListIntent } from '../../../../domain/shopping/operations/list-change.ts';
import { planOperation } from '../../../../domain/shopping/operations/plan-operation.rules.ts';
import { locales, type Locale } from '../../../../i18n/locales.ts';
import { execute } from '../../../graphql/api.ts';
import {
  ChangeShoppingListDocument,
  ShoppingListStateDocument,
  type ListStateFragment,
  type ShoppingProblemFragment,
} from '../operations.gen.ts';
import { problemWords } from './problem-words.ts';
import { readChange } from './changes.ts';
import { factsOfState, knownOf, operationInput } from '../device/known-list.ts';

export interface ChangeAnswer {
  intent: ListIntent;
  problems: ShoppingProblemFragment[];
  /** What was done, to be undone; null where nothing was. */
  operationId: string | null;
}

interface FormRequest {
  locale: Locale;
  context: Readonly<RouterContextProvider>;
  form: FormData;
}

/** Without scripts: the operation that a form means for the list as it is now. */
export async function applyChange({ locale, context, form }: FormRequest): Promise<ChangeAnswer> {
  const state = await loadState(context);
  const known = knownOf(state);
  const change = readChange({ form, known });
  if (change === null) throw data({ code: 'input.invalid', message: '' }, { status: 400 });
  const { intent } = change;
  const planned = planOperation({
    change,
    id: crypto.randomUUID(),
    at: Date.now(),
    facts: factsOfState(state),
    recipesById: known.recipesById,
    foodsById: known.foodsById,
    language: locales[locale].contentLanguage,
  });
  if (!planned.ok) {
    return { intent, problems: planned.reason.map(problemWords), operationId: null };
  }
  if (planned.value === null) return { intent, problems: [], operationId: null };
  const input = { operations: [operationInput(planned.value)], since: state.revision };
  const { syncShoppingList } = await execute(context, ChangeShoppingListDocument, { input });
  const { problems, refused } = syncShoppingList;
  const all = [...problems, ...refused.flatMap((each) => each.problems)];
  return { intent, problems: all, operationId: all.length > 0 ? null : planned.value.id };
}

async function loadState(context: FormRequest['context']): Promise<ListStateFragment> {
  const { shoppingListState } = await execute(context, ShoppingListStateDocument);
  if (shoppingListState !== null) return shoppingListState;
  // Who has no list hears why, as they would of any change.
  await execute(context, ChangeShoppingListDocument, { input: { operations: [] } });
  throw data({ code: 'internal', message: '' }, { status: 500 });
}
