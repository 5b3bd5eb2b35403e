import type { FileProblem } from '../../../lib/file-problem.ts';
import { avoidGroups } from '../../foods/food.ts';
import { problemAtField } from './recipe-under-check.ts';
import type { RecipeUnderCheck } from './recipe-under-check.ts';

/** Minutes, labels and the main protein that contradict the rest of the recipe. */
export function factProblems(checked: RecipeUnderCheck): readonly FileProblem[] {
  return [
    ...timeProblems(checked),
    ...labelProblems(checked),
    ...proteinProblems(checked),
    ...leftoverProblems(checked),
  ];
}

function timeProblems({ recipe, places }: RecipeUnderCheck): readonly FileProblem[] {
  const { prepMinutes, cookMinutes, activeMinutes, totalMinutes } = recipe.times;
  const messages: string[] = [];
  if (totalMinutes < prepMinutes + cookMinutes) {
    messages.push(`${prepMinutes} + ${cookMinutes} minutes do not fit into ${totalMinutes}.`);
  }
  if (activeMinutes > totalMinutes) {
    messages.push(`${activeMinutes} active minutes do not fit into ${totalMinutes}.`);
  }
  const timers = recipe.steps.flatMap(({ timerMinutes, laterTimerMinutes = [] }) => [
    timerMinutes ?? 0,
    ...laterTimerMinutes,
  ]);
  const longestTimer = Math.max(0, ...timers);
  if (longestTimer > totalMinutes) {
    messages.push(`A timer of ${longestTimer} minutes does not fit into ${totalMinutes}.`);
  }
  return messages.map((message) => problemAtField({ places, field: 'times', message }));
}

function labelProblems({ recipe, places }: RecipeUnderCheck): readonly FileProblem[] {
  const label = recipe.ingredients[0]?.label;
  if (label !== 'or' && label !== 'and') return [];
  const message = `"${label}" belongs to the line above it, and this is the first.`;
  return [{ file: places.files.en, line: places.ingredientLines[0] ?? null, message }];
}

function proteinProblems({ recipe, places }: RecipeUnderCheck): readonly FileProblem[] {
  const group = avoidGroups.find((each) => each === recipe.protein);
  if (group === undefined || recipe.avoidGroups.includes(group)) return [];
  const message = `The main protein is ${group}, but no ingredient is.`;
  return [problemAtField({ places, field: 'protein', message })];
}

function leftoverProblems({ recipe, places }: RecipeUnderCheck): readonly FileProblem[] {
  const { leftoverServings, servings, isGoodAsLeftovers } = recipe;
  if (leftoverServings === null) return [];
  const field = 'leftoverServings';
  if (!isGoodAsLeftovers) {
    const message = 'Servings are left over of a recipe that is not good as leftovers.';
    return [problemAtField({ places, field, message })];
  }
  if (leftoverServings < servings) return [];
  const message = `Of ${servings} servings not ${leftoverServings} can be left over.`;
  return [problemAtField({ places, field, message })];
}
