import { languages } from '../../../../lib/language.ts';
import { noteAsCooked } from '../../../kitchen/sheet/recipe-sheet.ts';
import { noteBesideName } from '../../../kitchen/sheet/note-beside-name.rules.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

const words = /\p{L}{5,}/gu;
/** "Ground cardamom, freshly ground" says when, "Curry leaf, leaves picked" what is done. */
const fresh = /\b(?:freshly|recién|ny)\s?\p{L}+|\b(?:leaves|hojas)\b/giu;

/** "Brewed green tea, brewed from four bags": the list says a thing once. */
export const noteRepeats: CookingRule = {
  id: 'note-repeats',
  level: 'error',
  source: `${editors}, and a reading of 178 recipes as they are shown`,
  find({ recipe, foods }) {
    return recipe.ingredients.flatMap((line, ingredient) => {
      const food = foods.get(line.foodId);
      if (food === undefined) return [];
      return languages.flatMap((language) => {
        const { singular, plural } = food.names[language];
        const names = `${singular} ${plural ?? ''}`.toLowerCase();
        const note = noteAsCooked({ ingredient: line, food, language });
        const shown = note && noteBesideName({ note, name: names, language });
        const said = shown?.replaceAll(fresh, '').toLowerCase().match(words) ?? [];
        const named = new Set(names.match(words));
        const again = said.find((word) => named.has(word));
        if (again === undefined) return [];
        const message = `"${again}" of the note stands in the name already (${language}).`;
        return [{ message, at: { ingredient } }];
      });
    });
  },
};
