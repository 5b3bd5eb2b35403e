import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LocalDay } from '../../lib/local-time.ts';
import type { Portions } from '../kitchen/portions.rules.ts';
import { users } from '../identity/identity.tables.ts';
import type { WhyReason } from '../planner/types.ts';
import type { Meal, RecipeRole } from '../recipes/recipe.ts';
import type { Generation, MealPlanContent, MealPlanKind, MealPlanOrigin } from './meal-plan.ts';

export const mealPlans = pgTable(
  'meal_plans',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** What the address shows; unguessable, since a shared plan is open to whoever has its link. */
    slug: text('slug').notNull().unique(),
    /** Empty until the member names the plan. */
    title: text('title').notNull(),
    description: text('description').notNull(),
    kind: text('kind').$type<MealPlanKind>().notNull(),
    origin: text('origin').$type<MealPlanOrigin>().notNull(),
    isStarted: boolean('is_started').notNull(),
    isShared: boolean('is_shared').notNull(),
    /** Who eats of it; the owner is the first of the adults. */
    adults: integer('adults').notNull(),
    children: integer('children').notNull(),
    dayCount: integer('day_count').notNull(),
    /** 0 Monday to 6 Sunday. */
    firstWeekday: integer('first_weekday'),
    /** Made by the form that asked for the plan: the same request twice makes one plan. */
    requestKey: text('request_key').notNull(),
    /** Seed, targets and relaxed rules the plan was made with. */
    generation: jsonb('generation').$type<Generation>(),
    version: integer('version').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** The date of its first day, `2026-03-10`. */
    beginsOn: text('begins_on').$type<LocalDay>(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('meal_plans_request_key').on(table.userId, table.requestKey),
    uniqueIndex('meal_plans_one_begins')
      .on(table.userId, table.beginsOn)
      .where(sql`is_started`),
    check('meal_plans_started_begins', sql`not is_started or begins_on is not null`),
  ],
);

export const mealPlanRecipes = pgTable(
  'meal_plan_recipes',
  {
    userId: text('user_id').notNull(),
    mealPlanId: text('meal_plan_id').notNull(),
    /** 0 is the first day. */
    day: integer('day').notNull(),
    meal: text('meal').$type<Meal>().notNull(),
    position: integer('position').notNull(),
    recipeId: text('recipe_id').notNull(),
    role: text('role').$type<RecipeRole>().notNull(),
    /** Servings that each eater gets, the member first. */
    portions: jsonb('portions').$type<Portions>().notNull(),
    /** The day whose dinner this meal is the rest of. */
    leftoverOfDay: integer('leftover_of_day'),
    reasons: jsonb('reasons').$type<readonly WhyReason[]>().notNull(),
    /** Its meal stays when the rest of the plan is planned anew. */
    isLocked: boolean('is_locked').notNull().default(false),
    /** Of the meal, in the row of its first recipe: a meal has no row of its own. */
    note: text('note'),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.mealPlanId, table.day, table.meal, table.position],
    }),
    foreignKey({
      columns: [table.userId, table.mealPlanId],
      foreignColumns: [mealPlans.userId, mealPlans.id],
    }).onDelete('cascade'),
  ],
);

/** What its member has cooked of a plan; a dish that is swapped out and back stays cooked. */
export const cookedDishes = pgTable(
  'cooked_dishes',
  {
    userId: text('user_id').notNull(),
    mealPlanId: text('meal_plan_id').notNull(),
    /** 0 is the first day. */
    day: integer('day').notNull(),
    meal: text('meal').$type<Meal>().notNull(),
    recipeId: text('recipe_id').notNull(),
    cookedAt: timestamp('cooked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.mealPlanId, table.day, table.meal, table.recipeId],
    }),
    foreignKey({
      columns: [table.userId, table.mealPlanId],
      foreignColumns: [mealPlans.userId, mealPlans.id],
    }).onDelete('cascade'),
  ],
);

/** What a plan held before its last changes, so that undoing really restores. */
export const mealPlanVersions = pgTable(
  'meal_plan_versions',
  {
    userId: text('user_id').notNull(),
    mealPlanId: text('meal_plan_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<MealPlanContent>().notNull(),
    /** The request that made the next version: when it comes again, it has been done already. */
    replacedBy: text('replaced_by'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mealPlanId, table.version] }),
    foreignKey({
      columns: [table.userId, table.mealPlanId],
      foreignColumns: [mealPlans.userId, mealPlans.id],
    }).onDelete('cascade'),
  ],
);

/** What editors made of themed plans; the newest version of a slug counts, the file before it. */
export const themedPlanVersions = pgTable(
  'themed_plan_versions',
  {
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<MealPlanContent>().notNull(),
    replacedBy: text('replaced_by'),
    editedBy: text('edited_by').references(() => users.id, { onDelete: 'set null' }),
    editedAt: timestamp('edited_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.version] })],
);

/** The secret address of a member's calendar; making a new one or none revokes the old one. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: text('id').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
