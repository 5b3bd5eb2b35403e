import type { Language } from '../../../lib/language.ts';
import type { DraftedRecipe } from '../../content-tools/draft-recipe.ts';
import { ingredientLineText } from '../../content-tools/recipe-yaml.ts';
import { timerText } from '../../recipes/files/timer-text.rules.ts';
import { longestText } from '../content-limits.rules.ts';
import type { Fields } from '../documents/document.rules.ts';

/**
 * A recipe of another program as fields. A line that could not be read stays as it was written, for an
 * editor to pick its food. Texts in another language stand in English, too, until somebody writes it.
 */
export function importedFields(args: { drafted: DraftedRecipe; language: Language }): Fields {
  const { drafted, language } = args;
  const { draft } = drafted;
  const { servings, times } = draft;
  const inLanguages = [...new Set<Language>(['en', language])];
  const written = (field: string, text: string): Record<string, string> =>
    Object.fromEntries(inLanguages.map((each) => [`${field}.${each}`, shortened(text)]));
  const lines = drafted.ingredients.filter(({ kind }) => kind !== 'heading');
  const fields = {
    ...written('title', draft.title),
    ...written('description', draft.description),
    cuisine: draft.cuisine,
    dish: draft.dish,
    protein: draft.protein,
    meals: draft.meals.join(' '),
    role: draft.role,
    difficulty: draft.difficulty,
    premium: String(draft.isPremium),
    leftovers: String(draft.isGoodAsLeftovers),
    servings: servings === 0 ? '' : String(servings),
    'times.prep': String(times.prep),
    'times.cook': String(times.cook),
    'times.total': String(times.total),
    ingredients: lines.map((_line, index) => `i${index + 1}`).join(' '),
    steps: draft.steps.map((_step, index) => `s${index + 1}`).join(' '),
  };
  const ofLines = lines.map((line, index) => {
    const field = `ingredient.i${index + 1}`;
    if (line.kind !== 'matched') return { [`${field}.line`]: shortened(line.text) };
    const text = ingredientLineText({ ...line.line, note: null });
    return { [`${field}.line`]: text, ...written(`${field}.note`, line.line.note ?? '') };
  });
  const ofSteps = draft.steps.map(({ text, uses, timersMinutes }, index) => ({
    ...written(`step.s${index + 1}.text`, text),
    [`step.s${index + 1}.uses`]: uses.join(', '),
    [`step.s${index + 1}.timers`]: timersMinutes.map(timerText).join(', '),
  }));
  const all: Record<string, string> = Object.assign(fields, ...ofLines, ...ofSteps);
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

function shortened(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, longestText);
}
