import type { Dish } from '../../../recipes/recipe.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { stepTexts } from '../step-words.ts';

const liquidDishes: readonly Dish[] = ['SOUP', 'STEW', 'SAUCE'];
const wasHot = /\b(?:simmer|boil|poach|brais)/i;
const blends = /\b(?:blend|puree|purée)\b/i;
/** The soup itself, not a paste that is made beside it. */
const hotLiquid =
  /\b(?:soup|pot|pan)\b[^.]*\bblend\b|\bblend (?:it|these|the (?:soup|broth|sauce|stew|curry)|a ladleful|\w+ ladles|until)\b|\b(?:and|,) blend (?:if|until)\b|\bblend the [^.]{0,30}\bwith (?:their|its|the) (?:liquid|broth|juices|stock|water)\b/i;
const isSafe = /stick blender|ajar|let the steam|cold|food processor/i;

/** Steam lifts the closed lid of a blender and throws what is hot in the cook's face. */
export const hotBlending: CookingRule = {
  id: 'hot-blending',
  level: 'error',
  source:
    'Cuisine at Home, "Blender Safety Tip" (cuisineathome.com): hot liquids are blended with the lid open in the middle, under a towel',
  find({ recipe }) {
    if (!liquidDishes.includes(recipe.dish)) return [];
    const texts = stepTexts(recipe);
    return texts.flatMap((text, step) => {
      if (!hotLiquid.test(text) || isSafe.test(text)) return [];
      const [before = ''] = text.split(blends);
      if (!wasHot.test([...texts.slice(0, step), before].join(' '))) return [];
      const message = 'Say "stick blender", or that the lid stays ajar under a towel.';
      return [{ message, at: { step } }];
    });
  },
};
