import type { RecipeToEditQuery } from '../operations.gen.ts';

/** A recipe as the page of its editor loads it. */
export type OpenedRecipe = RecipeToEditQuery['contentDraft'];

export const editorTabs = ['write', 'translate', 'review', 'preview'] as const;
export type EditorTab = (typeof editorTabs)[number];
