import type { FileProblem } from '../../../lib/file-problem.ts';
import { problemAtField } from '../checks/recipe-under-check.ts';
import type { RecipeUnderCheck } from '../checks/recipe-under-check.ts';
import type { CookingRule, Finding, RuleLevel } from './cooking-rule.ts';
import { cookingRules } from './cooking-rules.ts';

export type CookingProblem = Readonly<{ level: RuleLevel; problem: FileProblem }>;

/** What the rules find in a recipe, but for the exceptions that it vouches for with a reason. */
export function cookingProblems(
  checked: RecipeUnderCheck,
  rules: readonly CookingRule[] = cookingRules,
): readonly CookingProblem[] {
  const { recipe, places } = checked;
  const found = rules.map((rule) => ({ rule, findings: rule.find(checked) }));
  const vouched = new Set(recipe.vouched.map(({ rule }) => rule));
  const needless = [...vouched].filter((id) => {
    return !found.some(({ rule, findings }) => rule.id === id && findings.length > 0);
  });
  return [
    ...found.flatMap(({ rule, findings }) => {
      if (vouched.has(rule.id)) return [];
      return findings.map((finding) => ({
        level: rule.level,
        problem: problemOf({ checked, finding, rule }),
      }));
    }),
    ...needless.map((id): CookingProblem => {
      const message = `It vouches for ${id}, which it does not break.`;
      return { level: 'error', problem: problemAtField({ places, field: 'vouched', message }) };
    }),
  ];
}

function problemOf(args: {
  checked: RecipeUnderCheck;
  finding: Finding;
  rule: CookingRule;
}): FileProblem {
  const { places } = args.checked;
  const message = `${args.finding.message} (${args.rule.id})`;
  const { at } = args.finding;
  if ('field' in at) return problemAtField({ places, field: at.field, message });
  const lines = 'step' in at ? places.stepLines.en : places.ingredientLines;
  const index = 'step' in at ? at.step : at.ingredient;
  return { file: places.files.en, line: lines[index] ?? null, message };
}
