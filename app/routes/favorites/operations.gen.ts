import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type FavoriteRecipesQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type FavoriteRecipesQuery = { favoriteRecipes: { totalCount: number, page: number, pageCount: number, recipes: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> } };

export type FavoriteMealPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type FavoriteMealPlansQuery = { favoriteMealPlans: Array<{ isFavorite: boolean, id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, kind: Types.MealPlanKind, isStarted: boolean, beginsOn: string | null, isShared: boolean, createdAt: string, servings: number, strictness: Types.Strictness, mealsPerDay: number, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean }, coverRecipes: Array<{ id: string }>, days: Array<{ index: number }> }> };

export type SetFavoriteMutationVariables = Exact<{
  input: Types.SetFavoriteInput;
}>;


export type SetFavoriteMutation = { setFavorite: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export const FavoriteRecipesDocument = new TypedDocumentString<FavoriteRecipesQuery, FavoriteRecipesQueryVariables>(`query FavoriteRecipes($page: Int) {
  favoriteRecipes(page: $page) {
    recipes {
      ...RecipeCard
    }
    totalCount
    page
    pageCount
  }
}

fragment RecipeCard on Recipe {
  id
  slug
  title
  isLocked
  isFavorite
  times {
    activeMinutes
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}`);

export const FavoriteMealPlansDocument = new TypedDocumentString<FavoriteMealPlansQuery, FavoriteMealPlansQueryVariables>(`query FavoriteMealPlans {
  favoriteMealPlans {
    ...PlanCard
  }
}

fragment PlanCard on MealPlan {
  ...PlanHead
  isFavorite
  meanNutrition {
    netCarbsGrams
    isNetCarbsApproximate
  }
  coverRecipes {
    id
  }
  days {
    index
  }
}

fragment PlanHead on MealPlan {
  id
  slug
  title
  character
  kind
  isStarted
  beginsOn
  isShared
  createdAt
  servings
  strictness
  mealsPerDay
}`);

export const SetFavoriteDocument = new TypedDocumentString<SetFavoriteMutation, SetFavoriteMutationVariables>(`mutation SetFavorite($input: SetFavoriteInput!) {
  setFavorite(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);
