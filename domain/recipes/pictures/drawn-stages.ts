import type { CompiledRecipe } from '../recipe.ts';
import { seenAtStage, wholeDish } from './at-stage.ts';
import type { Served } from './draw-pictures.ts';
import { stepStages, type StepStage } from './step-stages.rules.ts';

const kept = new WeakMap<Served['foods'], WeakMap<CompiledRecipe, readonly StepStage[]>>();

/**
 * The stages as they are shown: the board with its foods where nothing of them could be seen in
 * their pan or pot. Kept with the recipe: each page that tells its steps asks.
 */
export function drawnStages(served: Served): readonly StepStage[] {
  const ofFoods = kept.get(served.foods) ?? new WeakMap<CompiledRecipe, readonly StepStage[]>();
  kept.set(served.foods, ofFoods);
  const stages = ofFoods.get(served.recipe) ?? stagesOf(served);
  ofFoods.set(served.recipe, stages);
  return stages;
}

function stagesOf(served: Served): readonly StepStage[] {
  const whole = wholeDish(served);
  return stepStages(served.recipe).map((stage, index): StepStage => {
    if (stage.state === 'RAW' || stage.state === 'PLATED') return stage;
    if (isOnlyWater(served, stage)) return stage;
    const seen = seenAtStage({ ...served, stage, index, whole });
    return seen === null ? { ...stage, state: 'RAW' } : stage;
  });
}

/** Water alone in a pot looks like water. */
function isOnlyWater({ recipe }: Served, { state, keys }: StepStage): boolean {
  const inside = recipe.ingredients.filter(({ key }) => keys.includes(key));
  return state === 'IN_POT' && inside.every(({ foodId }) => /^water$|salt$/.test(foodId));
}
