import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { findInSteps } from '../step-words.ts';

/** Whoever takes out a pan has to know how hot it gets. */
export const namedHeat: CookingRule = {
  id: 'named-heat',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return findInSteps({
      recipe,
      pattern: newPan,
      message: (words) => `No heat is named for "${words}".`,
    }).filter(({ at }) => 'step' in at && !namesHeat(recipe.steps[at.step]?.texts.en ?? ''));
  },
};

function namesHeat(text: string): boolean {
  return heat.test(text.replace(ofOven, ''));
}

const ofOven = /\b(?:pre)?heat the (?:oven|broiler)[^.]*\./i;
const newPan =
  /\b(?:fry|soften|sizzle|brown|sear|toast|stir-fry|melt|warm|steam)\b[^.]*\bin (?:a|another|an|a second)\b[^.]{0,30}\b(?:pan|pot|wok|Dutch oven)\b/i;
const heat =
  /\b(?:low|medium|high|lowest|gently|heat|hot|smoking|from cold|boil|boiling|simmer)\b/i;
