import { archetypes, type ArchetypeName } from './archetypes/all.ts';
import { extentOf } from './ingredient-extents.ts';
import { groupNamed } from './ingredient-groups.ts';
import { radiansOf } from './shapes.ts';
import type { Stage } from './stage.ts';
import { point, toHundredth } from './svg.ts';

/** The edge that no food crosses: of a round vessel, or of a rectangular one around its middle. */
export type Rim = { radius: number } | { halfWidth: number; halfHeight: number };

/** A food where it lies in the vessel, in the order of drawing. */
export interface Piece {
  food: ArchetypeName;
  x: number;
  y: number;
  /** Half of how far it spreads. */
  reach: number;
  /** How far it reaches over the rim; 0 or less when it lies within. */
  over: number;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
type Point = readonly [x: number, y: number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const marks = /<g([^>]*)>|<\/g>|<use href="#([^"]+)" transform="([^"]*)"\/>/g;
/** Less than one sees: leaves are ragged. */
const tolerance = 4;

/** Every food of a composition, with how far it reaches over the rim. */
export function piecesOf({
  contents,
  stage,
  rim,
}: {
  contents: string;
  stage: Stage;
  rim: Rim;
}): readonly Piece[] {
  return piecesWithin({ markup: contents, stage, from: identity, rim });
}

function piecesWithin({
  markup,
  stage,
  from,
  rim,
}: {
  markup: string;
  stage: Stage;
  from: Matrix;
  rim: Rim;
}): readonly Piece[] {
  const pieces: Piece[] = [];
  walk({ markup, stage, from }, ({ food, matrix }) => {
    const [x, y] = applied(matrix, [0, 0]);
    const reach = archetypes[food].radius * Math.hypot(matrix[0], matrix[1]);
    pieces.push({ food, x, y, reach, over: overshoot({ food, matrix, rim }) - tolerance });
    return null;
  });
  return pieces;
}

/** The same composition with each food that hangs over the rim moved in, or made smaller. */
export function keptWithin({
  contents,
  stage,
  rim,
}: {
  contents: string;
  stage: Stage;
  rim: Rim;
}): string {
  return walk(
    { markup: contents, stage, from: identity },
    ({ food, matrix, parent, transform }) => {
      if (overshoot({ food, matrix, rim }) <= tolerance) return null;
      return movedIn({ food, matrix, parent, transform, rim });
    },
    (group) => groupMovedIn({ ...group, stage, rim }),
  );
}

interface Visit {
  food: ArchetypeName;
  matrix: Matrix;
  parent: Matrix;
  transform: string;
}

/** Several foods in one place, shared with other places: they move together. */
interface VisitedGroup extends Omit<Visit, 'food'> {
  markup: string;
}

/** Visits every food in drawing order; an answer replaces its transform where it stands. */
function walk(
  { markup, stage, from }: { markup: string; stage: Stage; from: Matrix },
  visit: (visited: Visit) => string | null,
  visitGroup: (group: VisitedGroup) => string | null = () => null,
): string {
  const stack: Matrix[] = [from];
  return markup.replace(marks, (mark, group?: string, id?: string, transform?: string) => {
    const parent = stack.at(-1) ?? from;
    if (id === undefined || transform === undefined) {
      if (mark === '</g>') stack.pop();
      else stack.push(times(parent, matrixOf(/transform="([^"]*)"/.exec(group ?? '')?.[1] ?? '')));
      return mark;
    }
    const matrix = times(parent, matrixOf(transform));
    const food = stage.foodOf.get(id);
    if (food === undefined) {
      const reused = stage.reused.get(id);
      if (reused === undefined) return mark;
      walk({ markup: reused, stage, from: matrix }, visit);
      const moved = visitGroup({ markup: reused, matrix, parent, transform });
      return moved === null ? mark : mark.replace(transform, moved);
    }
    const changed = visit({ food, matrix, parent, transform });
    return changed === null ? mark : mark.replace(transform, changed);
  });
}

/** Towards the middle until its outermost food lies within. */
function groupMovedIn({
  markup,
  matrix,
  parent,
  transform,
  stage,
  rim,
}: VisitedGroup & { stage: Stage; rim: Rim }): string | null {
  const [a, b, c, d, e, f] = matrix;
  let [x, y] = [e, f];
  for (let step = 0; step < 12; step++) {
    const from: Matrix = [a, b, c, d, x, y];
    const [outermost] = piecesWithin({ markup, stage, from, rim }).toSorted(
      (one, other) => other.over - one.over,
    );
    if (outermost === undefined || outermost.over <= 0) break;
    const distance = Math.hypot(outermost.x, outermost.y) || 1;
    x -= (outermost.x / distance) * outermost.over;
    y -= (outermost.y / distance) * outermost.over;
  }
  if (x === e && y === f) return null;
  const [localX, localY] = inverted(parent, [x, y]);
  return transform.replace(/^translate\([^)]*\)/, `translate(${point(localX, localY)})`);
}

/** Towards the middle by as much as it hangs over; what is wider than the vessel shrinks first. */
function movedIn({ food, matrix, parent, transform, rim }: Visit & { rim: Rim }): string {
  let size = 1;
  let [x, y] = applied(matrix, [0, 0]);
  for (let step = 0; step < 12; step++) {
    const at = resized(matrix, size, [x, y]);
    const over = overshoot({ food, matrix: at, rim });
    if (over <= tolerance) break;
    const distance = Math.hypot(x, y);
    const towards = Math.min(distance, over);
    if (distance > 0) [x, y] = [x - (x / distance) * towards, y - (y / distance) * towards];
    if (distance <= over) size *= 0.9;
  }
  const [localX, localY] = inverted(parent, [x, y]);
  const kept = transform
    .replace(/^translate\([^)]*\)/, '')
    .replace(/scale\(([\d.]+)\)$/, (_, own) => {
      return `scale(${toHundredth(Number(own) * size)})`;
    });
  const shrunk = size < 1 && !transform.includes('scale(') ? `scale(${toHundredth(size)})` : '';
  return `translate(${point(localX, localY)})${kept}${shrunk}`;
}

function resized([a, b, c, d]: Matrix, size: number, [x, y]: Point): Matrix {
  return [a * size, b * size, c * size, d * size, x, y];
}

function overshoot({
  food,
  matrix,
  rim,
}: {
  food: ArchetypeName;
  matrix: Matrix;
  rim: Rim;
}): number {
  const edge = outlineOf(food).map((each) => applied(matrix, each));
  const beyond = edge.map(([x, y]) => {
    if ('radius' in rim) return Math.hypot(x, y) - rim.radius;
    return Math.max(Math.abs(x) - rim.halfWidth, Math.abs(y) - rim.halfHeight);
  });
  return Math.max(...beyond);
}

const around = Array.from({ length: 12 }, (_, index) => radiansOf(index * 30));
const outlines = new Map<ArchetypeName, readonly Point[]>();

/** The oval that one piece fills. Bounds of a small group say nothing of one. */
function outlineOf(food: ArchetypeName): readonly Point[] {
  const known = outlines.get(food);
  if (known) return known;
  const { radius } = archetypes[food];
  const square = [-radius, -radius, radius * 2, radius * 2] as const;
  const [left, top, width, height] = groupNamed(food) ? square : extentOf(food);
  const outline = around.map((angle): Point => {
    return [left + (width / 2) * (1 + Math.cos(angle)), top + (height / 2) * (1 + Math.sin(angle))];
  });
  outlines.set(food, outline);
  return outline;
}

function matrixOf(transform: string): Matrix {
  let matrix = identity;
  for (const [, name, given = ''] of transform.matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)) {
    const [first = 0, second] = given
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    matrix = times(matrix, stepOf({ name: name ?? '', first, second }));
  }
  return matrix;
}

function stepOf({
  name,
  first,
  second,
}: {
  name: string;
  first: number;
  second: number | undefined;
}): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0];
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0];
  const [cos, sin] = [Math.cos(radiansOf(first)), Math.sin(radiansOf(first))];
  return [cos, sin, -sin, cos, 0, 0];
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

function applied([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

function inverted([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  const determinant = a * d - b * c;
  const [u, v] = [x - e, y - f];
  return [(d * u - c * v) / determinant, (a * v - b * u) / determinant];
}
