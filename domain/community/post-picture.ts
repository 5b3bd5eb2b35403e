import type { Database } from '../../db/database.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { refusal, success, type Result } from '../../lib/result.ts';
import { communityLimits, oneLine } from './community.rules.ts';
import type { PreparePicture, PreparedPicture } from './community.context.ts';
import { findPicture } from './pictures.store.ts';
import type { TrustLevel } from './trust.rules.ts';

/** What somebody adds to a post. */
export interface PictureUpload {
  readonly upload: Buffer;
  readonly alt: string;
}

export type WrittenPicture = PreparedPicture & { readonly alt: string };

/** What can be said before it is opened; the newest write without pictures. */
export function pictureProblems(args: {
  picture: PictureUpload | null;
  level: TrustLevel;
}): Problem[] {
  const { picture, level } = args;
  if (picture === null) return [];
  if (level === 'NEW') return [problem('picture', 'community.no-pictures-yet')];
  if (picture.upload.length > communityLimits.pictureBytes) {
    return [problem('picture', 'photo.too-large')];
  }
  const { alt: most } = communityLimits;
  const alt = oneLine(picture.alt);
  if (alt === '') return [problem('alt', 'community.alt-required')];
  return alt.length > most ? [problem('alt', 'community.too-long', { most })] : [];
}

/** Made small, and without where and when it was taken. */
export async function openPicture(args: {
  picture: PictureUpload | null;
  preparePicture: PreparePicture;
}): Promise<Result<WrittenPicture | null, Problem[]>> {
  const { picture, preparePicture } = args;
  if (picture === null) return success(null);
  const prepared = await preparePicture(picture.upload);
  if (prepared === null) return refusal([problem('picture', 'photo.unreadable')]);
  return success({ ...prepared, alt: oneLine(picture.alt) });
}

/** The JPEG in Base64, as a reader or a moderator may see it; null otherwise. */
export async function readPicture(args: {
  db: Database;
  userId: string;
  isModerator: boolean;
  id: string;
}): Promise<string | null> {
  const { db, userId, isModerator, id } = args;
  const found = await findPicture({ db, id });
  if (found === null) return null;
  const mayRead = found.state === 'SHOWN' || found.userId === userId || isModerator;
  return mayRead ? found.jpegBase64 : null;
}
