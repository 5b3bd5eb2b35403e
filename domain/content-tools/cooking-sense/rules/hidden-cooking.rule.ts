import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

const cookedByNote = /\b(?:steamed|(?:hard-)?boiled|blanched|roasted|grilled|fried)\b/;
const cookedGroups = ['vegetables', 'eggs'];
/** Sesame is sold toasted, walnuts seldom are. */
const toasted = /\btoasted\b/;
/** Bought that way. */
const isSaid = /ready|bought|from a jar|or skin on/;

/** Cooking is a step with minutes and a cue, not a note beside an ingredient. */
export const hiddenCooking: CookingRule = {
  id: 'hidden-cooking',
  level: 'error',
  source: editors,
  find({ recipe, foods }) {
    return recipe.ingredients.flatMap(({ foodId, notes }, ingredient) => {
      const note = notes.en ?? '';
      const group = foods.get(foodId)?.group ?? 'other';
      const isHidden =
        (cookedGroups.includes(group) && cookedByNote.test(note)) ||
        (group === 'nuts' && toasted.test(note));
      if (!isHidden || isSaid.test(note)) return [];
      return [{ message: `"${note}" belongs into a step.`, at: { ingredient } }];
    });
  },
};
