import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type FoodNavigatorQueryVariables = Exact<{
  mode: Types.FoodNavigatorMode;
  tag?: Types.FoodTag | null | undefined;
  search: string;
  page: number;
  compared: Array<string> | string;
  prompted: Array<string> | string;
  isStart: boolean;
}>;


export type FoodNavigatorQuery = { foodCount: number, foodNavigator: { totalCount: number, page: number, pageCount: number, foods: Array<{ id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, isFamiliar: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }> }, compared: Array<{ id: string, slug: string, name: string, group: string, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, slugs: Array<{ language: string, slug: string }>, figures: { proteinEnergyPercent: number | null, satiety: { score: number | null }, nutrients: Array<{ name: string, amount: number | null }> } | null }>, prompted: Array<{ id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, isFamiliar: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }>, lookedUpFoods?: Array<{ id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, isFamiliar: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }>, foodSurprises?: Array<{ food: { id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, isFamiliar: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }, instead: { id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, isFamiliar: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null } }>, foodShelves?: Array<{ tag: Types.FoodTag, foodCount: number }>, me: { userId: string } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> } };

export type FoodIndexQueryVariables = Exact<{
  mode: Types.FoodNavigatorMode;
  tag?: Types.FoodTag | null | undefined;
}>;


export type FoodIndexQuery = { foodIndex: Array<{ id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, isFamiliar: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }> };

export type FoodRowFragment = { id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, isFamiliar: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null };

export type ComparedFoodFragment = { id: string, slug: string, name: string, group: string, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, slugs: Array<{ language: string, slug: string }>, figures: { proteinEnergyPercent: number | null, satiety: { score: number | null }, nutrients: Array<{ name: string, amount: number | null }> } | null };

export type FoodQueryVariables = Exact<{
  slug: string;
}>;


export type FoodQuery = { food: { recipeCount: number, id: string, slug: string, name: string, group: string, tag: Types.FoodTag, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, fewerCarbs: Array<{ id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, isFamiliar: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }>, moreProtein: Array<{ id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, isFamiliar: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }>, moreFilling: Array<{ id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, isFamiliar: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }>, recipes: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }>, slugs: Array<{ language: string, slug: string }>, figures: { source: string, proteinEnergyPercent: number | null, servingGrams: number, servingUnit: string | null, gramsPerMilliliter: number | null, measures: Array<{ unit: string, grams: number }>, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null }>, satiety: { version: number, score: number | null, band: Types.SatietyBand | null, parts: { protein: number, density: number, fiber: number, palatability: number } | null } } | null }, me: { userId: string } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> } };

export type FoodFactsFragment = { id: string, slug: string, name: string, group: string, tag: Types.FoodTag, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, slugs: Array<{ language: string, slug: string }>, figures: { source: string, proteinEnergyPercent: number | null, servingGrams: number, servingUnit: string | null, gramsPerMilliliter: number | null, measures: Array<{ unit: string, grams: number }>, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null }>, satiety: { version: number, score: number | null, band: Types.SatietyBand | null, parts: { protein: number, density: number, fiber: number, palatability: number } | null } } | null };

export const FoodNavigatorDocument = new TypedDocumentString<FoodNavigatorQuery, FoodNavigatorQueryVariables>(`query FoodNavigator($mode: FoodNavigatorMode!, $tag: FoodTag, $search: String!, $page: Int!, $compared: [String!]!, $prompted: [String!]!, $isStart: Boolean!) {
  foodNavigator(mode: $mode, tag: $tag, search: $search, page: $page) {
    foods {
      ...FoodRow
    }
    totalCount
    page
    pageCount
  }
  compared: foods(slugs: $compared) {
    ...ComparedFood
  }
  prompted: foods(slugs: $prompted) {
    ...FoodRow
  }
  foodCount
  lookedUpFoods @include(if: $isStart) {
    ...FoodRow
  }
  foodSurprises @include(if: $isStart) {
    food {
      ...FoodRow
    }
    instead {
      ...FoodRow
    }
  }
  foodShelves @include(if: $isStart) {
    tag
    foodCount
  }
  me {
    userId
  }
  offers {
    ...MembershipTerms
  }
}

fragment FoodRow on Food {
  id
  slug
  name
  searchText
  group
  hasPicture
  isFamiliar
  netCarbsGrams
  isNetCarbsApproximate
  isLocked
  recipeCount
  figures {
    proteinEnergyPercent
    servingGrams
    satiety {
      score
    }
  }
}

fragment ComparedFood on Food {
  id
  slug
  slugs {
    language
    slug
  }
  name
  group
  hasPicture
  netCarbsGrams
  isNetCarbsApproximate
  isLocked
  figures {
    proteinEnergyPercent
    satiety {
      score
    }
    nutrients {
      name
      amount
    }
  }
}

fragment MembershipTerms on Offers {
  trialDays
  pastTrialEndedAt
  recipeCount
  openRecipeCount
  offers {
    plan
    currency
    priceMinor
  }
}`);

export const FoodIndexDocument = new TypedDocumentString<FoodIndexQuery, FoodIndexQueryVariables>(`query FoodIndex($mode: FoodNavigatorMode!, $tag: FoodTag) {
  foodIndex(mode: $mode, tag: $tag) {
    ...FoodRow
  }
}

fragment FoodRow on Food {
  id
  slug
  name
  searchText
  group
  hasPicture
  isFamiliar
  netCarbsGrams
  isNetCarbsApproximate
  isLocked
  recipeCount
  figures {
    proteinEnergyPercent
    servingGrams
    satiety {
      score
    }
  }
}`);

export const FoodDocument = new TypedDocumentString<FoodQuery, FoodQueryVariables>(`query Food($slug: String!) {
  food(slug: $slug) {
    ...FoodFacts
    fewerCarbs: alternatives(mode: CARBS) {
      ...FoodRow
    }
    moreProtein: alternatives(mode: PROTEIN) {
      ...FoodRow
    }
    moreFilling: alternatives(mode: SATIETY) {
      ...FoodRow
    }
    recipes(first: 4) {
      ...RecipeCard
    }
    recipeCount
  }
  me {
    userId
  }
  offers {
    ...MembershipTerms
  }
}

fragment FoodFacts on Food {
  id
  slug
  slugs {
    language
    slug
  }
  name
  group
  tag
  hasPicture
  netCarbsGrams
  isNetCarbsApproximate
  isLocked
  figures {
    source
    proteinEnergyPercent
    servingGrams
    servingUnit
    gramsPerMilliliter
    measures {
      unit
      grams
    }
    energyShares {
      netCarbs
      protein
      fat
    }
    nutrients {
      name
      amount
    }
    satiety {
      version
      score
      band
      parts {
        protein
        density
        fiber
        palatability
      }
    }
  }
}

fragment FoodRow on Food {
  id
  slug
  name
  searchText
  group
  hasPicture
  isFamiliar
  netCarbsGrams
  isNetCarbsApproximate
  isLocked
  recipeCount
  figures {
    proteinEnergyPercent
    servingGrams
    satiety {
      score
    }
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
}

fragment MembershipTerms on Offers {
  trialDays
  pastTrialEndedAt
  recipeCount
  openRecipeCount
  offers {
    plan
    currency
    priceMinor
  }
}`);
