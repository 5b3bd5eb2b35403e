import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../lib/language.ts';
import type { MealPlan, MealPlanContent } from '../meal-plan.ts';
import type { PlanPlace } from '../plan-place.ts';
import type { ThemedPlan } from './themed-plan.ts';
import { changeThemedPlan, findEditedPlans, listThemedVersions } from './themed-plans.store.ts';

interface Themed {
  db: Database;
  themed: ThemedPlan;
  language: Language;
}

const monday = 0;
/** Themed plans have no date of their own, and no screen shows this one. */
const ageless = new Date(0);

/** The file's content is version 1; title and description always come from the file. */
function themedAsMealPlan(args: {
  themed: ThemedPlan;
  language: Language;
  edited: { readonly version: number; readonly content: MealPlanContent } | null;
}): MealPlan {
  const { themed, language, edited } = args;
  const { slug, title, description } = themed.texts[language];
  return {
    id: themed.id,
    slug,
    title,
    description,
    kind: 'THEMED',
    origin: 'CREATED',
    isStarted: false,
    isShared: false,
    eaters: edited?.content.eaters ?? themed.eaters,
    dayCount: edited?.content.dayCount ?? themed.days.length,
    firstWeekday: monday,
    generation: null,
    createdAt: ageless,
    startedAt: null,
    beginsOn: null,
    deletedAt: null,
    version: edited?.version ?? 1,
    days: edited?.content.days ?? themed.days,
  };
}

export async function findThemedPlan({ db, themed, language }: Themed): Promise<MealPlan> {
  const edited = await findEditedPlans({ db, keys: [themed.key] });
  return themedAsMealPlan({ themed, language, edited: edited.get(themed.key) ?? null });
}

export async function listThemedPlans(args: {
  db: Database;
  plans: readonly ThemedPlan[];
  language: Language;
}): Promise<MealPlan[]> {
  const { db, plans, language } = args;
  const edited = await findEditedPlans({ db, keys: plans.map(({ key }) => key) });
  return plans.map((themed) =>
    themedAsMealPlan({ themed, language, edited: edited.get(themed.key) ?? null }),
  );
}

export function themedPlanPlace(args: Themed & { editedBy: string }): PlanPlace {
  const { db, themed, language, editedBy } = args;
  const { key } = themed;
  return {
    find: () => findThemedPlan(args),
    change: (change) =>
      changeThemedPlan({
        db,
        key,
        editedBy,
        asPlan: (edited) => themedAsMealPlan({ themed, language, edited }),
        ...change,
      }),
    listVersions: () => listThemedVersions({ db, key }),
  };
}
