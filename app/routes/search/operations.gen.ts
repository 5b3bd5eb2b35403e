import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type SearchQueryVariables = Exact<{
  input: Types.SearchInput;
  withMealPlans: boolean;
}>;


export type SearchQuery = { search: { hasTopics: boolean, recipes: { totalCount: number, correctedText: string | null, nextAfterId: string | null, hits: Array<{ recipe: { id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }, title: { text: string, ranges: Array<{ start: number, end: number }> }, ingredients: Array<{ text: string, ranges: Array<{ start: number, end: number }> }> }>, facets: Array<{ filter: Types.SearchFilter, title: string, choices: Array<{ value: string, name: string, count: number, isChosen: boolean }> }>, help: { withoutFilter: Array<{ filter: Types.SearchFilter, title: string, count: number }>, instead: Array<{ text: string, count: number }>, popular: Array<{ text: string, count: number }> } | null } | null, mealPlans?: { totalCount: number, ownCount: number, mealPlans: Array<{ isFavorite: boolean, id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, kind: Types.MealPlanKind, isStarted: boolean, beginsOn: string | null, isShared: boolean, createdAt: string, servings: number, strictness: Types.Strictness, mealsPerDay: number, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean }, coverRecipes: Array<{ id: string }>, days: Array<{ index: number }> }> } | null, themedPlans: { totalCount: number, hits: Array<{ id: string, slug: string, themes: Array<Types.MealPlanTheme>, pictureRecipeId: string | null, title: { text: string, ranges: Array<{ start: number, end: number }> } }> } | null, foods: { totalCount: number, hits: Array<{ food: { id: string, slug: string, group: string, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean }, title: { text: string, ranges: Array<{ start: number, end: number }> } }> } | null, guides: { totalCount: number, hits: Array<{ key: string, path: string, description: string, pictureRecipeId: string, title: { text: string, ranges: Array<{ start: number, end: number }> } }> } | null, videos: { totalCount: number, hits: Array<{ video: { id: string, slug: string, title: string, seconds: number, collection: Types.VideoCollection, pictureRecipeId: string, chapterCount: number, isPremium: boolean, isLocked: boolean }, title: { text: string, ranges: Array<{ start: number, end: number }> } }> } | null, topics: { totalCount: number, topics: Array<{ id: string, area: Types.CommunityArea, title: string, writerName: string | null, replyCount: number }> } | null, doctors: { totalCount: number, doctors: Array<{ slug: string, isSample: boolean, entry: { name: string, specialties: Array<Types.DoctorSpecialty>, clinic: string, city: string, isTelehealth: boolean, takesPatients: boolean, country: { code: string, name: string }, languages: Array<{ code: string, name: string }> } }> } | null } };

export type RecipeHitsFragment = { totalCount: number, correctedText: string | null, nextAfterId: string | null, hits: Array<{ recipe: { id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }, title: { text: string, ranges: Array<{ start: number, end: number }> }, ingredients: Array<{ text: string, ranges: Array<{ start: number, end: number }> }> }>, facets: Array<{ filter: Types.SearchFilter, title: string, choices: Array<{ value: string, name: string, count: number, isChosen: boolean }> }>, help: { withoutFilter: Array<{ filter: Types.SearchFilter, title: string, count: number }>, instead: Array<{ text: string, count: number }>, popular: Array<{ text: string, count: number }> } | null };

export type MealPlanHitsFragment = { totalCount: number, ownCount: number, mealPlans: Array<{ isFavorite: boolean, id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, kind: Types.MealPlanKind, isStarted: boolean, beginsOn: string | null, isShared: boolean, createdAt: string, servings: number, strictness: Types.Strictness, mealsPerDay: number, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean }, coverRecipes: Array<{ id: string }>, days: Array<{ index: number }> }> };

export type ThemedPlanHitsFragment = { totalCount: number, hits: Array<{ id: string, slug: string, themes: Array<Types.MealPlanTheme>, pictureRecipeId: string | null, title: { text: string, ranges: Array<{ start: number, end: number }> } }> };

export type FoodHitsFragment = { totalCount: number, hits: Array<{ food: { id: string, slug: string, group: string, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean }, title: { text: string, ranges: Array<{ start: number, end: number }> } }> };

export type GuideHitsFragment = { totalCount: number, hits: Array<{ key: string, path: string, description: string, pictureRecipeId: string, title: { text: string, ranges: Array<{ start: number, end: number }> } }> };

export type VideoHitsFragment = { totalCount: number, hits: Array<{ video: { id: string, slug: string, title: string, seconds: number, collection: Types.VideoCollection, pictureRecipeId: string, chapterCount: number, isPremium: boolean, isLocked: boolean }, title: { text: string, ranges: Array<{ start: number, end: number }> } }> };

export type TopicHitsFragment = { totalCount: number, topics: Array<{ id: string, area: Types.CommunityArea, title: string, writerName: string | null, replyCount: number }> };

export type DoctorHitsFragment = { totalCount: number, doctors: Array<{ slug: string, isSample: boolean, entry: { name: string, specialties: Array<Types.DoctorSpecialty>, clinic: string, city: string, isTelehealth: boolean, takesPatients: boolean, country: { code: string, name: string }, languages: Array<{ code: string, name: string }> } }> };

export type RecipeHitFragment = { recipe: { id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }, title: { text: string, ranges: Array<{ start: number, end: number }> }, ingredients: Array<{ text: string, ranges: Array<{ start: number, end: number }> }> };

export type HighlightedTextFragment = { text: string, ranges: Array<{ start: number, end: number }> };

export type SearchFacetFragment = { filter: Types.SearchFilter, title: string, choices: Array<{ value: string, name: string, count: number, isChosen: boolean }> };

export const SearchDocument = new TypedDocumentString<SearchQuery, SearchQueryVariables>(`query Search($input: SearchInput!, $withMealPlans: Boolean!) {
  search(input: $input) {
    recipes {
      ...RecipeHits
    }
    mealPlans @include(if: $withMealPlans) {
      ...MealPlanHits
    }
    themedPlans {
      ...ThemedPlanHits
    }
    foods {
      ...FoodHits
    }
    guides {
      ...GuideHits
    }
    videos {
      ...VideoHits
    }
    hasTopics
    topics {
      ...TopicHits
    }
    doctors {
      ...DoctorHits
    }
  }
}

fragment RecipeHits on RecipeHits {
  totalCount
  correctedText
  hits {
    ...RecipeHit
  }
  nextAfterId
  facets {
    ...SearchFacet
  }
  help {
    withoutFilter {
      filter
      title
      count
    }
    instead {
      text
      count
    }
    popular {
      text
      count
    }
  }
}

fragment RecipeHit on RecipeHit {
  recipe {
    ...RecipeCard
  }
  title {
    ...HighlightedText
  }
  ingredients {
    ...HighlightedText
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

fragment HighlightedText on HighlightedText {
  text
  ranges {
    start
    end
  }
}

fragment SearchFacet on SearchFacet {
  filter
  title
  choices {
    value
    name
    count
    isChosen
  }
}

fragment MealPlanHits on MealPlanHits {
  totalCount
  ownCount
  mealPlans {
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
}

fragment ThemedPlanHits on ThemedPlanHits {
  totalCount
  hits {
    id
    slug
    title {
      ...HighlightedText
    }
    themes
    pictureRecipeId
  }
}

fragment FoodHits on FoodHits {
  totalCount
  hits {
    food {
      id
      slug
      group
      hasPicture
      netCarbsGrams
      isNetCarbsApproximate
    }
    title {
      ...HighlightedText
    }
  }
}

fragment GuideHits on GuideHits {
  totalCount
  hits {
    key
    path
    title {
      ...HighlightedText
    }
    description
    pictureRecipeId
  }
}

fragment VideoHits on VideoHits {
  totalCount
  hits {
    video {
      ...VideoCard
    }
    title {
      ...HighlightedText
    }
  }
}

fragment VideoCard on Video {
  id
  slug
  title
  seconds
  collection
  pictureRecipeId
  chapterCount
  isPremium
  isLocked
}

fragment TopicHits on TopicHits {
  totalCount
  topics {
    id
    area
    title
    writerName
    replyCount
  }
}

fragment DoctorHits on DoctorHits {
  totalCount
  doctors {
    ...DoctorRow
  }
}

fragment DoctorRow on Doctor {
  slug
  isSample
  entry {
    ...DoctorFacts
  }
}

fragment DoctorFacts on DoctorEntry {
  name
  specialties
  clinic
  city
  country {
    code
    name
  }
  languages {
    code
    name
  }
  isTelehealth
  takesPatients
}`);
