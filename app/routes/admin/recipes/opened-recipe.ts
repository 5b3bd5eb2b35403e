import type { RecipeToEditQuery } from '../operations.gen.ts';

/** A recipe as the page of its editor loads it. */
export type OpenedRecipe = RecipeToEditQuery['contentDraft'];

export const editorTabs = ['write', 'translate', 'review'] as const;
export type EditorTab = (typeof editorTabs)[number];
