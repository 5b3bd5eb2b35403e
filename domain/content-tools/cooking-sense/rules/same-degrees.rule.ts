import { languages, type Language } from '../../../../lib/language.ts';
import type { CompiledRecipe } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule, FindingPlace } from '../cooking-rule.ts';

/** A chicken is as safe in Spanish as in English: each language names the same °C in each place. */
export const sameDegrees: CookingRule = {
  id: 'same-degrees',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return placesOf(recipe).flatMap(({ at, textIn }) => {
      const named = celsiusNamed(textIn('en'));
      const others = languages.filter((language) => celsiusNamed(textIn(language)) !== named);
      return others.map((language) => ({
        message: `In ${language} it names "${celsiusNamed(textIn(language))}" °C, in English "${named}".`,
        at,
      }));
    });
  },
};

type Place = Readonly<{ at: FindingPlace; textIn: (language: Language) => string }>;

/** Steps and notes one by one, the tip and the answers, which tell of heat as well. */
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

function celsiusNamed(text: string): string {
  const found = [...text.matchAll(/(\d+)(?:(?: to | a | till |–|-)(\d+))? °C/g)];
  const figures = found.flatMap(([, least, most]) =>
    most === undefined ? [least] : [least, most],
  );
  return figures.toSorted().join(' ');
}
