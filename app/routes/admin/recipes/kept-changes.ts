import type { Change } from './draft-changes.ts';

const keyOf = (recipeId: string) => `draft-recipe-${recipeId}`;

/** What was typed and never reached the server. Nothing where the browser keeps nothing. */
export function readKeptChanges(recipeId: string): readonly Change[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(recipeId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isChange) : [];
  } catch {
    return [];
  }
}

/** A browser that is full or forbidden to keep things does without: the server has the rest. */
export function keepChanges(recipeId: string, changes: string): void {
  try {
    if (changes === '[]') localStorage.removeItem(keyOf(recipeId));
    else localStorage.setItem(keyOf(recipeId), changes);
  } catch {
    // The save that follows does not need it.
  }
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false;
  return ['field', 'was', 'value'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );
}
