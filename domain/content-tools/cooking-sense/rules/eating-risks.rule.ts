import type { CompiledRecipe } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookedRecipe, CookingRule, Finding } from '../cooking-rule.ts';
import { stepTexts, wholeText } from '../step-words.ts';

const runnyEgg =
  /\b(?:runny|soft-boiled|jammy|yolks? (?:are |is )?(?:still |stay )?(?:soft|liquid)|poached? eggs?|soft yolks?|stays? raw|underdone|softly set|wet curds|barely set (?:around|and still)|juicy in the middle|until the whites? (?:(?:is|are|has|have) )?(?:just )?(?:set|firm)|sunny|eggs into boiling water and cook for [4-7] minutes)\b/i;
const rawFish = /\b(?:eaten raw|stays? (?:pink|raw)|raw (?:fish|salmon|tuna)|sushi)\b/i;

const pinkMeat = /\b(?:medium.rare|pink inside|(?:for|to) pink)\b/i;
/** Whole cuts are safe from here on (USDA FSIS); below, parasites that harm an unborn child may live. */
const safeCutCelsius = 63;
const coldestCoreCelsius = 48;
/** Fish is cooked through from here on; juicier fish is for who may eat it so. */
const safeFishCelsius = 60;

/** Who must not eat something raw or runny is told on the page: the file says what the risk is. */
export const eatingRisks: CookingRule = {
  id: 'eating-risks',
  level: 'error',
  source: `FDA Food Code 3-801.11 on who is highly susceptible. ${editors}`,
  find(cooked) {
    return [...eggFindings(cooked), ...fishFindings(cooked), ...meatFindings(cooked)];
  },
};

function eggFindings({ recipe }: CookedRecipe): readonly Finding[] {
  const hasEgg = recipe.ingredients.some(({ foodId }) => /^egg(?:-yolk|-white)?$/.test(foodId));
  const isRunny = runnyEgg.test(wholeText(recipe));
  const isSaid = recipe.risks.includes('RAW_EGG') || recipe.risks.includes('RUNNY_EGG');
  if (!hasEgg || !isRunny || isSaid) return [];
  const message = 'An egg stays raw or runny: say risks: [RUNNY_EGG] or [RAW_EGG].';
  return [{ message, at: { field: 'steps' } }];
}

function fishFindings({ recipe }: CookedRecipe): readonly Finding[] {
  const hasFish = recipe.avoidGroups.includes('FISH');
  if (!hasFish || recipe.risks.includes('RAW_FISH')) return [];
  const isUnderdone =
    recipe.protein === 'FISH' && coresNamed(recipe).some((core) => core < safeFishCelsius);
  if (!isUnderdone && !rawFish.test(wholeText(recipe))) return [];
  return [{ message: 'Fish stays raw inside: say risks: [RAW_FISH].', at: { field: 'steps' } }];
}

function meatFindings({ recipe }: CookedRecipe): readonly Finding[] {
  const isCut = recipe.avoidGroups.some((group) => group === 'BEEF' || group === 'LAMB');
  const isDuck = recipe.ingredients.some(({ foodId }) => foodId.startsWith('duck-breast'));
  if (!(isCut || isDuck) || recipe.risks.includes('PINK_MEAT')) return [];
  const isPink = coresNamed(recipe).some((core) => core < safeCutCelsius);
  if (!isPink && !pinkMeat.test(stepTexts(recipe).join('\n'))) return [];
  return [{ message: 'Meat stays pink inside: say risks: [PINK_MEAT].', at: { field: 'steps' } }];
}

/** Degrees of what is warm in the middle and not yet well done. */
function coresNamed(recipe: CompiledRecipe): readonly number[] {
  const named = [
    ...stepTexts(recipe)
      .join('\n')
      .matchAll(/(\d+) °C/g),
  ].map(([, degrees]) => Number(degrees));
  return named.filter((degrees) => degrees >= coldestCoreCelsius && degrees < safeCutCelsius);
}
