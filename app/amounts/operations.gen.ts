/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema-types.gen.ts';

export type AmountsFragment = { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } };

export type KitchenAmountsFragment = { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } };

export type UsualUnitsFragment = { profile: { answers: { measurementSystem: Types.MeasurementSystem | null } } | null };

