import {
  lineOf,
  nestedFieldsOf,
  optionalTextOf,
  report,
  reportUnknownKeys,
  textOf,
  type YamlFields,
} from '../recipes/files/yaml-fields.ts';
import type { ProgramWeek } from './program.ts';
import { keepsLimitOf, planLevels, type PlanLevel } from './week-plan.rules.ts';

interface OfWeek {
  week: YamlFields;
  surroundings: { mealPlanLevels: ReadonlyMap<string, PlanLevel> };
}

/** The week's own meal plan and those of the levels it is too high for, or not made for. */
export function readWeekPlans(args: OfWeek): Pick<ProgramWeek, 'mealPlan' | 'mealPlans'> {
  const { week } = args;
  const mealPlan = textOf({ fields: week, key: 'mealPlan' });
  const ownLevel = levelOfNamed({ ...args, fields: week, key: 'mealPlan', name: mealPlan });
  const named = nestedFieldsOf({ fields: week, key: 'mealPlans' });
  if (named !== null) reportUnknownKeys({ fields: named, known: planLevels });
  const planFor = (level: PlanLevel): string => {
    const other = named && optionalTextOf({ fields: named, key: level });
    if (named === null || other === null) {
      if (ownLevel !== null && !keepsLimitOf({ plan: ownLevel, level })) {
        const line = lineOf({ fields: week, key: named === null ? 'mealPlan' : 'mealPlans' });
        const message = `"${mealPlan}" is too high for ${level}: name a plan for it.`;
        report({ fields: week, line, message });
      }
      return mealPlan;
    }
    const found = levelOfNamed({ ...args, fields: named, key: level, name: other });
    if (found !== null && !keepsLimitOf({ plan: found, level })) {
      const line = lineOf({ fields: named, key: level });
      report({ fields: named, line, message: `"${other}" is ${found}, which is too high here.` });
    }
    return other;
  };
  return {
    mealPlan,
    mealPlans: {
      keto: planFor('keto'),
      moderate: planFor('moderate'),
      liberal: planFor('liberal'),
    },
  };
}

function levelOfNamed(
  args: OfWeek & { fields: YamlFields; key: string; name: string },
): PlanLevel | null {
  const { fields, key, name, surroundings } = args;
  const level = surroundings.mealPlanLevels.get(name) ?? null;
  if (name !== '' && level === null) {
    report({ fields, line: lineOf({ fields, key }), message: `"${name}" is no meal plan.` });
  }
  return level;
}
