import type { CookingRule } from '../cooking-rule.ts';
import { stepTexts } from '../step-words.ts';

const keeps =
  /\b(?:keeps?|kept|lasts?|(?:is|are|stays?|stay) (?:good|fresh|crisp|crunchy))\b[^.;]{0,60}\b(?:(?:one|two|three|four|five|six|seven|ten|a|\d+) (?:more )?(?:days?|weeks?|months?)|until the next day)\b/i;
const place =
  /\b(?:fridge|refrigerat\w*|freezer|frozen|room temperature|chilled|cool place|cupboard|there)\b/i;
const vessel =
  /\b(?:box|jar|tin|bag|bottle|container|airtight|cover\w*|wrap\w*|seal\w*|lid|closed|foil|paper|bowl|cloth|in their (?:shells?|liquid|brine|oil)|in the (?:dressing|sauce|brine|oil))\b/i;
/** What goes soft, dry or rancid in the open. */
const dryDishes = ['BREAD', 'SNACK', 'SAUCE'];

/**
 * Three days on the counter are not three days in the fridge: who says how long says where. Bread,
 * snacks and sauces also say in what, for they dry out or go soft.
 */
export const keepingPlace: CookingRule = {
  id: 'keeping-place',
  level: 'error',
  source:
    'USDA FSIS, Leftovers and Food Safety: in the fridge within two hours, covered or wrapped',
  find({ recipe }) {
    const { tip, faq } = recipe.texts.en;
    const said = [
      { text: tip ?? '', at: { field: 'tip' } },
      ...faq.map(({ answer }) => ({ text: answer, at: { field: 'faq' } })),
      ...stepTexts(recipe).map((text, step) => ({ text, at: { step } })),
    ];
    return said.flatMap(({ text, at }) => {
      const sentence = text.split(/(?<=[.;])\s/).find((each) => keeps.test(each));
      if (sentence === undefined) return [];
      if (!place.test(sentence)) return [{ message: `Where does it keep? "${sentence}"`, at }];
      if (!dryDishes.includes(recipe.dish) || vessel.test(text)) return [];
      return [{ message: `In what does it keep? "${sentence}"`, at }];
    });
  },
};
