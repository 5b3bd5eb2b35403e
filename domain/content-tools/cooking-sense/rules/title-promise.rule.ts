import { editors } from '../cooking-rule.ts';
import type { CookedRecipe, CookingRule } from '../cooking-rule.ts';

/** Foods people look for in a dish that bears their name; what stands beside is its id. */
const promised: readonly (readonly [RegExp, RegExp])[] = [
  [/\bmushrooms?\b/, /mushroom|chanterelle|portobello|shiitake/],
  [/\bwalnuts?\b/, /walnut/],
  [/\balmonds?\b/, /almond/],
  [/\bpeanuts?\b/, /peanut/],
  [/\bspinach\b/, /spinach/],
  [/\bfeta\b/, /feta/],
  [/\bhalloumi\b/, /halloumi/],
  [/\btofu\b/, /tofu/],
  [/\btempeh\b/, /tempeh/],
  [/\bchicken\b/, /chicken/],
  [/\bbeef\b/, /beef|steak/],
  [/\blamb\b/, /lamb/],
  [/\bpork\b/, /pork/],
  [/\bshrimp\b/, /shrimp/],
  [/\bsalmon\b/, /salmon/],
  [/\bcod\b/, /cod/],
  [/\btuna\b/, /tuna/],
  [/\beggs?\b(?! foo| roll)/, /egg/],
  [/\bavocado\b/, /avocado/],
  [/\bblack soybeans?\b/, /black-soybean/],
  [/\bbroccoli\b/, /broccoli/],
  [/\bzucchini\b/, /zucchini/],
  [/\beggplants?\b/, /eggplant/],
  [/\bcauliflower\b/, /cauliflower/],
  [/\bleeks?\b/, /leek/],
  [/\bolives?\b/, /olive$|olive-|-olive/],
];
const takenBack = /\b(?:without|instead of|-free|free of|no)\b.*$/;

/** A title promises nothing the list does not hold. */
export const titlePromise: CookingRule = {
  id: 'title-promise',
  level: 'error',
  source: editors,
  find({ recipe }: CookedRecipe) {
    const title = recipe.texts.en.title.toLowerCase().replace(takenBack, '');
    const ids = recipe.ingredients.map(({ foodId }) => foodId);
    return promised.flatMap(([word, food]) => {
      if (!word.test(title) || ids.some((id) => food.test(id))) return [];
      const named = word.exec(title)?.[0] ?? '';
      return [
        { message: `The title promises ${named}, the list has none.`, at: { field: 'title' } },
      ];
    });
  },
};
