import {
  imageLimits,
  paintedSize,
  type ImageCrop,
  type ImageGravity,
} from '../../domain/recipes/pictures/image-address.rules.ts';
import type { PhotoFocus } from '../../domain/recipes/recipe.ts';
import type { ImageRequest } from './image-request.ts';

export interface Shape {
  width: number;
  height: number;
}

/** The answer's size in pixels and how the picture is fitted into it. */
export interface Box extends Shape {
  crop: ImageCrop;
  gravity: ImageGravity;
}

/** What was not asked for follows from the picture's shape, and stays within the limits too. */
export function boxOf({ request, shape }: { request: ImageRequest; shape: Shape }): Box {
  const { crop, gravity } = request;
  const ratio = shape.width / shape.height;
  const width = request.width ?? (request.height === null ? shape.width : request.height * ratio);
  const height = request.height ?? width / ratio;
  const scale = Math.min(1, imageLimits.width / width, imageLimits.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    crop,
    gravity,
  };
}

interface Cut extends Shape {
  left: number;
  top: number;
}

/** What of a photo fills the box with its focus as near to the middle as it goes; null for the rest. */
export function cutAround(args: { shape: Shape; focus: PhotoFocus | null; box: Box }): Cut | null {
  const { shape, focus, box } = args;
  if (focus === null || box.crop !== 'cover' || box.gravity !== 'center') return null;
  const scale = Math.max(box.width / shape.width, box.height / shape.height);
  const width = Math.min(shape.width, Math.max(1, Math.round(box.width / scale)));
  const height = Math.min(shape.height, Math.max(1, Math.round(box.height / scale)));
  const before = (size: number, part: number, percent: number) =>
    Math.min(size - part, Math.max(0, Math.round((size * percent) / 100 - part / 2)));
  const left = before(shape.width, width, focus.x);
  return { left, top: before(shape.height, height, focus.y), width, height };
}

/** The same in sizes of the ladder, for what has to be painted. A drawing is sharp in any size. */
export function boxOnLadder({ request, shape }: { request: ImageRequest; shape: Shape }): Box {
  const onStep = (size: number | null) => (size === null ? null : paintedSize(size));
  const { width, height } = request;
  const stepped = { ...request, width: onStep(width), height: onStep(height) };
  return boxOf({ request: stepped, shape });
}
