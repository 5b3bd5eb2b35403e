import type { Language } from '../../../../lib/language.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

/** Names that are one thing however much of it: garlic is chopped, its cloves are not named. */
const ofOne: Partial<Record<Language, RegExp>> = {
  es: /^(?!.*s\b)\p{L}+(?: (?:en|de|fresc[oa]|negr[oa]|limón)\b.*)?$/iu,
  sv: /(?:lök|kål|peppar|salvia|mynta|persilja|koriander|citrongräs|ingefära|selleri|spenat)$/i,
};
/** A note that begins by saying what was done to several. */
const doneToMany: Partial<Record<Language, RegExp>> = {
  es: /^(?:(?:muy|bien|recién|algo|ligeramente|sin pelar,) )*\p{L}+(?:[ai]d|inad)[oa]s\b/iu,
  sv: /^(?:(?:mycket|tunt|lätt|fint|grovt) )*\p{L}+(?:ade|ivna|skurna)(?! blad)\b/iu,
};

/** Swedish names of neuter gender, of which a note says "skivat", not "skivad". */
const ofNeuter = /(?:bacon|gräs|kött|smör)$/i;
const doneToCommon = /^(?:(?:mycket|tunt|lätt|fint|grovt) )*\p{L}+(?:ad|iven)\b/iu;

/** "Garlic, chopped" in Spanish and Swedish: one thing takes the word for one. */
export const noteAgreement: CookingRule = {
  id: 'note-agreement',
  level: 'error',
  source: editors,
  find({ recipe, foods }) {
    return recipe.ingredients.flatMap(({ foodId, notes }, ingredient) => {
      const names = foods.get(foodId)?.names;
      return (['es', 'sv'] as const).flatMap((language) => {
        const name = names?.[language];
        const note = notes[language];
        if (name === undefined || name.plural !== null || note === null) return [];
        if (!disagrees({ language, name: name.singular, note })) return [];
        const message = `In ${language} its note "${note}" does not agree with "${name.singular}".`;
        return [{ message, at: { ingredient } }];
      });
    });
  },
};

function disagrees(args: { language: 'es' | 'sv'; name: string; note: string }): boolean {
  const { language, name, note } = args;
  if (language === 'sv' && ofNeuter.test(name) && doneToCommon.test(note)) return true;
  return ofOne[language]?.test(name) === true && doneToMany[language]?.test(note) === true;
}
