import type { Language } from '../../../../lib/language.ts';
import type { Unit } from '../../../../lib/units.ts';
import { recipeSheet } from '../../../kitchen/sheet/recipe-sheet.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

/** Of several leaves of one lettuce the note speaks of the leaves. */
const partUnits: readonly Unit[] = ['leaf', 'stalk', 'slice', 'sprig'];

interface Words {
  readonly many: RegExp;
  readonly doneToOne: RegExp;
  readonly doneToMany: RegExp;
}

const adverbs = {
  es: String.raw`(?:(?:muy|bien|recién|algo|ligeramente|cortad[oa]s?|sin pelar,) )*`,
  sv: String.raw`(?:(?:mycket|tunt|lätt|fint|grovt|väl|små|stora|skinnfria|benfria), ?|(?:mycket|tunt|lätt|fint|grovt|väl) )*`,
};
const done = {
  es: String.raw`\p{L}+(?:ad|id|iert|uest|echad|inad|avad)[oa]`,
  sv: String.raw`\p{L}+(?:ad|iven|uren|öljd|unnen|inad|ressad)`,
};
const words: Partial<Record<Language, Words>> = {
  es: {
    many: /^(?!Anís|Maíz)\p{L}+s\b/u,
    doneToOne: new RegExp(`^${adverbs.es}${done.es}(?!s)\\b`, 'iu'),
    doneToMany: new RegExp(`^${adverbs.es}${done.es}s\\b`, 'iu'),
  },
  sv: {
    many: /(?:ar|or|er|s)(?: |$)(?!smör)/u,
    doneToOne: new RegExp(`^${adverbs.sv}${done.sv}(?![\\p{L}])`, 'iu'),
    doneToMany: new RegExp(
      `^${adverbs.sv}\\p{L}+(?:ade|ivna|urna|öljda|unna|tinade)(?! blad)\\b`,
      'iu',
    ),
  },
};

/** "Tomato, halved" is one in Spanish and Swedish, "tomatoes, halved" several: the note goes with the name. */
export const noteNumber: CookingRule = {
  id: 'note-number',
  level: 'error',
  source: editors,
  find({ recipe, foods }) {
    return (['es', 'sv'] as const).flatMap((language) => {
      const { many, doneToOne, doneToMany } = words[language] ?? {};
      if (!many || !doneToOne || !doneToMany) return [];
      const sheet = recipeSheet({ recipe, foods, servings: recipe.servings, language });
      return sheet.ingredients.flatMap(({ foodId, name, note }, ingredient) => {
        const { plural = null, singular = '' } = foods.get(foodId)?.names[language] ?? {};
        if (note === null || plural === null || plural === singular) return [];
        const isMany = name === plural && many.test(name);
        if (name === plural && !isMany) return [];
        if (!isMany && partUnits.includes(recipe.ingredients[ingredient]?.unit ?? 'g')) return [];
        if (!(isMany ? doneToOne : doneToMany).test(note)) return [];
        const message = `In ${language} its note "${note}" does not agree with "${name}".`;
        return [{ message, at: { ingredient } }];
      });
    });
  },
};
