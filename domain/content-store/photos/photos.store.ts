import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { contentPhotos, contentVersions } from '../content-store.tables.ts';

interface KeptPhoto {
  readonly id: string;
  readonly recipeId: string;
  readonly jpeg: Buffer;
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
}

/** Keeps a photo; one that the same dish has already is kept once. */
export async function putPhoto({
  tx,
  photo,
}: {
  tx: Transaction;
  photo: KeptPhoto;
}): Promise<void> {
  const { jpeg, ...row } = photo;
  await tx
    .insert(contentPhotos)
    .values({ ...row, jpegBase64: jpeg.toString('base64') })
    .onConflictDoNothing();
}

export async function countPhotos(args: { tx: Transaction; recipeId: string }): Promise<number> {
  const { tx, recipeId } = args;
  const [row] = await tx
    .select({ count: count() })
    .from(contentPhotos)
    .where(eq(contentPhotos.recipeId, recipeId));
  return row?.count ?? 0;
}

export async function findPhoto(args: { db: Database; id: string }): Promise<Buffer | null> {
  const { db, id } = args;
  const [row] = await db
    .select({ jpegBase64: contentPhotos.jpegBase64 })
    .from(contentPhotos)
    .where(eq(contentPhotos.id, id))
    .limit(1);
  return row === undefined ? null : Buffer.from(row.jpegBase64, 'base64');
}

/** Of a recipe, photos older than this that no version names. */
export async function forgetUnusedPhotos(args: {
  tx: Transaction;
  recipeId: string;
  before: Date;
}): Promise<void> {
  const { tx, recipeId, before } = args;
  const isUsed = sql`exists (
    select 1 from ${contentVersions}
    where ${contentVersions.kind} = 'RECIPE'
      and ${contentVersions.id} = ${contentPhotos.recipeId}
      and ${contentVersions.fields} ->> 'photo.id' = ${contentPhotos.id}
  )`;
  await tx
    .delete(contentPhotos)
    .where(
      and(
        eq(contentPhotos.recipeId, recipeId),
        lt(contentPhotos.uploadedAt, before),
        sql`not ${isUsed}`,
      ),
    );
}
