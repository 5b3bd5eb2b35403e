export interface RecipeResult {
  /** Of the plan that has the recipe now. */
  planSlug: string | null;
}
