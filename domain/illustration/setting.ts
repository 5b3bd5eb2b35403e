import { archetypes, isArchetypeName, type ArchetypeName } from './archetypes/all.ts';
import type { Role } from './archetypes/archetype.ts';
import { glazes, type Glaze } from './glazes.ts';
import type { DishPlan, DrawableRecipe } from './plan.ts';
import { colorsOf, standsOut } from './contrast.ts';
import { randomFrom } from './seed.ts';
import type { VesselName } from './vessel-words.ts';
import type { Rim } from './rim.ts';
import { isSauceName, type SauceName } from './sauces.ts';
import type { Stage } from './stage.ts';

/** Everything a vessel's template needs to lay out one dish. */
export interface Setting {
  stage: Stage;
  title: string;
  dish: string;
  slug: string;
  plan: DishPlan;
  foods: Record<Role, ArchetypeName[]>;
  hero: ArchetypeName | undefined;
  sauces: SauceName[];
  /** The sauce poured on top; butter and broth are drawn in other ways. */
  sauce: SauceName | undefined;
  glaze: Glaze;
  /** Paint of the shadow under the vessel. */
  shade: string;
  turnDegrees: number;
  /** Light comes from outlines, not from a side: any turn or mirror image is right. */
  turned: (contents: string) => string;
}

/** What a vessel's template answers; contents get the soft outline, the vessel does not. */
export interface Composition {
  vessel: string;
  contents: string;
  /** Turn of vessel and contents together. */
  tiltDegrees?: number;
  /** What borders the cloth: one of these colours stands out from it. */
  edges: readonly string[];
  /** No food crosses it; null where things lie beside the vessel. */
  rim: Rim | null;
}

export function setTable({
  stage,
  recipe,
  plan,
}: {
  stage: Stage;
  recipe: DrawableRecipe;
  plan: DishPlan;
}): Setting {
  const foods = foodsByRole(plan.items);
  const sauces = plan.sauces.filter(isSauceName);
  const turnDegrees = Math.round(stage.random() * 360);
  const mirrored = stage.random() < 0.5 ? 'scale(-1 1)' : '';
  const glaze = glazes[plan.glaze ?? pickGlaze({ stage, recipe, plan, foods })];
  return {
    stage,
    title: recipe.title ?? '',
    dish: recipe.dish ?? '',
    slug: recipe.slug ?? '',
    plan,
    foods,
    hero: foods.hero[0],
    sauces,
    sauce: sauces.find((name) => name !== 'butter' && name !== 'broth'),
    glaze: glaze ?? glazes[0],
    shade: shadeOf(stage),
    turnDegrees,
    turned: (contents) => `<g transform="rotate(${turnDegrees})${mirrored}">${contents}</g>`,
  };
}

function foodsByRole(items: readonly string[]): Record<Role, ArchetypeName[]> {
  const known = items.filter(isArchetypeName);
  const of = (role: Role) => known.filter((food) => archetypes[food].role === role);
  return {
    hero: of('hero'),
    side: of('side'),
    bed: of('bed'),
    top: of('top'),
    garnish: of('garnish'),
    citrus: of('citrus'),
    surface: of('surface'),
    dough: of('dough'),
  };
}

/** Pale food never lies on a white plate. */
function pickGlaze({
  stage,
  recipe,
  plan,
  foods,
}: {
  stage: Stage;
  recipe: DrawableRecipe;
  plan: DishPlan;
  foods: Record<Role, ArchetypeName[]>;
}): number {
  const isPale =
    plan.items.some((item) =>
      /whitefish|fishchunks|tofu|caulirice|feta|mash|lamb$|crumbled|goatround|turnip|porkrind|deviledegg|poached/.test(
        item,
      ),
    ) ||
    (!foods.hero.length && /cup|yoghurt/.test(plan.vessel)) ||
    (plan.vessel === 'plate' && /cream|mayo|tahini|coconut/.test(plan.sauces[0] ?? '')) ||
    /chowder|cauliflower soup/i.test(recipe.title ?? '');
  const isPink = plan.items.includes('salmon') || plan.items.includes('shrimp');
  const wanted = isPale ? [3, 2, 6, 4, 7] : isPink ? [0, 3, 5, 2] : [0, 1, 5, 2, 4, 3];
  const main = mainFood({ plan, foods });
  const shown = (choices: readonly number[]) =>
    choices.filter((index) => !main || standsOut(colorsOfFood(main), surfaceOf(index)));
  const fitting = [shown(wanted), shown([3, 6, 7, 0, 5, 1, 2, 4])];
  const [first = 0, ...others] = fitting.find((choices) => choices.length > 1) ?? wanted;
  return stage.pick([first, ...others]);
}

function surfaceOf(glaze: number): string {
  return (glazes[glaze] ?? glazes[0]).surface;
}

const coloursByFood = new Map<ArchetypeName, readonly string[]>();

export function colorsOfFood(food: ArchetypeName): readonly string[] {
  const known = coloursByFood.get(food);
  if (known) return known;
  const colors = colorsOf(archetypes[food].draw(randomFrom(1), 0));
  coloursByFood.set(food, colors);
  return colors;
}

const waresWithFood: readonly VesselName[] = ['bites', 'bowl', 'plate', 'skewers'];

/** What lies on the ceramic itself and is looked at first. */
export function mainFood({
  plan: { vessel },
  foods,
}: Pick<Setting, 'plan' | 'foods'>): ArchetypeName | undefined {
  if (!waresWithFood.includes(vessel)) return undefined;
  const underneath = vessel === 'bowl' ? foods.bed[0] : undefined;
  return underneath ?? foods.hero[0] ?? foods.dough[0] ?? foods.side[0] ?? foods.bed[0];
}

function shadeOf(stage: Stage): string {
  const color = '#1b120a';
  const stops = [
    { offset: 0.72, color, opacity: 0.34 },
    { offset: 1, color, opacity: 0 },
  ];
  return stage.gradient({ name: 's', stops });
}
