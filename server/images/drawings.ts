import { createHash } from 'node:crypto';
import type { ContentIndex } from '../../domain/recipes/content-index.ts';
import { drawDish, drawFood, drawPlate } from '../../domain/recipes/pictures/draw-pictures.ts';
import { drawStep } from '../../domain/recipes/pictures/draw-step.ts';
import type { ImageKind, ImageTheme } from '../../domain/recipes/pictures/image-address.rules.ts';

/** What a picture is of. */
export interface ImageSubject {
  kind: ImageKind;
  id: string;
  theme: ImageTheme;
}

interface Drawn {
  subject: ImageSubject;
  content: ContentIndex;
}

/** By recipe or food: a changed one is another object. */
const drawings = new WeakMap<object, Map<string, string | null>>();
const versions = new WeakMap<object, string>();

/** One step of a recipe. */
export interface StepSubject {
  recipeId: string;
  /** From 1, as it is read. */
  number: number;
  theme: ImageTheme;
}

/** What the dish looks like at a step, or null where there is no such recipe or step. */
export function stepDrawingOf({
  subject: { recipeId, number, theme },
  content,
}: {
  subject: StepSubject;
  content: ContentIndex;
}): string | null {
  const recipe = content.recipesById.get(recipeId);
  if (recipe === undefined || number < 1 || number > recipe.steps.length) return null;
  return keptDrawing({
    owner: recipe,
    key: `step ${number} ${theme}`,
    make: () =>
      drawStep({ recipe, foods: content.foodsById, index: number - 1, isDark: theme === 'dark' }),
  });
}

/** The subject as SVG, or null where there is no such recipe, or food with a drawing. */
export function drawingOf({ subject, content }: Drawn): string | null {
  const owner = ownerOf({ subject, content });
  if (owner === undefined) return null;
  return keptDrawing({
    owner,
    key: `${subject.kind} ${subject.theme}`,
    make: () => draw({ subject, content }),
  });
}

function keptDrawing({
  owner,
  key,
  make,
}: {
  owner: object;
  key: string;
  make: () => string | null;
}): string | null {
  const known = drawings.get(owner) ?? new Map<string, string | null>();
  drawings.set(owner, known);
  const drawing = known.has(key) ? known.get(key) : make();
  known.set(key, drawing ?? null);
  return drawing ?? null;
}

/** Names all drawings of the recipe or food together. */
export function drawingsVersion({ subject, content }: Drawn): string | null {
  const owner = ownerOf({ subject, content });
  if (owner === undefined) return null;
  const known = versions.get(owner);
  if (known !== undefined) return known;
  const drawn = allOf(subject).map((each) => drawingOf({ subject: each, content }));
  const version = hashOf(drawn.join()).slice(0, 12);
  versions.set(owner, version);
  return version;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function ownerOf({ subject: { kind, id }, content }: Drawn) {
  return kind === 'food' ? content.foodsById.get(id) : content.recipesById.get(id);
}

function allOf({ kind, id }: ImageSubject): readonly ImageSubject[] {
  if (kind === 'food') return [{ kind, id, theme: 'light' }];
  return [
    { kind: 'dish', id, theme: 'light' },
    { kind: 'dish', id, theme: 'dark' },
    { kind: 'plate', id, theme: 'light' },
  ];
}

function draw({ subject, content }: Drawn): string | null {
  const { kind, id, theme } = subject;
  if (kind === 'food') {
    const food = content.foodsById.get(id);
    return food === undefined ? null : drawFood(food);
  }
  const recipe = content.recipesById.get(id);
  if (recipe === undefined) return null;
  const foods = content.foodsById;
  if (kind === 'plate') return drawPlate({ recipe, foods });
  return drawDish({ recipe, foods, isDark: theme === 'dark' });
}
