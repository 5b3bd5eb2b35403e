import type { Database } from '../../../db/database.ts';
import { takeTurn } from '../../../db/in-turn.ts';
import { handOverVersions, type FormerVersion } from '../../meal-plans/themed/former-versions.ts';
import type { ThemedPlanIndex } from '../../meal-plans/themed/compile-themed-plans.ts';
import { notePublication, putItem, putVersion } from '../content-store.store.ts';
import { fieldsOfPlan } from './plan-fields.ts';

const kind = 'MEAL_PLAN';

/**
 * Takes over what editors made of themed plans before all content had one store, once. Versions keep
 * their numbers, and members read what they read before.
 */
export async function adoptThemedPlans(args: {
  db: Database;
  themedPlans: ThemedPlanIndex;
}): Promise<void> {
  const { db, themedPlans } = args;
  await db.transaction(async (tx) => {
    await takeTurn({ tx, name: 'adopt-themed-plans' });
    const former = await handOverVersions({ tx });
    for (const [id, versions] of Map.groupBy(former, ({ key }) => key)) {
      const plan = themedPlans.plans.find(({ key }) => key === id);
      const last = versions.at(-1);
      if (plan === undefined || last === undefined) continue;
      const fieldsOf = ({ content }: FormerVersion) =>
        fieldsOfPlan({ ...plan, eaters: content.eaters, days: content.days });
      for (const each of versions) {
        const { version, editedBy, editedAt } = each;
        const isFile = version === 1;
        const made = { madeBy: isFile ? null : editedBy, madeAt: editedAt, changedAt: editedAt };
        const published = { publishedAt: isFile ? null : editedAt, publishedBy: editedBy };
        const origin = isFile ? 'BEGUN' : 'CHANGED';
        const rest = { basis: {}, origin, restoredFrom: null, note: null } as const;
        const kept = { ...rest, ...made, ...published, version, fields: fieldsOf(each) };
        await putVersion({ tx, kind, id, version: kept });
      }
      const { version, editedAt: changedAt, editedBy: changedBy } = last;
      const item = { state: 'PUBLISHED', version, changedAt, changedBy } as const;
      const out = { publishedVersion: version, publishedFields: fieldsOf(last) };
      await putItem({ tx, kind, id, item: { ...item, ...out } });
      await notePublication({ tx, kind, id });
    }
  });
}
