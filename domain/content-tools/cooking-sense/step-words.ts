import type { Language } from '../../../lib/language.ts';
import { withoutAmounts } from '../../recipes/ingredients/step-text.rules.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { Finding } from './cooking-rule.ts';

export function stepTexts(recipe: CompiledRecipe): readonly string[] {
  return recipe.steps.map(({ texts }) => withoutAmounts(texts.en));
}

/** Steps, notes, description, tip and answers, as a cook reads them. */
export function wholeText(recipe: CompiledRecipe, language: Language = 'en'): string {
  const { description, tip, faq } = recipe.texts[language];
  const notes = recipe.ingredients.map(({ notes: each }) => each[language] ?? '');
  const steps = recipe.steps.map(({ texts }) => withoutAmounts(texts[language]));
  const answers = faq.map(({ answer }) => answer);
  return [description, ...notes, ...steps, tip ?? '', ...answers].join('\n');
}

/** One finding for each step the pattern is found in. */
export function findInSteps(args: {
  recipe: CompiledRecipe;
  pattern: RegExp;
  message: (words: string) => string;
}): readonly Finding[] {
  return stepTexts(args.recipe).flatMap((text, step) => {
    const found = args.pattern.exec(text)?.[0];
    return found === undefined ? [] : [{ message: args.message(found), at: { step } }];
  });
}

const amounts =
  /(?<![\d/.])(?<least>\d+(?:\.\d+)?(?: [13]\/[24])?|[13]\/[24])(?: (?:to|or) \d[\d/. ]*)? (?<unit>minutes?|hours?)/g;

/**
 * The minutes a text names, the lower of a range: "5 to 6 minutes" gives 5, "1 1/2 hours" 90,
 * "1/2 hour" 30.
 */
export function minutesNamed(text: string): readonly number[] {
  return [...text.matchAll(amounts)].map(({ groups }) => {
    const amount = (groups?.['least'] ?? '')
      .split(' ')
      .map((part) => part.split('/').map(Number))
      .reduce((sum, [over = 0, under = 1]) => sum + over / under, 0);
    return (groups?.['unit'] ?? '').startsWith('hour') ? amount * 60 : amount;
  });
}
