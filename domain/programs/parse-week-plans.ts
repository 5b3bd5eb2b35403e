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
import { keepsLimitOf, planLevels, type PlanLevel, type WeekPlan } from './week-plan.rules.ts';

const daysOfWeek = 7;

interface OfWeek {
  week: YamlFields;
  surroundings: { weekPlans: ReadonlyMap<string, WeekPlan> };
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
  const plan = surroundings.weekPlans.get(name) ?? null;
  const problem = name === '' ? null : problemOf({ name, plan });
  if (problem !== null) report({ fields, line: lineOf({ fields, key }), message: problem });
  return plan?.level ?? null;
}

/** A week of a program has tasks for seven days, and each of them has something to eat. */
function problemOf({ name, plan }: { name: string; plan: WeekPlan | null }): string | null {
  if (plan === null) return `"${name}" is no meal plan.`;
  if (plan.days === daysOfWeek) return null;
  return `"${name}" has ${plan.days} days, a week of a program has ${daysOfWeek}.`;
}
