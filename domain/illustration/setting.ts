import { archetypes, isArchetypeName, type ArchetypeName } from './archetypes/all.ts';
import type { Role } from './archetypes/archetype.ts';
import { glazes, type Glaze } from './glazes.ts';
import type { DishPlan, DrawableRecipe } from './plan.ts';
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
  /** The cloth must not have the colour of the pot. */
  potColor?: string;
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
  if (isPale) return stage.pick([3, 2, 3, 4]);
  const isPink = plan.items.includes('salmon') || plan.items.includes('shrimp');
  return isPink ? stage.pick([0, 3, 5, 2]) : stage.pick([0, 1, 5, 2, 4, 3]);
}

function shadeOf(stage: Stage): string {
  const color = '#1b120a';
  const stops = [
    { offset: 0.72, color, opacity: 0.34 },
    { offset: 1, color, opacity: 0 },
  ];
  return stage.gradient({ name: 's', stops });
}
