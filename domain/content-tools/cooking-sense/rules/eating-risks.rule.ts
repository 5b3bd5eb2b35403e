import { editors } from '../cooking-rule.ts';
import type { CookedRecipe, CookingRule, Finding } from '../cooking-rule.ts';
import { stepTexts, wholeText } from '../step-words.ts';

const runnyEgg =
  /\b(?:runny|soft-boiled|jammy|yolks? (?:are |is )?(?:still |stay )?(?:soft|liquid)|poached? eggs?|soft yolks?|stays? raw|until the whites? (?:is|are|has|have) (?:just )?set|sunny|eggs into boiling water and cook for [4-7] minutes)\b/i;
const rawFish = /\b(?:eaten raw|stays? (?:pink|raw)|raw (?:fish|salmon|tuna)|sushi)\b/i;

/** Who must not eat something raw or runny is told on the page: the file says what the risk is. */
export const eatingRisks: CookingRule = {
  id: 'eating-risks',
  level: 'error',
  source: `FDA Food Code 3-801.11 on who is highly susceptible. ${editors}`,
  find(cooked) {
    return [...eggFindings(cooked), ...fishFindings(cooked)];
  },
};

function eggFindings({ recipe }: CookedRecipe): readonly Finding[] {
  const hasEgg = recipe.ingredients.some(({ foodId }) => /^egg(?:-yolk|-white)?$/.test(foodId));
  const isRunny = runnyEgg.test([...stepTexts(recipe), recipe.texts.en.tip ?? ''].join('\n'));
  const isSaid = recipe.risks.includes('RAW_EGG') || recipe.risks.includes('RUNNY_EGG');
  if (!hasEgg || !isRunny || isSaid) return [];
  const message = 'An egg stays raw or runny: say risks: [RUNNY_EGG] or [RAW_EGG].';
  return [{ message, at: { field: 'steps' } }];
}

function fishFindings({ recipe }: CookedRecipe): readonly Finding[] {
  const hasFish = recipe.avoidGroups.includes('FISH');
  if (!hasFish || !rawFish.test(wholeText(recipe)) || recipe.risks.includes('RAW_FISH')) return [];
  return [{ message: 'Fish stays raw inside: say risks: [RAW_FISH].', at: { field: 'steps' } }];
}
