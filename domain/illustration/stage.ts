import { archetypes, type ArchetypeName } from './archetypes/all.ts';
import { hashOf, randomFrom, type Random } from './seed.ts';
import { goldenAngleDegrees, radiansOf } from './shapes.ts';
import { moved, point, toHundredth } from './svg.ts';
import { inTone, type Tone } from './tones.ts';

interface GradientStop {
  offset: number;
  color: string;
  opacity: number;
}

/**
 * The stage of one drawing: its randomness, the parts it reuses, and ways to lay foods out around
 * 0,0. The order in which randomness is drawn is the look of a dish: changing it changes every
 * picture. As in svg.ts, arguments are in drawing order: what, x, y, then turn and scale.
 */
export class Stage {
  readonly random: Random;
  readonly id: string;
  /** Every food that was placed: what the picture really shows. */
  readonly placed = new Set<ArchetypeName>();
  /** What each symbol is, by its id; what else is drawn once and placed several times. */
  readonly foodOf = new Map<string, ArchetypeName>();
  readonly reused = new Map<string, string>();
  private readonly seed: number;
  private readonly toneOf: Readonly<Record<string, Tone>>;
  private readonly parts: string[] = [];
  private readonly symbols = new Map<string, string>();
  private reusedCount = 0;

  constructor({
    seed,
    id,
    tones = {},
  }: {
    seed: number;
    id: string;
    tones?: Readonly<Record<string, Tone>>;
  }) {
    this.seed = seed;
    this.toneOf = tones;
    this.id = id;
    this.random = randomFrom(seed);
  }

  get definitions(): string {
    return this.parts.join('');
  }

  define(markup: string): void {
    this.parts.push(markup);
  }

  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
    return choices[Math.floor(this.random() * choices.length)] ?? choices[0];
  }

  /** Defines a radial gradient and returns the paint that uses it. */
  gradient({
    name,
    stops,
    extra = '',
  }: {
    name: string;
    stops: readonly GradientStop[];
    extra?: string;
  }): string {
    const marks = stops.map(
      ({ offset, color, opacity }) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    );
    const id = this.id + name;
    this.define(`<radialGradient id="${id}"${extra}>${marks.join('')}</radialGradient>`);
    return `url(#${id})`;
  }

  /** Draws a food once and points to it from then on. */
  place(food: ArchetypeName, x: number, y: number, turn = 0, scale = 1, variant = 0): string {
    const turned = turn ? `rotate(${Math.round(turn)})` : '';
    const resized = scale !== 1 ? `scale(${toHundredth(scale)})` : '';
    const transform = `translate(${point(x, y)})${turned}${resized}`;
    return `<use href="#${this.symbolOf(food, variant)}" transform="${transform}"/>`;
  }

  /** Keeps any markup for reuse; the answer places a copy of it. */
  reuse(markup: string): (x: number, y: number, turn?: number) => string {
    const id = `${this.id}s${this.reusedCount++}`;
    this.define(`<g id="${id}">${markup}</g>`);
    this.reused.set(id, markup);
    return (x, y, turn = 0) => {
      const shifted = x || y ? `translate(${point(x, y)})` : '';
      return `<use href="#${id}" transform="${shifted}rotate(${Math.round(turn)})"/>`;
    };
  }

  /** A portion heaped around a point. */
  cluster(
    food: ArchetypeName,
    x: number,
    y: number,
    spread: number,
    most: number,
    scale = 1,
  ): string {
    const count = Math.min(most, countOf(food));
    const startDegrees = this.random() * 360;
    if (count === 1) return this.place(food, x, y, (this.random() - 0.5) * 60, scale);
    let pieces = '';
    for (let index = count - 1; index >= 0; index--) {
      const angle = radiansOf(startDegrees + index * goldenAngleDegrees);
      const reach = (spread * Math.sqrt((index + 0.35) / count)) / scale;
      pieces += this.place(
        food,
        Math.cos(angle) * reach,
        Math.sin(angle) * reach,
        this.random() * 360,
        1,
        variantAt(food, index),
      );
    }
    return moved(x, y, scale, pieces);
  }

  /** Slices side by side, slightly bowed. */
  fan(food: ArchetypeName, x: number, y: number, turn: number, scale = 1, most = 9): string {
    const { fan = { step: 0, bend: 0 } } = archetypes[food];
    const count = Math.min(most, countOf(food));
    const angle = radiansOf(turn + (fan.sideways ? 90 : 0));
    let slices = '';
    for (let index = 0; index < count; index++) {
      const along = index - (count - 1) / 2;
      slices += this.place(
        food,
        Math.cos(angle) * along * fan.step - Math.sin(angle) * along * along * 1.6,
        Math.sin(angle) * along * fan.step + Math.cos(angle) * along * along * 1.6,
        turn + along * fan.bend,
      );
    }
    return moved(x, y, scale, slices);
  }

  /** Leaves laid in a ring, tips outwards. */
  leaves(
    food: ArchetypeName,
    x: number,
    y: number,
    reach: number,
    count: number,
    scale = 1,
    fromDegrees = 0,
    spanDegrees = 360,
  ): string {
    let ring = '';
    for (let index = 0; index < count; index++) {
      const wobble = (this.random() - 0.5) * 10;
      const degrees = fromDegrees + (index + 0.5) * (spanDegrees / count) + wobble;
      ring += this.place(
        food,
        (Math.cos(radiansOf(degrees)) * reach) / scale,
        (Math.sin(radiansOf(degrees)) * reach) / scale,
        degrees + 90 + (this.random() - 0.5) * 30,
        1,
        index % 2,
      );
    }
    return moved(x, y, scale, ring);
  }

  /** A full bed of leaves: one quarter is drawn and used four times. */
  bed(outer: ArchetypeName, inner: ArchetypeName, reach: number, scale: number): string {
    const quarter = this.reuse(
      this.leaves(outer, 0, 0, reach, 3, scale, 0, 84) +
        this.leaves(inner, 0, 0, reach * 0.55, 2, scale, 10, 84),
    );
    const heart = this.leaves(outer, 0, 0, 10, 2, scale);
    return heart + quarter(0, 0) + quarter(0, 0, 90) + quarter(0, 0, 180) + quarter(0, 0, 270);
  }

  /** A portion of a food the way that food is usually laid. */
  portion(food: ArchetypeName, x: number, y: number, reach: number, turn: number): string {
    const { fan, coversAlone, count, radius } = archetypes[food];
    if (fan) return this.fan(food, x, y, turn, Math.min(1.15, reach / 46));
    if (coversAlone) return this.place(food, x, y, 0, reach / 52);
    if (count === 1) return this.place(food, x, y, turn, reach / 42);
    const spread = Math.max(reach - radius * 0.62, radius * 0.8);
    return this.cluster(food, x, y, spread, countOf(food), Math.min(1.1, reach / 42));
  }

  /** A few pieces strewn over a surface. */
  sprinkle(food: ArchetypeName, reach: number, most: number, scale = 1, x = 0, y = 0): string {
    const count = Math.min(most, archetypes[food].count ?? 6);
    const startDegrees = this.random() * 360;
    let pieces = '';
    for (let index = 0; index < count; index++) {
      const spread = reach * Math.sqrt((index + 0.6) / count);
      const distance = (spread * (0.85 + this.random() * 0.25)) / scale;
      const angle = radiansOf(startDegrees + index * goldenAngleDegrees);
      pieces += this.place(
        food,
        Math.cos(angle) * distance,
        Math.sin(angle) * distance,
        this.random() * 360,
        1,
        food === 'seeds' ? index % 2 : variantAt(food, index),
      );
    }
    return moved(x, y, scale, pieces);
  }

  /** What a vessel draws by itself: a sheet of cheese, a crust of mash. */
  note(...foods: readonly ArchetypeName[]): void {
    for (const food of foods) this.placed.add(food);
  }

  private symbolOf(food: ArchetypeName, variant: number): string {
    this.placed.add(food);
    const key = `${food}${variant}`;
    const known = this.symbols.get(key);
    if (known) return known;
    const id = this.id + this.symbols.size;
    this.symbols.set(key, id);
    this.foodOf.set(id, food);
    const drawing = archetypes[food].draw(randomFrom(this.seed ^ hashOf(key)), variant);
    const tone = this.toneOf[food];
    this.define(`<g id="${id}">${tone ? inTone(drawing, tone) : drawing}</g>`);
    return id;
  }
}

function countOf(food: ArchetypeName): number {
  return archetypes[food].count ?? 4;
}

/** Foods with two looks alternate between them. */
export function variantAt(food: ArchetypeName, index: number): number {
  return archetypes[food].hasTwoVariants ? index % 2 : 0;
}
