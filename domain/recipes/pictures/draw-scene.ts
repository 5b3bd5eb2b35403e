import { dish, plan, type BoardFood, type DrawableRecipe } from '../../illustration/index.ts';
import type { StepState } from '../recipe.ts';
import { drawableRecipe, type Served } from './draw-pictures.ts';
import { atStage } from './at-stage.ts';
import { asBoardFood, asChosenFood, foodsOf } from './draw-step.ts';
import { drawnStages } from './drawn-stages.ts';

/** A step without its table, for whoever sets it in motion. */
export interface StepScene {
  state: StepState;
  /** In what it is served or cooked; null while the foods lie on the board. */
  vessel: string | null;
  /** The vessel before anything is in it; null for what is plated, and on the board. */
  empty: string | null;
  /** What the step before left in its vessel is still there. */
  goesOn: boolean;
  /** What goes in at this step, the most of it first. */
  foods: readonly BoardFood[];
}

interface ScenePicture extends Served {
  index: number;
  width: number;
  height: number;
  /** Prefix of the inner ids. */
  id: string;
}

/** What there is at a step: the vessel with what is in it so far, and what is about to go in. */
export function drawScene(args: ScenePicture): StepScene | null {
  const { recipe, foods, index, width, height, id } = args;
  const stages = drawnStages({ recipe, foods });
  const stage = stages[index];
  if (stage === undefined) return null;
  const { state } = stage;
  const keys = (recipe.steps[index]?.uses ?? []).map(({ ingredientKey }) => ingredientKey);
  const goingIn = foodsOf({ recipe, foods, keys }).map(asBoardFood);
  if (state === 'RAW') {
    const chosen = recipe.steps[index]?.art?.items?.map(asChosenFood);
    return { state, vessel: null, empty: null, goesOn: false, foods: chosen ?? goingIn };
  }
  const served = drawableRecipe({ recipe, foods });
  const look = { width, height, id, bare: true, zoom: 0.98 };
  if (state === 'PLATED') {
    return { state, vessel: dish(served, look), empty: null, goesOn: false, foods: goingIn };
  }
  const drawable = inOwnWare({ drawable: atStage({ recipe, foods, stage, index }), served });
  const before = stages[index - 1];
  return {
    state,
    vessel: dish(drawable, look),
    empty: dish(emptied(drawable), { ...look, id: `${id}e` }),
    goesOn: before?.state === state && before.keys.every((key) => stage.keys.includes(key)),
    foods: goingIn,
  };
}

/** Ware is chosen to stand out from its cloth: on the cloth of the dish it is the dish's own. */
function inOwnWare({ drawable, served }: Record<'drawable' | 'served', DrawableRecipe>) {
  if (drawable.art?.vessel !== plan(served).vessel) return drawable;
  const { table: _, ...art } = drawable.art;
  return { ...drawable, art };
}

/** Water boils and dough is rolled before anything goes in; all else is poured at the step. */
function emptied(drawable: DrawableRecipe): DrawableRecipe {
  const { base = '' } = drawable.art ?? {};
  const before = base === 'water' || base === 'dough' ? base : 'empty';
  return {
    ...drawable,
    ingredients: [],
    art: { ...drawable.art, items: [], sauces: [], base: before },
  };
}
