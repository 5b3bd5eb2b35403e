import { asc } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import type { MealPlanContent } from '../meal-plan.ts';
import { themedPlanVersions } from '../meal-plans.tables.ts';

/** What an editor once made of a themed plan, before versions of all content were kept in one place. */
export interface FormerVersion {
  readonly key: string;
  readonly version: number;
  readonly content: MealPlanContent;
  readonly editedBy: string | null;
  readonly editedAt: Date;
}

/** Hands over the versions that are kept here, the first of each plan first, and keeps them no longer. */
export async function handOverVersions({ tx }: { tx: Transaction }): Promise<FormerVersion[]> {
  const { slug, version, content, editedBy, editedAt } = themedPlanVersions;
  const rows = await tx
    .select({ key: slug, version, content, editedBy, editedAt })
    .from(themedPlanVersions)
    .orderBy(asc(slug), asc(version));
  if (rows.length > 0) await tx.delete(themedPlanVersions);
  return rows;
}
