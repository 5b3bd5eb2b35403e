import type { CommunityPictureInput } from '../../graphql/schema-types.gen.ts';

/** Null where no file was chosen. */
export async function pictureInput(args: {
  file: Blob;
  alt: string | null;
}): Promise<CommunityPictureInput | null> {
  const { file, alt } = args;
  if (file.size === 0) return null;
  return { fileBase64: Buffer.from(await file.arrayBuffer()).toString('base64'), alt: alt ?? '' };
}
