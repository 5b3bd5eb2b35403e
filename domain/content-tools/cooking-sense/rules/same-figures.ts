import { languages, type Language } from '../../../../lib/language.ts';
import type { CompiledRecipe } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule, FindingPlace } from '../cooking-rule.ts';

/** Each language names the same figures of one unit as English, wherever a text names any. */
export function sameFigures(args: {
  id: string;
  unit: string;
  figuresIn: (text: string) => readonly string[];
}): CookingRule {
  const named = (text: string) => [...new Set(args.figuresIn(text))].toSorted().join(' ');
  return {
    id: args.id,
    level: 'error',
    source: editors,
    find({ recipe }) {
      return placesOf(recipe).flatMap(({ at, textIn }) => {
        const here = named(textIn('en'));
        return languages.flatMap((language) => {
          const there = named(textIn(language));
          if (there === here) return [];
          const message = `In ${language} it names "${there}" ${args.unit}, in English "${here}".`;
          return [{ message, at }];
        });
      });
    },
  };
}

type Place = Readonly<{ at: FindingPlace; textIn: (language: Language) => string }>;

/** Steps and notes one by one, the tip and the answers. */
function placesOf({ steps, ingredients, texts }: CompiledRecipe): readonly Place[] {
  return [
    ...steps.map((each, step): Place => ({
      at: { step },
      textIn: (language) => each.texts[language],
    })),
    ...ingredients.map(({ notes }, ingredient): Place => ({
      at: { ingredient },
      textIn: (language) => notes[language] ?? '',
    })),
    { at: { field: 'tip' }, textIn: (language) => texts[language].tip ?? '' },
    {
      at: { field: 'faq' },
      textIn: (language) => texts[language].faq.map(({ answer }) => answer).join('\n'),
    },
  ];
}
