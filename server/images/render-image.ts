import type sharpLibrary from 'sharp';
import type { Sharp } from 'sharp';
import type {
  ImageFormat,
  ImageGravity,
} from '../../domain/recipes/pictures/image-address.rules.ts';
import { cutAround, type Box, type Shape } from './image-box.ts';
import type { Photo } from './photo.ts';

type RasterFormat = Exclude<ImageFormat, 'svg'>;

let loading: Promise<typeof sharpLibrary> | undefined;

/** Loaded for the first picture: a server whose pictures are all painted does without it. */
function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // A picture gets one thread, so that pages stay quick even if the picture takes longer.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

/** A small file may claim huge dimensions, which would fill the memory when it is decoded. */
const mostPhotoPixels = 50_000_000;
const photoFormats = ['jpeg', 'png', 'webp'];
const mostSeconds = 10;

/** The machine has more to do than it can: the same picture may be made in time later. */
export class PictureTooSlowError extends Error {
  constructor(cause: unknown) {
    super(`The picture took longer than ${mostSeconds} s`, { cause });
    this.name = 'PictureTooSlowError';
  }
}

/** The drawing cut for the box by its own means, as sharp at any size. */
export function fitDrawing({ svg, box }: { svg: string; box: Box }): string {
  const fit = `${alignments[box.gravity]} ${box.crop === 'cover' ? 'slice' : 'meet'}`;
  const size = `width="${box.width}" height="${box.height}" preserveAspectRatio="${fit}"`;
  return svg.replace(/^<svg[^>]*>/, (root) =>
    root.replace(/ (?:width|height)="[^"]*"/g, '').replace('<svg', `<svg ${size}`),
  );
}

export function shapeOfDrawing(svg: string): Shape {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width ?? 1), height: Number(height ?? 1) };
}

export async function renderDrawing(args: {
  svg: string;
  box: Box;
  format: RasterFormat;
}): Promise<Buffer> {
  const sharp = await loadSharp();
  const drawing = sharp(Buffer.from(fitDrawing(args)));
  return encode({ image: drawing, format: args.format });
}

/** As the camera was held. Throws for a file that is no photo, or a dangerously large one. */
export async function shapeOfPhoto(path: string | Buffer): Promise<Shape> {
  const sharp = await loadSharp();
  const { format, autoOrient } = await sharp(path, {
    limitInputPixels: mostPhotoPixels,
  }).metadata();
  const { width, height } = autoOrient;
  if (!photoFormats.includes(format)) throw new Error(`${format} is not taken for a photo`);
  return { width, height };
}

/** A photo as it is kept. Throws as `shapeOfPhoto` does. */
export async function preparePhotoWithin(args: {
  upload: Buffer;
  longestSide: number;
}): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const { upload, longestSide: side } = args;
  await shapeOfPhoto(upload);
  const sharp = await loadSharp();
  const { data, info } = await sharp(upload, {
    limitInputPixels: mostPhotoPixels,
    autoOrient: true,
  })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: mostSeconds })
    .jpeg({ quality: 86, mozjpeg: false })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

/** Turned upright, without what the camera noted about place and time. */
export async function renderPhoto(args: {
  photo: Pick<Photo, 'shape' | 'focus'> & { path: string | Buffer };
  box: Box;
  format: RasterFormat;
}): Promise<Buffer> {
  const { photo, box, format } = args;
  const sharp = await loadSharp();
  const whole = sharp(photo.path, { limitInputPixels: mostPhotoPixels, autoOrient: true });
  const cut = cutAround({ ...photo, box });
  const image = (cut === null ? whole : whole.extract(cut)).resize({
    width: box.width,
    height: box.height,
    fit: box.crop,
    position: positions[box.gravity],
    background: { r: 255, g: 255, b: 255, alpha: format === 'jpeg' ? 1 : 0 },
  });
  return encode({ image, format });
}

async function encode(args: { image: Sharp; format: RasterFormat }): Promise<Buffer> {
  try {
    return await encoded(args).timeout({ seconds: mostSeconds }).toBuffer();
  } catch (error) {
    const isTooSlow = error instanceof Error && error.message.startsWith('timeout');
    throw isTooSlow ? new PictureTooSlowError(error) : error;
  }
}

function encoded({ image, format }: { image: Sharp; format: RasterFormat }): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 1 });
    case 'webp':
      return image.webp({ quality: 80, effort: 2 });
    case 'png':
      return image.png({ compressionLevel: 7 });
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: 82 });
  }
}

const alignments: Readonly<Record<ImageGravity, string>> = {
  center: 'xMidYMid',
  top: 'xMidYMin',
  'top-right': 'xMaxYMin',
  right: 'xMaxYMid',
  'bottom-right': 'xMaxYMax',
  bottom: 'xMidYMax',
  'bottom-left': 'xMinYMax',
  left: 'xMinYMid',
  'top-left': 'xMinYMin',
};

const positions: Readonly<Record<ImageGravity, string>> = {
  center: 'centre',
  top: 'top',
  'top-right': 'right top',
  right: 'right',
  'bottom-right': 'right bottom',
  bottom: 'bottom',
  'bottom-left': 'left bottom',
  left: 'left',
  'top-left': 'left top',
};
