import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';
import type { FoodSource, FoodSlot } from './food-log/food-entry.ts';
import type {
  GlucoseUnit,
  Measure,
  OptionalMeasure,
  WaistUnit,
  WeightUnit,
} from './measurements/measures.rules.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Weight and what else a member measures. */
export const measurements = pgTable(
  'measurements',
  {
    userId: owner(),
    /** Given by whoever adds it: the same entry sent twice counts once. */
    id: text('id').notNull(),
    measure: text('measure').$type<Measure>().notNull(),
    /** Where the member was: it needs no zone to stay the same day. */
    day: date('day', { mode: 'string' }).notNull(),
    minute: integer('minute'),
    /** kg, cm, mmol/L, mmHg; never rounded. */
    value: doublePrecision('value').notNull(),
    secondValue: doublePrecision('second_value'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** Kept a while, so that undoing restores it and a late retry does not. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('measurements_by_day').on(table.userId, table.measure, table.day),
    index('measurements_deleted').on(table.deletedAt),
  ],
);

/** What a member sees of tracking; a null unit follows their profile or language. */
export const trackingChoices = pgTable('tracking_choices', {
  userId: owner().primaryKey(),
  measures: jsonb('measures').$type<readonly OptionalMeasure[]>().notNull(),
  weightUnit: text('weight_unit').$type<WeightUnit>(),
  waistUnit: text('waist_unit').$type<WaistUnit>(),
  glucoseUnit: text('glucose_unit').$type<GlucoseUnit>(),
  /** Of members without a profile; all others have their goal there. */
  goalWeightKg: doublePrecision('goal_weight_kg'),
});

/** What a member ate, with the figures it had when they wrote it down. */
export const foodEntries = pgTable(
  'food_entries',
  {
    userId: owner(),
    id: text('id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    slot: text('slot').$type<FoodSlot>().notNull(),
    source: text('source').$type<FoodSource>().notNull(),
    /** The recipe, food or barcode it is from. */
    sourceId: text('source_id'),
    /** The planned meal it was logged from: a second tap finds it. */
    plannedMeal: text('planned_meal'),
    name: text('name').notNull(),
    amount: doublePrecision('amount').notNull(),
    /** `serving`, or a unit of lib/units.ts. */
    unit: text('unit').notNull(),
    energyKcal: doublePrecision('energy_kcal'),
    proteinGrams: doublePrecision('protein_grams'),
    fatGrams: doublePrecision('fat_grams'),
    netCarbsGrams: doublePrecision('net_carbs_grams'),
    isNetCarbsApproximate: boolean('is_net_carbs_approximate').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('food_entries_by_day').on(table.userId, table.day),
    index('food_entries_deleted').on(table.deletedAt),
  ],
);
