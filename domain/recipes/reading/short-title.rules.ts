import type { RecipeText } from '../recipe.ts';

/** What fits under a plate of a week. */
export const mostLettersOfShortTitle = 20;

/** The name of a dish where its title has no room. */
export function shortTitleOf({ title, short }: Pick<RecipeText, 'title' | 'short'>): string {
  return short ?? title;
}

/** A title as short as that needs no shorter one. */
export function isShortTitle(title: string): boolean {
  return [...title].length <= mostLettersOfShortTitle;
}
