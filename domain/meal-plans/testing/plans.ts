import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { generateMealPlan } from '../planning/generate-meal-plan.ts';
import type { MealPlan } from '../meal-plan.ts';
import { addMember } from './member.ts';

interface Setup {
  db: Database;
  content: ContentIndex;
  clock: Clock;
}

export async function addPlan(args: Setup & { userId: string }): Promise<MealPlan> {
  const request = { createId: createRandomId, requestKey: createRandomId() };
  const made = await generateMealPlan({ ...args, ...request });
  if (!made.ok) throw new Error(JSON.stringify(made.reason));
  return made.value;
}

export async function memberWithPlan(args: Setup): Promise<{ userId: string; plan: MealPlan }> {
  const userId = await addMember({ db: args.db });
  return { userId, plan: await addPlan({ ...args, userId }) };
}
