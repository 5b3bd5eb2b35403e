import { and, desc, eq, inArray, sql, type Column } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { RecipeId } from './recipe.ts';
import { recipeRatings, recipeRatingTotals } from './recipes.tables.ts';

export interface RatingTotals {
  readonly count: number;
  /** Of all ratings together. */
  readonly stars: number;
}

export interface Rating {
  readonly userId: string;
  readonly recipeId: RecipeId;
  readonly stars: number;
  readonly ratedAt: Date;
}

/** The member's rating of the recipe, first or changed, and the recipe's sums with it. */
export async function putRating({ db, rating }: { db: Database; rating: Rating }): Promise<void> {
  await db.transaction(async (tx) => {
    const change = await writeRating({ tx, rating });
    if (change.count === 0 && change.stars === 0) return;
    await tx
      .insert(recipeRatingTotals)
      .values({ recipeId: rating.recipeId, ...change })
      .onConflictDoUpdate({
        target: recipeRatingTotals.recipeId,
        set: {
          count: sql`${recipeRatingTotals.count} + excluded.count`,
          stars: sql`${recipeRatingTotals.stars} + excluded.stars`,
        },
      });
  });
}

/** The latest a member gave. */
export async function listRatings({
  db,
  userId,
}: {
  db: Database;
  userId: string;
}): Promise<Pick<Rating, 'recipeId' | 'stars'>[]> {
  return ratingsOfUser(db).execute({ userId });
}

/** More than tell anything about a taste. */
const mostRatingsRead = 1000;

const ratingsOfUser = builtOnce((db) => {
  const { userId, recipeId, stars, ratedAt } = recipeRatings;
  return db
    .select({ recipeId, stars })
    .from(recipeRatings)
    .where(eq(userId, sql.placeholder('userId')))
    .orderBy(desc(ratedAt), recipeId)
    .limit(mostRatingsRead)
    .prepare('');
});

/** What changes in the sums. A second request of the same member waits here for the first. */
async function writeRating(args: { tx: Transaction; rating: Rating }): Promise<RatingTotals> {
  const { tx, rating } = args;
  const { stars, ratedAt } = rating;
  const inserted = await tx
    .insert(recipeRatings)
    .values(rating)
    .onConflictDoNothing()
    .returning({ stars: recipeRatings.stars });
  if (inserted.length > 0) return { count: 1, stars };
  const isIt = and(
    eq(recipeRatings.userId, rating.userId),
    eq(recipeRatings.recipeId, rating.recipeId),
  );
  const [before] = await tx
    .select({ stars: recipeRatings.stars })
    .from(recipeRatings)
    .where(isIt)
    .for('update');
  await tx.update(recipeRatings).set({ stars, ratedAt }).where(isIt);
  return { count: 0, stars: stars - (before?.stars ?? stars) };
}

/** Takes a member's stars out of the sums, before their ratings go with them. */
export async function deleteRatings(args: { tx: Transaction; userId: string }): Promise<void> {
  const { tx, userId } = args;
  const withdrawn = await tx
    .delete(recipeRatings)
    .where(eq(recipeRatings.userId, userId))
    .returning({ recipeId: recipeRatings.recipeId, stars: recipeRatings.stars });
  if (withdrawn.length === 0) return;
  const recipeIds = withdrawn.map(({ recipeId }) => recipeId);
  // Always in one order: two who leave at once wait for each other instead of for ever.
  await tx
    .select({ recipeId: recipeRatingTotals.recipeId })
    .from(recipeRatingTotals)
    .where(inArray(recipeRatingTotals.recipeId, recipeIds))
    .orderBy(recipeRatingTotals.recipeId)
    .for('update');
  const stars = sql.join(
    withdrawn.map((each) => sql`when ${each.recipeId} then ${each.stars}::int`),
    sql` `,
  );
  await tx
    .update(recipeRatingTotals)
    .set({
      count: sql`${recipeRatingTotals.count} - 1`,
      stars: sql`${recipeRatingTotals.stars} - case ${recipeRatingTotals.recipeId} ${stars} end`,
    })
    .where(inArray(recipeRatingTotals.recipeId, recipeIds));
}

export async function findRatingTotals(args: {
  db: Database;
  recipeIds: readonly RecipeId[];
}): Promise<ReadonlyMap<RecipeId, RatingTotals>> {
  const { db, recipeIds } = args;
  const rows = await totalsOfRecipes(db).execute({ recipeIds: [...recipeIds] });
  return new Map(rows.map(({ recipeId, count, stars }) => [recipeId, { count, stars }]));
}

const isOfRecipes = (recipeId: Column) => sql`${recipeId} = any(${sql.placeholder('recipeIds')})`;

const totalsOfRecipes = builtOnce((db) =>
  db.select().from(recipeRatingTotals).where(isOfRecipes(recipeRatingTotals.recipeId)).prepare(''),
);

export async function findOwnRatings(args: {
  db: Database;
  userId: string;
  recipeIds: readonly RecipeId[];
}): Promise<ReadonlyMap<RecipeId, number>> {
  const { db, userId, recipeIds } = args;
  const rows = await ownRatings(db).execute({ userId, recipeIds: [...recipeIds] });
  return new Map(rows.map(({ recipeId, stars }) => [recipeId, stars]));
}

const ownRatings = builtOnce((db) => {
  const { userId, recipeId, stars } = recipeRatings;
  return db
    .select({ recipeId, stars })
    .from(recipeRatings)
    .where(and(eq(userId, sql.placeholder('userId')), isOfRecipes(recipeId)))
    .prepare('');
});
