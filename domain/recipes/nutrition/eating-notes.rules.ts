import { avoidGroups } from '../../foods/food.ts';
import type { AvoidGroup, Food } from '../../foods/food.ts';
import type { FoodsById } from '../amounts/weigh-ingredients.rules.ts';
import { eatingNotes } from '../recipe.ts';
import type { CompiledIngredient, EatingNote, EatingRisk } from '../recipe.ts';
import type { RecipeMakeup } from './recipe-tags.rules.ts';

/**
 * What people with an allergy, a diet or a weak immune system are told beside the flags. Optional
 * lines count like the others; what an "or" line alone brings is said as such, and what may hide in it
 * or grow on it as that of any food.
 */
export function recipeEatingNotes(args: {
  ingredients: readonly CompiledIngredient[];
  foods: FoodsById;
  makeup: RecipeMakeup;
  risks: readonly EatingRisk[];
}): readonly EatingNote[] {
  const { ingredients, foods, makeup, risks } = args;
  const onPlate = foodsOf({ ingredients, foods, isAlternative: false });
  const instead = foodsOf({ ingredients, foods, isAlternative: true });
  const all = [...onPlate, ...instead];
  const notes = new Set<EatingNote>([
    ...risks,
    ...all.flatMap(({ contains }) => contains),
    ...labelNotes({ foods: all, makeup }),
    ...alternativeNotes({ instead, makeup }),
  ]);
  return eatingNotes.filter((note) => notes.has(note));
}

/** Nobody need read that stock may have gluten where bread has it anyway; so with soy. */
function labelNotes(args: { foods: readonly Food[]; makeup: RecipeMakeup }): readonly EatingNote[] {
  const { diet, hasGluten } = args.makeup;
  const checks = new Set(args.foods.flatMap(({ labelChecks }) => labelChecks));
  return [
    ...(checks.has('GLUTEN') && !hasGluten ? (['LABEL_GLUTEN'] as const) : []),
    ...(checks.has('SOY') && !args.makeup.avoidGroups.includes('SOY')
      ? (['LABEL_SOY'] as const)
      : []),
    ...(checks.has('CELERY') ? (['LABEL_CELERY'] as const) : []),
    ...(checks.has('MUSTARD') ? (['LABEL_MUSTARD'] as const) : []),
    ...(checks.has('RENNET') && diet === 'vegetarian' ? (['LABEL_RENNET'] as const) : []),
    ...(checks.has('LISTERIA') ? (['LISTERIA'] as const) : []),
    ...(checks.has('ALCOHOL') ? (['ALCOHOL'] as const) : []),
    ...(checks.has('FINING') && diet !== 'none' ? (['LABEL_FINING'] as const) : []),
  ];
}

function alternativeNotes(args: {
  instead: readonly Food[];
  makeup: RecipeMakeup;
}): readonly EatingNote[] {
  const { instead, makeup } = args;
  const brings = (group: AvoidGroup) =>
    !makeup.avoidGroups.includes(group) && instead.some((food) => food.avoidGroups.includes(group));
  const isMeatless = makeup.diet !== 'none';
  return [
    ...avoidGroups.filter(brings).map((group) => `OR_${group}` as const),
    ...(isMeatless && instead.some(({ diet }) => diet === 'none')
      ? (['OR_NOT_VEGETARIAN'] as const)
      : []),
    ...(!makeup.hasGluten && instead.some(({ hasGluten }) => hasGluten)
      ? (['OR_GLUTEN'] as const)
      : []),
  ];
}

function foodsOf(args: {
  ingredients: readonly CompiledIngredient[];
  foods: FoodsById;
  isAlternative: boolean;
}): readonly Food[] {
  const { ingredients, foods, isAlternative } = args;
  return ingredients
    .filter(({ standing }) => (standing === 'alternative') === isAlternative)
    .flatMap(({ foodId }) => foods.get(foodId) ?? []);
}
