import { success, type Result } from '../../../lib/result.ts';
import type { Language } from '../../../lib/language.ts';
import type { MealPlan } from '../meal-plan.ts';
import type { PlanPlace } from '../plan-place.ts';
import { contentOf } from '../reading/plan-content.rules.ts';
import type { ThemedPlan } from './themed-plan.ts';

/** Where versions of themed plans are kept: with those of all that editors publish. */
export interface ThemedPlanKeeper {
  /** As everybody reads it now, also where another server published it. */
  find(key: string): Promise<ThemedPlan | null>;
  /** Publishes what is made of it. Two editors wait for each other. */
  change<Refusal>(args: {
    key: string;
    editedBy: string;
    now: Date;
    change: (published: ThemedPlan) => Result<ThemedPlan, Refusal>;
  }): Promise<Result<ThemedPlan, Refusal>>;
  /** Those that were published, the latest first. */
  listVersions(key: string): Promise<readonly ThemedPlan[]>;
}

const monday = 0;
/** Themed plans have no date of their own, and no screen shows this one. */
const ageless = new Date(0);

export function themedAsMealPlan(args: { themed: ThemedPlan; language: Language }): MealPlan {
  const { themed, language } = args;
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
    eaters: themed.eaters,
    dayCount: themed.days.length,
    firstWeekday: monday,
    generation: null,
    createdAt: ageless,
    startedAt: null,
    beginsOn: null,
    deletedAt: null,
    version: themed.version,
    days: themed.days,
  };
}

/** A themed plan that an editor changes where members read it: what it says stays, its days change. */
export function themedPlanPlace(args: {
  keeper: ThemedPlanKeeper;
  key: string;
  language: Language;
  editedBy: string;
}): PlanPlace {
  const { keeper, key, language, editedBy } = args;
  const asPlan = (themed: ThemedPlan) => themedAsMealPlan({ themed, language });
  return {
    find: async () => {
      const themed = await keeper.find(key);
      return themed && asPlan(themed);
    },
    change: async ({ now, change }) => {
      const changed = await keeper.change({
        key,
        editedBy,
        now,
        change: (published) => {
          const made = change(asPlan(published));
          if (!made.ok) return made;
          const { eaters, days } = made.value;
          return success({ ...published, eaters, days });
        },
      });
      return changed.ok ? success(asPlan(changed.value)) : changed;
    },
    listVersions: async () =>
      (await keeper.listVersions(key)).map((themed) => ({
        version: themed.version,
        content: contentOf(asPlan(themed)),
        replacedBy: null,
      })),
  };
}
