import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type CookingQueryVariables = Exact<{
  slug: string;
  servings?: number | null | undefined;
  dish?: string | null | undefined;
}>;


export type CookingQuery = { recipe: { recipe: { id: string, slug: string, title: string, servings: number, slugs: Array<{ language: string, slug: string }>, rating: { own: number | null } }, sheet: { servings: number, tip: string | null, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { foodId: string, foodGroup: string, hasPicture: boolean, key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }> } | null, plannedDish: { key: string, keptServings: number, leftoversOnDay: number | null, leftoversOnWeekday: number | null, sheet: { servings: number, tip: string | null, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { foodId: string, foodGroup: string, hasPicture: boolean, key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }> } | null, portions: Array<{ servings: number, size: Types.PortionSize }> } | null, leftPlace: { mealPlanSlug: string, instead: { key: string, recipe: { slug: string, title: string } } | null, movedTo: { key: string, recipe: { slug: string } } | null } | null }, me: { userId: string } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> }, profile: { answers: { measurementSystem: Types.MeasurementSystem | null, adults: number | null, children: number | null, adultNames: Array<string> | null, childNames: Array<string> | null } } | null };

export type CookedRecipeFragment = { id: string, slug: string, title: string, servings: number, slugs: Array<{ language: string, slug: string }>, rating: { own: number | null } };

export type CookingSheetFragment = { servings: number, tip: string | null, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { foodId: string, foodGroup: string, hasPicture: boolean, key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }> };

export type CookingStepFragment = { state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { foodId: string, foodGroup: string, hasPicture: boolean, key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> };

export type MarkCookedDishMutationVariables = Exact<{
  input: Types.MarkDishCookedInput;
}>;


export type MarkCookedDishMutation = { markDishCooked: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export const CookingDocument = new TypedDocumentString<CookingQuery, CookingQueryVariables>(`query Cooking($slug: String!, $servings: Int, $dish: String) {
  ...UsualUnits
  ...EaterNames
  recipe(slug: $slug, servings: $servings) {
    recipe {
      ...CookedRecipe
    }
    sheet {
      ...CookingSheet
    }
    plannedDish(dish: $dish) {
      ...DishServing
      sheet {
        ...CookingSheet
      }
    }
    leftPlace(dish: $dish) {
      ...LeftPlace
    }
  }
  me {
    userId
  }
  offers {
    ...MembershipTerms
  }
}

fragment UsualUnits on Query {
  profile {
    answers {
      measurementSystem
    }
  }
}

fragment EaterNames on Query {
  profile {
    answers {
      adults
      children
      adultNames
      childNames
    }
  }
}

fragment CookedRecipe on Recipe {
  id
  slug
  slugs {
    language
    slug
  }
  title
  servings
  rating {
    own
  }
}

fragment CookingSheet on RecipeSheet {
  servings
  ingredients {
    ...IngredientLine
  }
  steps {
    ...CookingStep
  }
  tip
}

fragment IngredientLine on RecipeIngredient {
  key
  foodId
  foodGroup
  hasPicture
  name
  note
  label
  isAlternative
  isStaple
  amount {
    ...KitchenAmounts
  }
  weight {
    ...Amounts
  }
}

fragment KitchenAmounts on AmountPerSystem {
  metric {
    number
    fraction
    unit
  }
  us {
    number
    fraction
    unit
    plus {
      number
      fraction
      unit
    }
  }
}

fragment Amounts on AmountPerSystem {
  metric {
    number
    fraction
    unit
  }
  us {
    number
    fraction
    unit
  }
}

fragment CookingStep on RecipeStep {
  ...StepWords
  state
  timersMinutes
  ingredients(untold: true) {
    ...StepNeed
    ingredient {
      foodId
      foodGroup
      hasPicture
    }
  }
}

fragment StepWords on RecipeStep {
  pieces {
    text
    amount {
      ...KitchenAmounts
    }
  }
}

fragment StepNeed on StepIngredient {
  isPart
  ingredient {
    key
    name
    label
    amount {
      ...KitchenAmounts
    }
  }
}

fragment DishServing on MealPlanRecipe {
  key
  portions {
    servings
    size
  }
  keptServings
  leftoversOnDay
  leftoversOnWeekday
}

fragment LeftPlace on LeftPlace {
  mealPlanSlug
  instead {
    key
    recipe {
      slug
      title
    }
  }
  movedTo {
    key
    recipe {
      slug
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

export const MarkCookedDishDocument = new TypedDocumentString<MarkCookedDishMutation, MarkCookedDishMutationVariables>(`mutation MarkCookedDish($input: MarkDishCookedInput!) {
  markDishCooked(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);
