import { problem } from '../../../lib/problems.ts';
import { refusal } from '../../../lib/result.ts';
import { derivedId } from '../measurements/derived-id.ts';
import { listFoodEntries, markFoodEntries } from './food-log.store.ts';
import { isLocalDay, type LocalDay } from '../../../lib/local-time.ts';
import { addToDay, type LogPlace, type Logged } from './log-food.ts';

/** Eats another day again. The same request again adds nothing. */
export async function copyFoodDay(
  args: Omit<LogPlace, 'slot'> & { fromDay: LocalDay },
): Promise<Logged> {
  const { userId, id, day, fromDay } = args;
  if (!isLocalDay(fromDay) || fromDay === day) {
    return refusal([problem('fromDay', 'tracking.day-invalid')]);
  }
  return addToDay({
    ...args,
    async entries(tx) {
      const eaten = await listFoodEntries({ db: tx, userId, day: fromDay });
      return eaten.map((entry) => {
        return { ...entry, id: derivedId(id, entry.id), day, plannedMeal: null };
      });
    },
  });
}

type Marking = Pick<LogPlace, 'db' | 'clock' | 'userId'> & { ids: readonly string[] };

/** What is gone already is no problem. */
export async function deleteFoodEntries(args: Marking): Promise<void> {
  await markFoodEntries({ ...args, deletedAt: args.clock.now() });
}

/** Puts deleted entries back as they were. */
export async function restoreFoodEntries(args: Marking): Promise<void> {
  await markFoodEntries({ ...args, deletedAt: null });
}
