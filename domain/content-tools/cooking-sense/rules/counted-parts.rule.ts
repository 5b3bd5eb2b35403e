import type { Food } from '../../../foods/food.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

const ofOne = {
  es: /\{(?<key>[a-z0-9-]+)[^}]*\} (?<said>(?:de la|del) \p{L}+)/gu,
  sv: /\{(?<key>[a-z0-9-]+)[^}]*\} av (?<said>\p{L}+)/gu,
} as const;

/** "3 of the scallions" are several in Spanish and Swedish too: de las cebollas, av salladslökarna. */
export const countedParts: CookingRule = {
  id: 'counted-parts',
  level: 'error',
  source: `${editors}: natural Spanish and Swedish`,
  find({ recipe, foods }) {
    return recipe.steps.flatMap(({ texts }, step) => {
      return (['es', 'sv'] as const).flatMap((language) => {
        return [...texts[language].matchAll(ofOne[language])].flatMap(({ groups }) => {
          const key = groups?.['key'] ?? '';
          const said = groups?.['said'] ?? '';
          const line = recipe.ingredients.find(({ foodId }) => foodId === key);
          const food = foods.get(key);
          const isSeveral = line?.unit === 'piece' && line.amount > 1;
          if (!isSeveral || food === undefined) return [];
          if (language === 'sv' && !isSwedishSingular({ said, food })) return [];
          const message = `"${said}" is one of several ${key}s in ${language}: use the plural.`;
          return [{ message, at: { step } }];
        });
      });
    });
  },
};

/** "salladslöken" of "Salladslök"; eggs are the same word, one or several. */
function isSwedishSingular({ said, food }: { said: string; food: Food }): boolean {
  const { singular, plural } = food.names.sv;
  if (plural === null || plural === singular) return false;
  const [last = ''] = singular.toLowerCase().split(' ').slice(-1);
  return ['n', 'en', 't', 'et'].some((ending) => said.toLowerCase() === `${last}${ending}`);
}
