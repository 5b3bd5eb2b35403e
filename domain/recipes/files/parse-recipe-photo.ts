import type { PhotoFocus, RecipePhoto } from '../recipe.ts';
import {
  lineOf,
  nestedFieldsOf,
  optionalTextOf,
  report,
  reportUnknownKeys,
  textOf,
} from './yaml-fields.ts';
import type { YamlFields } from './yaml-fields.ts';

const middle: PhotoFocus = { x: 50, y: 50 };

/** `photo:` of a recipe: which one was uploaded, where on it the dish is, what it shows. */
export function readPhoto(fields: YamlFields): { photo: RecipePhoto; alt: string } | null {
  const photo = nestedFieldsOf({ fields, key: 'photo' });
  if (photo === null) return null;
  reportUnknownKeys({ fields: photo, known: ['id', 'focus', 'alt'] });
  const id = optionalTextOf({ fields: photo, key: 'id' });
  if (id !== null && !isPhotoId(id)) {
    const message = `There is no photo "${id}".`;
    report({ fields, line: lineOf({ fields: photo, key: 'id' }), message });
  }
  return { photo: { id, focus: readFocus(photo) }, alt: textOf({ fields: photo, key: 'alt' }) };
}

/** The name that an uploaded photo has for what it holds. */
export function isPhotoId(id: string): boolean {
  return /^[0-9a-f]{40}$/.test(id);
}

function readFocus(photo: YamlFields): PhotoFocus {
  const text = optionalTextOf({ fields: photo, key: 'focus' });
  if (text === null) return middle;
  const focus = focusOf(text);
  if (focus !== null) return focus;
  const message = `"${text}" should be two percentages, like "40 60".`;
  report({ fields: photo, line: lineOf({ fields: photo, key: 'focus' }), message });
  return middle;
}

/** `40 60` as a point of a photo; null for what is none. */
export function focusOf(text: string): PhotoFocus | null {
  const [, x, y] = /^(\d{1,3}) (\d{1,3})$/.exec(text) ?? [];
  const focus = { x: Number(x), y: Number(y) };
  return focus.x <= 100 && focus.y <= 100 ? focus : null;
}
