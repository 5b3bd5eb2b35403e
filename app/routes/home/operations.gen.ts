import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { brand: { name: string, contactEmail: string, operator: { name: string, address: string, vatNumber: string | null } | null }, me: { userId: string } | null, landing: { recipeCount: number, evidence: { studyCount: number, foodCount: number, checkedGuideCount: number, newestStudies: Array<{ authors: string, year: number, journal: string, pmid: string | null, doi: string | null }> }, hero: Array<{ id: string }>, days: Array<{ grams: number, meals: Array<{ id: string, title: string, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> }>, week: Array<{ short: string, id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }>, list: Array<{ id: string, name: string, group: string, hasPicture: boolean }> }, offers: { trialDays: number, isAvailable: boolean, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> } };

export type MemberHomeQueryVariables = Exact<{
  timeZone?: string | null | undefined;
  otherDishes?: number | null | undefined;
}>;


export type MemberHomeQuery = { hasTermsToAccept: boolean, hasFirstStepsLeft: boolean, brand: { name: string }, community: { mayWrite: boolean } | null, me: { firstName: string } | null, membershipSubscription: { status: Types.SubscriptionStatus } | null, profile: { targets: { energyKcal: number } | null, answers: { measurementSystem: Types.MeasurementSystem | null } } | null, currentMealPlan: { id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, version: number, canEdit: boolean, beginsOn: string | null, targets: { netCarbsLimitGrams: number, proteinGrams: number, energyKcal: number } | null, days: Array<{ index: number, weekday: number | null, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, meals: Array<{ meal: Types.Meal, note: string | null, recipes: Array<{ key: string, leftoverOfDay: number | null, servingFactor: number, recipe: { id: string, slug: string, title: string, servings: number, times: { activeMinutes: number, totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null } }> }> }>, cookedDishes: Array<{ day: number, meal: Types.Meal, recipeId: string }>, eatenMeals: Array<{ day: number, meal: Types.Meal }> } | null, nextMealPlan: { beginsOn: string, days: Array<{ index: number, date: string, meals: Array<{ meal: Types.Meal, recipes: Array<{ id: string, short: string, leftoverOfDay: number | null }> }> }> } | null, currentProgram: { slug: string, title: string, dayCount: number, coverRecipeId: string, weeks: Array<{ number: number, theme: string, days: Array<{ number: number, tasks: Array<{ id: string }> }> | null }>, run: { status: Types.ProgramRunStatus, dayReached: number, weekReached: number, ticks: Array<{ day: number, taskId: string }> } | null } | null, favoriteRecipes: { recipes: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> }, recipeCollections: Array<{ name: string, title: string, recipeCount: number, filters: Array<{ filter: string, values: Array<string> }>, coverRecipes: Array<{ id: string }> }>, guides: { totalCount: number, readCount: number, next: { path: string, title: string, pictureRecipeId: string } | null }, cookedVideos: Array<{ id: string, slug: string, title: string, seconds: number, collection: Types.VideoCollection, pictureRecipeId: string, chapterCount: number, isPremium: boolean, isLocked: boolean }>, lessonVideos: Array<{ id: string, slug: string, title: string, seconds: number, collection: Types.VideoCollection, pictureRecipeId: string, chapterCount: number, isPremium: boolean, isLocked: boolean }>, myProAssignments: Array<{ groupTitle: string, assignment: { id: string, memberId: string, by: string | null, assignedAt: string, state: Types.ProAssignmentState, content: { kind: Types.ProAssignmentKind, id: string, slug: string, title: string, dayCount: number, coverRecipeId: string | null } | null } }> };

export type HomeCalendarQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeCalendarQuery = { mealPlanCalendar: Array<{ id: string, slug: string, beginsOn: string | null }> };

export type FollowingPlanQueryVariables = Exact<{
  slug: string;
}>;


export type FollowingPlanQuery = { mealPlan: { id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, version: number, canEdit: boolean, beginsOn: string | null, targets: { netCarbsLimitGrams: number, proteinGrams: number, energyKcal: number } | null, days: Array<{ index: number, weekday: number | null, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, meals: Array<{ meal: Types.Meal, note: string | null, recipes: Array<{ key: string, leftoverOfDay: number | null, servingFactor: number, recipe: { id: string, slug: string, title: string, servings: number, times: { activeMinutes: number, totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null } }> }> }>, cookedDishes: Array<{ day: number, meal: Types.Meal, recipeId: string }>, eatenMeals: Array<{ day: number, meal: Types.Meal }> } };

export type MemberHomePlanFragment = { id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, version: number, canEdit: boolean, beginsOn: string | null, targets: { netCarbsLimitGrams: number, proteinGrams: number, energyKcal: number } | null, days: Array<{ index: number, weekday: number | null, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, meals: Array<{ meal: Types.Meal, note: string | null, recipes: Array<{ key: string, leftoverOfDay: number | null, servingFactor: number, recipe: { id: string, slug: string, title: string, servings: number, times: { activeMinutes: number, totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null } }> }> }>, cookedDishes: Array<{ day: number, meal: Types.Meal, recipeId: string }>, eatenMeals: Array<{ day: number, meal: Types.Meal }> };

export type MemberHomeDayFragment = { index: number, weekday: number | null, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, meals: Array<{ meal: Types.Meal, note: string | null, recipes: Array<{ key: string, leftoverOfDay: number | null, servingFactor: number, recipe: { id: string, slug: string, title: string, servings: number, times: { activeMinutes: number, totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null } }> }> };

export type HomeProgramFragment = { slug: string, title: string, dayCount: number, coverRecipeId: string, weeks: Array<{ number: number, theme: string, days: Array<{ number: number, tasks: Array<{ id: string }> }> | null }>, run: { status: Types.ProgramRunStatus, dayReached: number, weekReached: number, ticks: Array<{ day: number, taskId: string }> } | null };

export type HomeNextWeekFragment = { beginsOn: string, days: Array<{ index: number, date: string, meals: Array<{ meal: Types.Meal, recipes: Array<{ id: string, short: string, leftoverOfDay: number | null }> }> }> };

export const HomeDocument = new TypedDocumentString<HomeQuery, HomeQueryVariables>(`query Home {
  brand {
    name
    contactEmail
    operator {
      name
      address
      vatNumber
    }
  }
  me {
    userId
  }
  landing {
    recipeCount
    evidence {
      studyCount
      foodCount
      checkedGuideCount
      newestStudies {
        authors
        year
        journal
        pmid
        doi
      }
    }
    hero {
      id
    }
    days {
      grams
      meals {
        id
        title
        nutrition {
          netCarbsGrams
          isNetCarbsApproximate
          isNetCarbsIncomplete
        }
      }
    }
    week {
      ...RecipeCard
      short
    }
    list {
      id
      name
      group
      hasPicture
    }
  }
  offers {
    offers {
      plan
      currency
      priceMinor
    }
    trialDays
    isAvailable
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

export const MemberHomeDocument = new TypedDocumentString<MemberHomeQuery, MemberHomeQueryVariables>(`query MemberHome($timeZone: String, $otherDishes: Int) {
  hasTermsToAccept
  ...UsualUnits
  brand {
    name
  }
  community {
    mayWrite
  }
  me {
    firstName
  }
  membershipSubscription {
    status
  }
  profile {
    targets {
      energyKcal
    }
  }
  currentMealPlan(timeZone: $timeZone) {
    ...MemberHomePlan
  }
  nextMealPlan(timeZone: $timeZone, otherDishes: $otherDishes) {
    ...HomeNextWeek
  }
  currentProgram(timeZone: $timeZone) {
    ...HomeProgram
  }
  hasFirstStepsLeft
  favoriteRecipes(pageSize: 4) {
    recipes {
      ...RecipeCard
    }
  }
  recipeCollections {
    ...CollectionCard
  }
  guides {
    totalCount
    readCount
    next {
      path
      title
      pictureRecipeId
    }
  }
  cookedVideos: videos(first: 4, filter: {collection: COOKING}) {
    ...VideoCard
  }
  lessonVideos: videos(first: 4, filter: {collection: LESSONS}) {
    ...VideoCard
  }
  myProAssignments(isWaiting: true) {
    ...SuggestedView
  }
}

fragment UsualUnits on Query {
  profile {
    answers {
      measurementSystem
    }
  }
}

fragment MemberHomePlan on MealPlan {
  id
  slug
  title
  character
  version
  canEdit
  beginsOn
  ...WhatBecame
  targets {
    netCarbsLimitGrams
    proteinGrams
    energyKcal
  }
  days {
    ...MemberHomeDay
  }
}

fragment WhatBecame on MealPlan {
  cookedDishes {
    day
    meal
    recipeId
  }
  eatenMeals {
    day
    meal
  }
}

fragment MemberHomeDay on MealPlanDay {
  index
  weekday
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    proteinGrams
    energyKcal
  }
  meals {
    meal
    note
    recipes {
      key
      leftoverOfDay
      servingFactor
      recipe {
        id
        slug
        title
        servings
        times {
          activeMinutes
          totalMinutes
        }
      }
      nutrition {
        netCarbsGrams
        isNetCarbsApproximate
        proteinGrams
        energyKcal
      }
    }
  }
}

fragment HomeNextWeek on NextMealPlan {
  beginsOn
  days {
    index
    date
    meals {
      meal
      recipes {
        id
        short
        leftoverOfDay
      }
    }
  }
}

fragment HomeProgram on Program {
  slug
  title
  dayCount
  coverRecipeId
  weeks {
    number
    theme
    days {
      number
      tasks {
        id
      }
    }
  }
  run {
    status
    dayReached
    weekReached
    ticks {
      day
      taskId
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

fragment CollectionCard on RecipeCollection {
  name
  title
  filters {
    filter
    values
  }
  recipeCount
  coverRecipes {
    id
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

fragment SuggestedView on OwnProAssignment {
  groupTitle
  assignment {
    id
    memberId
    by
    assignedAt
    state
    content {
      ...AssignedContent
    }
  }
}

fragment AssignedContent on ProAssignable {
  kind
  id
  slug
  title
  dayCount
  coverRecipeId
}`);

export const HomeCalendarDocument = new TypedDocumentString<HomeCalendarQuery, HomeCalendarQueryVariables>(`query HomeCalendar {
  mealPlanCalendar {
    id
    slug
    beginsOn
  }
}`);

export const FollowingPlanDocument = new TypedDocumentString<FollowingPlanQuery, FollowingPlanQueryVariables>(`query FollowingPlan($slug: String!) {
  mealPlan(slug: $slug) {
    ...MemberHomePlan
  }
}

fragment MemberHomePlan on MealPlan {
  id
  slug
  title
  character
  version
  canEdit
  beginsOn
  ...WhatBecame
  targets {
    netCarbsLimitGrams
    proteinGrams
    energyKcal
  }
  days {
    ...MemberHomeDay
  }
}

fragment WhatBecame on MealPlan {
  cookedDishes {
    day
    meal
    recipeId
  }
  eatenMeals {
    day
    meal
  }
}

fragment MemberHomeDay on MealPlanDay {
  index
  weekday
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    proteinGrams
    energyKcal
  }
  meals {
    meal
    note
    recipes {
      key
      leftoverOfDay
      servingFactor
      recipe {
        id
        slug
        title
        servings
        times {
          activeMinutes
          totalMinutes
        }
      }
      nutrition {
        netCarbsGrams
        isNetCarbsApproximate
        proteinGrams
        energyKcal
      }
    }
  }
}`);
