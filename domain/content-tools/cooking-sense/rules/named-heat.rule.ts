import type { CompiledRecipe } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule, Finding } from '../cooking-rule.ts';
import { findInSteps, stepTexts } from '../step-words.ts';

/** Whoever takes out a pan has to know how hot it gets. */
export const namedHeat: CookingRule = {
  id: 'named-heat',
  level: 'error',
  source: editors,
  find({ recipe }) {
    const found = findInSteps({
      recipe,
      pattern: newPan,
      message: (words) => `No heat is named for "${words}".`,
    }).filter(({ at }) => 'step' in at && !namesHeat(recipe.steps[at.step]?.texts.en ?? ''));
    return found.length > 0 ? found : firstPan(recipe);
  },
};

function namesHeat(text: string): boolean {
  return heat.test(text.replace(ofOven, ''));
}

const ofOven = /\b(?:pre)?heat the (?:oven|broiler)[^.]*\./i;
const newPan =
  /\b(?:fry|soften|sizzle|brown|sear|toast|stir-fry|melt|warm|steam)\b[^.]*\bin (?:a|another|an|a second)\b[^.]{0,30}\b(?:pan|pot|wok|Dutch oven)\b|\bin (?:another|a second) (?:\w+ )?(?:pan|pot|wok), (?:fry|soften|brown|sear|toast|melt|warm)\b/i;
const heat =
  /\b(?:low|medium|high|lowest|gently|heat|hot|smoking|from cold|boil|boiling|simmer)\b/i;

/** The first pan on the stove gets a word of the dial: "gently" and "until it shimmers" are none. */
function firstPan(recipe: CompiledRecipe): readonly Finding[] {
  const texts = stepTexts(recipe).map(ofStove);
  const step = texts.findIndex((text) => onStove.test(text) || dial.test(text));
  const text = texts[step];
  if (text === undefined || dial.test(text)) return [];
  return [{ message: 'Say how high the heat is under its first pan.', at: { step } }];
}

function ofStove(text: string): string {
  return text
    .replace(ofOven, '')
    .replace(bakeware, '')
    .replace(/\bDutch oven\b/g, 'pot');
}

const bakeware =
  /\b(?:sheet|muffin|loaf|tart|springform|cake|baking|roasting|pie|donut)[ -]pans?\b/gi;
const onStove =
  /\b(?:fry|soften|sizzle|brown|sear|toast|stir-fry|melt|warm|cook|bubble|wilt|char|heat)\b[^.]*\b(?:pan|pot|wok|saucepan)\b|\b(?:pan|pot|wok|saucepan)\b[^.]*[.,][^.]*\b(?:bubble|brown|cook|fry|sear|wilt|warm)\b/i;
const dial =
  /\b(?:low|medium|high|lowest|highest|fiercest|smok\w+|boil\w*|simmer\w*|very hot|steam\w*|broil\w*|grill\w*|microwave|kettle|oven|bak\w+|roast\w*|waffle)\b/i;
