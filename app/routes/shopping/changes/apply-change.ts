import { data, type RouterContextProvider } from 'react-router';
import type { ListIntent } from '../../../../domain/shopping/operations/list-change.ts';
import { planOperation } from '../../../../domain/shopping/operations/plan-operation.rules.ts';
import { locales } from '../../../../i18n/locales.ts';
import {
  answerForms,
  type AnswerOf,
  type Operations,
  type Outcome,
  type Sending,
} from '../../../forms/answer-forms.ts';
import type { SentBy } from '../../../forms/form-set.ts';
import { execute } from '../../../graphql/api.ts';
import { stillToShop } from '../../../plans/still-to-shop.ts';
import { requestLocale } from '../../../shell/locale.ts';
import {
  ChangeShoppingListDocument,
  FollowMealPlanDocument,
  InviteToShoppingListDocument,
  LeaveShoppingListDocument,
  RemoveShoppingPersonDocument,
  ShareShoppingListDocument,
  ShoppingListStateDocument,
  ShopWeekDocument,
  TakeShoppingListInvitationBackDocument,
  UnshareShoppingListDocument,
  type ListStateFragment,
} from '../operations.gen.ts';
import { factsOfState, knownOf, operationInput } from '../device/known-list.ts';
import { changeOf } from './changes.ts';
import { problemWords } from './problem-words.ts';
import { listForms, shoppingForms } from './shopping-forms.ts';

export interface Changed {
  /** What was done, to be undone; null where nothing was. */
  operationId: string | null;
}

export type ListAnswer = AnswerOf<typeof shoppingForms, Changed>;

const listOperations: Operations<typeof listForms, Changed> = {
  tick: (fields, sending) => apply({ intent: 'tick', fields }, sending),
  untick: (fields, sending) => apply({ intent: 'untick', fields }, sending),
  'add-extra': (fields, sending) => apply({ intent: 'add-extra', fields }, sending),
  'change-extra': (fields, sending) => apply({ intent: 'change-extra', fields }, sending),
  'remove-extra': (fields, sending) => apply({ intent: 'remove-extra', fields }, sending),
  'set-amount': (fields, sending) => apply({ intent: 'set-amount', fields }, sending),
  'keep-at-home': (fields, sending) => apply({ intent: 'keep-at-home', fields }, sending),
  want: (fields, sending) => apply({ intent: 'want', fields }, sending),
  'leave-usual': (fields, sending) => apply({ intent: 'leave-usual', fields }, sending),
  'note-news': (fields, sending) => apply({ intent: 'note-news', fields }, sending),
  'remove-recipe': (fields, sending) => apply({ intent: 'remove-recipe', fields }, sending),
  'clear-dishes': (fields, sending) => apply({ intent: 'clear-dishes', fields }, sending),
  clear: (fields, sending) => apply({ intent: 'clear', fields }, sending),
  delete: (fields, sending) => apply({ intent: 'delete', fields }, sending),
  'save-store': (fields, sending) => apply({ intent: 'save-store', fields }, sending),
  'remove-store': (fields, sending) => apply({ intent: 'remove-store', fields }, sending),
  'choose-store': (fields, sending) => apply({ intent: 'choose-store', fields }, sending),
  undo: (fields, sending) => apply({ intent: 'undo', fields }, sending),
};

/** Runs what a form of the list asks for, as without scripts. */
export const changeList = answerForms<typeof shoppingForms, Changed>(shoppingForms, {
  ...listOperations,
  'follow-plan': async ({ meal_plan_id: mealPlanId, request_key: requestKey }, { context }) => {
    const input = { mealPlanId, requestKey };
    const answer = await execute(context, FollowMealPlanDocument, { input });
    const { problems, operationId } = answer.updateShoppingListFromMealPlan;
    return { problems, result: { operationId } };
  },
  'shop-plan': async ({ meal_plan_id: mealPlanId, day, request_key: requestKey }, sending) => {
    const { context } = sending;
    const { withoutMeals } = await stillToShop({ ...sending, mealPlanId });
    const input = { mealPlanId, days: [...day], withoutMeals, requestKey };
    const answer = await execute(context, ShopWeekDocument, { input });
    const { problems, operationId } = answer.addMealPlanToShoppingList;
    return { problems, result: { operationId } };
  },
  share: async (_fields, { context }) => {
    await execute(context, ShareShoppingListDocument);
    return { problems: [] };
  },
  unshare: async (_fields, { context }) => {
    await execute(context, UnshareShoppingListDocument);
    return { problems: [] };
  },
  invite: async (_fields, { context }) =>
    (await execute(context, InviteToShoppingListDocument)).inviteToShoppingList,
  'take-invitation-back': async (_fields, { context }) => {
    const answer = await execute(context, TakeShoppingListInvitationBackDocument);
    return answer.takeShoppingListInvitationBack;
  },
  'remove-person': async ({ person_id: personId }, { context }) => {
    const input = { personId };
    return (await execute(context, RemoveShoppingPersonDocument, { input })).removeShoppingPerson;
  },
  'leave-list': async (_fields, { context }) =>
    (await execute(context, LeaveShoppingListDocument)).leaveShoppingList,
});

/** The forms of the stores change the list alone. */
export const changeStores = answerForms<typeof listForms, Changed>(listForms, listOperations);

/** The operation that a form means for the list as it is now. */
async function apply(
  sent: SentBy<typeof listForms> & { intent: ListIntent },
  { context, request }: Sending,
): Promise<Outcome<Changed>> {
  const state = await loadState(context);
  const known = knownOf(state);
  const planned = planOperation({
    change: changeOf(sent, known),
    id: crypto.randomUUID(),
    at: Date.now(),
    facts: factsOfState(state),
    recipesById: known.recipesById,
    foodsById: known.foodsById,
    language: locales[requestLocale(request)].contentLanguage,
  });
  if (!planned.ok) return { problems: planned.reason.map(problemWords) };
  if (planned.value === null) return { problems: [] };
  const { listId, revision: since } = state;
  const input = { operations: [operationInput(planned.value)], listId, since };
  const { syncShoppingList } = await execute(context, ChangeShoppingListDocument, { input });
  const { problems, refused } = syncShoppingList;
  const all = [...problems, ...refused.flatMap((each) => each.problems)];
  return { problems: all, result: { operationId: planned.value.id } };
}

async function loadState(context: Readonly<RouterContextProvider>): Promise<ListStateFragment> {
  const { shoppingListState } = await execute(context, ShoppingListStateDocument);
  if (shoppingListState !== null) return shoppingListState;
  // Whoever may have no list is refused by this empty change, for the same reason as by any other.
  await execute(context, ChangeShoppingListDocument, { input: { operations: [] } });
  throw data({ code: 'internal', message: '' }, { status: 500 });
}
