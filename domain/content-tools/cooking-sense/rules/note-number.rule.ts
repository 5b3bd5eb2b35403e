import { noteAsCooked } from '../../../kitchen/sheet/recipe-sheet.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

/** "Tomato, halved" is one in Spanish and Swedish, "tomatoes, halved" several: the note goes with the name. */
export const noteNumber: CookingRule = {
  id: 'note-number',
  level: 'error',
  source: editors,
  find({ recipe, foods }) {
    return (['es', 'sv'] as const).flatMap((language) =>
      recipe.ingredients.flatMap((line, ingredient) => {
        const food = foods.get(line.foodId);
        const note = line.notes[language];
        if (food === undefined || note === null) return [];
        const agreeing = noteAsCooked({ ingredient: line, food, language });
        if (agreeing === note) return [];
        const message = `In ${language} its note "${note}" should be "${agreeing}".`;
        return [{ message, at: { ingredient } }];
      }),
    );
  },
};
