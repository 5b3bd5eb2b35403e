import type { Database } from '../../../db/database.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { dateOfDay, type PlanDates } from '../../meal-plans/calendar/plan-calendar.rules.ts';
import { listPlansWithDates } from '../../meal-plans/states/followed-plans.ts';
import { factsOfKind } from '../list/list-content.rules.ts';
import type { Fact, PlanDish } from '../operations/list-operation.ts';

interface Span {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

/** The first and the last date whose dishes a list is for. */
export interface ListDates extends Span {
  readonly parts: readonly DatedDishes[];
  /** When its plans begin: the days of their dishes are counted from there. */
  readonly plans: readonly PlanBeginning[];
}

export interface PlanBeginning {
  readonly mealPlanId: string;
  readonly beginsOn: LocalDay;
}

/** What was shopped for together and is still on the list. */
export interface DatedDishes extends Span {
  readonly additionIds: readonly string[];
}

interface OfList {
  db: Database;
  /** The owner of the list; who shops with them may have put a plan of their own on it. */
  userId: string;
  facts: readonly Fact[];
}

/** Null without a plan that has dates. */
export async function findListDates(args: OfList): Promise<ListDates | null> {
  const shopped = await listShoppedPlans(args);
  const parts = shopped.flatMap(datedDishes);
  const span = spanOf(parts);
  const plans = shopped.map(({ plan }) => ({ mealPlanId: plan.id, beginsOn: plan.beginsOn }));
  return span && { ...span, parts, plans };
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

interface ShoppedPlan {
  plan: PlanDates & { id: string };
  days: readonly number[] | null;
  dishes: readonly PlanDish[];
}

async function listShoppedPlans({ db, userId, facts }: OfList): Promise<readonly ShoppedPlan[]> {
  const onList = new Set(factsOfKind(facts, 'recipe').map(({ additionId }) => additionId));
  const shopped = factsOfKind(facts, 'plan').flatMap(({ mealPlanId, byId, days, ...fact }) => {
    const dishes = fact.dishes.filter(({ additionId }) => onList.has(additionId));
    return dishes.length === 0 ? [] : [{ mealPlanId, ownerId: byId ?? userId, days, dishes }];
  });
  const plans = await listPlansWithDates({
    db,
    userIds: [...new Set(shopped.map(({ ownerId }) => ownerId))],
    ids: shopped.map(({ mealPlanId }) => mealPlanId),
  });
  return shopped.flatMap(({ mealPlanId, ownerId, ...fact }) => {
    const plan = plans.find(({ id, userId: planner }) => id === mealPlanId && planner === ownerId);
    return plan === undefined ? [] : [{ ...fact, plan }];
  });
}

/** Days that were asked for are shopped for as a whole, a dish beside them for its own day. */
function datedDishes(args: ShoppedPlan): readonly DatedDishes[] {
  const { plan, dishes } = args;
  const days = args.days ?? Array.from({ length: plan.dayCount }, (_, day) => day);
  const { together = [], alone = [] } = Object.groupBy(dishes, ({ day }) =>
    days.includes(day) ? 'together' : 'alone',
  );
  const parts = alone.map((dish) => ({ from: dish.day, to: dish.day, dishes: [dish] }));
  if (together.length > 0) {
    parts.unshift({ from: Math.min(...days), to: Math.max(...days), dishes: together });
  }
  return parts.map((part) => ({
    from: dateOfDay({ plan, day: part.from }),
    to: dateOfDay({ plan, day: part.to }),
    additionIds: part.dishes.map(({ additionId }) => additionId),
  }));
}
