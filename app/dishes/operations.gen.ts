/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema-types.gen.ts';

export type IngredientLineFragment = { key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null };

export type RecipeCardFragment = { id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } };

export type StepWordsFragment = { pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> };

export type WrittenStepFragment = { state: Types.StepState, timersMinutes: Array<number>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> };

export type StepNeedFragment = { isPart: boolean, ingredient: { key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } };

