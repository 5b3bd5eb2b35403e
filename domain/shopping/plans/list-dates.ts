import type { Database } from '../../../db/database.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { dateOfDay } from '../../meal-plans/calendar/plan-calendar.rules.ts';
import { listPlansWithDates } from '../../meal-plans/states/followed-plans.ts';
import { factsOfKind } from '../list/list-content.rules.ts';
import type { Fact } from '../operations/list-operation.ts';

interface Span {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

/** The first and the last date whose dishes a list is for. */
export interface ListDates extends Span {
  readonly parts: readonly DatedDishes[];
}

/** What was shopped for together and is still on the list. */
export interface DatedDishes extends Span {
  readonly additionIds: readonly string[];
}

interface OfList {
  db: Database;
  userId: string;
  facts: readonly Fact[];
}

/** Null without a plan that has dates. */
export async function findListDates(args: OfList): Promise<ListDates | null> {
  const parts = await listDatedDishes(args);
  const span = spanOf(parts);
  return span && { ...span, parts };
}

/** What is left on a list of days that are over; null where there is nothing. */
export function endedDishes({
  dates: { parts },
  today,
}: {
  dates: ListDates;
  today: LocalDay;
}): DatedDishes | null {
  const ended = parts.filter(({ to }) => to < today);
  const span = spanOf(ended);
  return span && { ...span, additionIds: ended.flatMap(({ additionIds }) => additionIds) };
}

function spanOf(all: readonly Span[]): Span | null {
  const [from] = all.map((each) => each.from).toSorted();
  const [to] = all
    .map((each) => each.to)
    .toSorted()
    .toReversed();
  return from === undefined || to === undefined ? null : { from, to };
}

async function listDatedDishes({ db, userId, facts }: OfList): Promise<readonly DatedDishes[]> {
  const onList = new Set(factsOfKind(facts, 'recipe').map(({ additionId }) => additionId));
  const shopped = factsOfKind(facts, 'plan').flatMap(({ mealPlanId, days, dishes }) => {
    const additionIds = dishes.map(({ additionId }) => additionId).filter((id) => onList.has(id));
    return additionIds.length === 0 ? [] : [{ mealPlanId, days, additionIds }];
  });
  const ids = shopped.map(({ mealPlanId }) => mealPlanId);
  const plans = await listPlansWithDates({ db, userId, ids });
  return shopped.flatMap(({ mealPlanId, days, additionIds }) => {
    const plan = plans.find(({ id }) => id === mealPlanId);
    // Whoever put single dishes of a plan on the list shopped for no day of it.
    if (plan === undefined || days?.length === 0) return [];
    const [first, last] =
      days === null ? [0, plan.dayCount - 1] : [Math.min(...days), Math.max(...days)];
    return [
      { from: dateOfDay({ plan, day: first }), to: dateOfDay({ plan, day: last }), additionIds },
    ];
  });
}
