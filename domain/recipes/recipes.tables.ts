import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/** One a member and recipe; another press changes it. */
export const recipeRatings = pgTable(
  'recipe_ratings',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id').notNull(),
    /** 1 to 5. */
    stars: integer('stars').notNull(),
    ratedAt: timestamp('rated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.recipeId] })],
);

/**
 * Kept with every rating, so that no page adds up thousands. A member who leaves takes their stars
 * along: nobody who comes back counts twice.
 */
export const recipeRatingTotals = pgTable('recipe_rating_totals', {
  recipeId: text('recipe_id').primaryKey(),
  count: integer('count').notNull(),
  stars: integer('stars').notNull(),
});
