import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { takeTurn } from '../../../db/in-turn.ts';
import type { Result } from '../../../lib/result.ts';
import type { MealPlan, MealPlanContent } from '../meal-plan.ts';
import { themedPlanVersions } from '../meal-plans.tables.ts';
import type { KeptVersion } from '../editing/plan-changes.store.ts';
import { contentOf, isSameContent } from '../reading/plan-content.rules.ts';
import type { PlanChange } from '../plan-place.ts';

interface EditedContent {
  readonly version: number;
  readonly content: MealPlanContent;
}

/** What editors made of these plans, by key; the file counts for those that are not among them. */
export async function findEditedPlans({
  db,
  keys,
}: {
  db: Database;
  keys: readonly string[];
}): Promise<ReadonlyMap<string, EditedContent>> {
  if (keys.length === 0) return new Map();
  const { slug, version, content } = themedPlanVersions;
  const rows = await db
    .selectDistinctOn([slug], { slug, version, content })
    .from(themedPlanVersions)
    .where(inArray(slug, [...keys]))
    .orderBy(slug, desc(version));
  return new Map(rows.map((row) => [row.slug, row]));
}

const keptVersions = 20;

export async function listThemedVersions({
  db,
  key,
}: {
  db: Database;
  key: string;
}): Promise<KeptVersion[]> {
  const { slug, version, content, replacedBy } = themedPlanVersions;
  return db
    .select({ version, content, replacedBy })
    .from(themedPlanVersions)
    .where(eq(slug, key))
    .orderBy(desc(version))
    .limit(keptVersions);
}

/** Keeps a new version over the file; its words stay the file's. Two editors wait for each other. */
export async function changeThemedPlan<Refusal>({
  db,
  key,
  editedBy,
  asPlan,
  now,
  replacedBy,
  change,
}: {
  db: Database;
  key: string;
  editedBy: string;
  asPlan: (edited: EditedContent | null) => MealPlan;
} & PlanChange<Refusal>): Promise<Result<MealPlan, Refusal>> {
  return db.transaction(async (tx) => {
    await takeTurn({ tx, name: `themed-plan:${key}` });
    const edited = (await findEditedPlans({ db: tx, keys: [key] })).get(key) ?? null;
    const before = asPlan(edited);
    const changed = change(before);
    if (!changed.ok) return changed;
    const { version, title, description } = before;
    const after = { ...changed.value, title, description, version: version + 1 };
    if (isSameContent(before, after)) return { ok: true, value: before };
    const edit = { slug: key, editedBy, editedAt: now };
    await tx
      .insert(themedPlanVersions)
      .values({ ...edit, version, content: contentOf(before), replacedBy })
      .onConflictDoUpdate({
        target: [themedPlanVersions.slug, themedPlanVersions.version],
        set: { replacedBy },
      });
    await tx
      .insert(themedPlanVersions)
      .values({ ...edit, version: after.version, content: contentOf(after) });
    return { ok: true, value: after };
  });
}
