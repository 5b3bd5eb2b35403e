import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

export interface StoredState {
  emails: Set<string>;
  /** `day meal recipe`, sorted, by the plan's id. */
  mealsByPlan: Map<string, string[]>;
  duplicatedEmails: string[];
  usersWithoutPassword: string[];
  duplicatedPlans: string[];
  /** Plans without their three meals on each day, and meals without their plan. */
  incompletePlans: string[];
}

/** What the database holds, asked past our own code. */
export async function readStoredState(db: Database): Promise<StoredState> {
  const list = async (query: SQL) => (await rows<{ value: string }>(db, query)).map(valueOf);
  return {
    emails: new Set(await list(sql`select email as value from users`)),
    mealsByPlan: await readMeals(db),
    duplicatedEmails: await list(
      sql`select lower(email) as value from users group by lower(email) having count(*) > 1`,
    ),
    usersWithoutPassword: await list(
      sql`select email as value from users u where not exists
        (select 1 from accounts a where a.user_id = u.id and a.password is not null)`,
    ),
    duplicatedPlans: await list(
      sql`select user_id || ' ' || request_key as value from meal_plans
        group by user_id, request_key having count(*) > 1`,
    ),
    incompletePlans: await list(
      sql`select coalesce(p.id, r.meal_plan_id) as value from meal_plans p
        full join (
          select user_id, meal_plan_id, count(distinct (day, meal)) as meals
          from meal_plan_recipes group by user_id, meal_plan_id
        ) r on r.user_id = p.user_id and r.meal_plan_id = p.id
        where r.meals is distinct from p.day_count * 3`,
    ),
  };
}

async function readMeals(db: Database): Promise<Map<string, string[]>> {
  const meals = await rows<{ plan: string; value: string }>(
    db,
    sql`select meal_plan_id as plan, day || ' ' || meal || ' ' || recipe_id as value
      from meal_plan_recipes`,
  );
  const byPlan = Map.groupBy(meals, ({ plan }) => plan);
  return new Map([...byPlan].map(([plan, ofPlan]) => [plan, ofPlan.map(valueOf).toSorted()]));
}

function valueOf({ value }: { value: string }): string {
  return value;
}

async function rows<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
