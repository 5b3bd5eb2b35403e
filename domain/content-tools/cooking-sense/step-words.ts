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

/** The minutes a text names, the lower of a range: "5 to 6 minutes" gives 5, "1 1/2 hours" 90. */
export function minutesNamed(text: string): readonly number[] {
  const pattern =
    /(?<least>\d+(?:\.\d+)?)(?: (?<fraction>1\/2|1\/4|3\/4))?(?: (?:to|or) \d+)? (?<unit>minutes?|hours?)/g;
  return [...text.matchAll(pattern)].map(({ groups }) => {
    const [over, under] = (groups?.['fraction'] ?? '0/1').split('/').map(Number);
    const amount = Number(groups?.['least']) + (over ?? 0) / (under ?? 1);
    return (groups?.['unit'] ?? '').startsWith('hour') ? amount * 60 : amount;
  });
}
