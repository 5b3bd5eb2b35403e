import { netCarbs } from '../../foods/figures/net-carbs.rules.ts';
import type { Food, FoodId } from '../../foods/food.ts';
import { dish, tableOf, type BoardFood } from '../../illustration/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { drawableRecipe } from '../../recipes/pictures/draw-pictures.ts';
import { drawScene, type StepScene } from '../../recipes/pictures/draw-scene.ts';
import { asBoardFood, asChosenFood } from '../../recipes/pictures/draw-step.ts';
import type { CompiledRecipe, RecipeStep } from '../../recipes/recipe.ts';
import type { Shot, Video } from '../video.ts';
import { filmSize, type Film } from './film.rules.ts';
import { FilmSheet } from './film-sheet.ts';
import { backdrop } from './props.ts';
import {
  barsScene,
  boardScene,
  foodsScene,
  servingScene,
  vesselScene,
  type Span,
} from './scenes.ts';

type Surroundings = Pick<ContentIndex, 'recipesById' | 'foodsById'>;

const hotStates: readonly StepScene['state'][] = ['IN_PAN', 'IN_POT', 'IN_OVEN', 'ON_GRILL'];

/** The film of a video's shots, drawn from what recipes and foods are today. */
export function drawFilm({ video, content }: { video: Video; content: Surroundings }): Film {
  const sheet = new FilmSheet();
  sheet.add(backdrop, [{ at: 0, x: 0, y: 0 }]);
  const { chapters } = video.texts.en;
  const spans = chapters.map(({ startSeconds }, index): Span => {
    return { from: startSeconds, to: chapters[index + 1]?.startSeconds ?? video.seconds };
  });
  const recipe = video.recipeId === null ? undefined : content.recipesById.get(video.recipeId);
  const drawing: Drawing = { video, content, sheet, recipe, standing: null };
  spans.forEach((span, index) => drawShot({ ...drawing, span, index, drawing }));
  return sheet.finish({
    seconds: video.seconds,
    stills: spans.map(({ to }) => Math.round((to - 0.1) * 100) / 100),
  });
}

interface Drawing {
  video: Video;
  content: Surroundings;
  sheet: FilmSheet;
  recipe: CompiledRecipe | undefined;
  /** The vessel that the last chapter left on the stage. */
  standing: { state: string; svg: string } | null;
}

interface Drawn extends Drawing {
  span: Span;
  index: number;
  /** What is kept from shot to shot. */
  drawing: Drawing;
}

function drawShot(args: Drawn): void {
  const { video, sheet, span, index, drawing, content, recipe } = args;
  const shot = video.shots[index];
  if (shot === undefined) return;
  const { standing } = drawing;
  drawing.standing = null;
  switch (shot.kind) {
    case 'needs':
      return foodsScene({ sheet, ...span, foods: recipe ? mainFoods(recipe, content) : [] });
    case 'step':
      return drawStepShot({ ...args, standing, shot });
    case 'foods':
      return drawFoods({ ...args, shot });
    case 'plate':
      return drawPlateShot({ ...args, standing, shot });
    case 'dish': {
      const shown = content.recipesById.get(shot.recipeId);
      if (shown === undefined) return;
      const drawable = drawableRecipe({ recipe: shown, foods: content.foodsById });
      const after = dish(drawable, vesselLook(index));
      const color = tableOf(drawable);
      return servingScene({ sheet, ...span, before: null, after, foods: [], color });
    }
  }
}

function drawStepShot(args: Drawn & { shot: Extract<Shot, { kind: 'step' }> }): void {
  const { sheet, span, index, drawing, standing, recipe, content, shot, video } = args;
  if (recipe === undefined) return;
  const foods = content.foodsById;
  const scene = drawScene({ recipe, foods, index: shot.step - 1, ...filmSize, id: `f${index}` });
  if (scene === null) return;
  const { state, vessel } = scene;
  const minutes = clockMinutes(recipe.steps[shot.step - 1]);
  if (vessel === null) return boardScene({ sheet, ...span, foods: scene.foods.slice(0, 6) });
  if (state === 'PLATED') {
    const color = tableOf(drawableRecipe({ recipe, foods }));
    const before = standing?.svg ?? null;
    return servingScene({ sheet, ...span, before, after: vessel, foods: scene.foods, color });
  }
  const next = video.shots[index + 1];
  drawing.standing = { state, svg: vessel };
  const isThere = scene.goesOn && standing?.state === state;
  vesselScene({
    sheet,
    ...span,
    before: isThere ? standing.svg : scene.empty,
    isThere,
    after: vessel,
    foods: scene.foods,
    minutes,
    isHot: hotStates.includes(state),
    stays: next?.kind === 'step' && staysFor({ recipe, foods, step: next.step }),
  });
}

/** Of the first wait that is more than a moment. */
function clockMinutes(step: RecipeStep | undefined): number | null {
  const { timerMinutes = null, laterTimerMinutes = [] } = step ?? {};
  const waits = [timerMinutes ?? [], laterTimerMinutes].flat();
  const minutes = waits.find((each) => each >= 1);
  return minutes === undefined ? null : Math.round(minutes);
}

/** Whether the next step is cooked in what stands there, or finishes it. */
function staysFor(args: {
  recipe: CompiledRecipe;
  foods: ReadonlyMap<FoodId, Food>;
  step: number;
}): boolean {
  const { recipe, foods, step } = args;
  const next = drawScene({ recipe, foods, index: step - 1, ...filmSize, id: 'n' });
  if (next === null) return false;
  return next.goesOn || (next.state === 'PLATED' && next.foods.length > 0);
}

function drawFoods(args: Drawn & { shot: Extract<Shot, { kind: 'foods' }> }): void {
  const { sheet, span, content, shot } = args;
  const foods = shot.foods.flatMap((id) => content.foodsById.get(id) ?? []);
  if (!shot.areMeasured) return foodsScene({ sheet, ...span, foods: foods.map(asBoardFood) });
  const measured = foods.map((food) => ({
    food: asBoardFood(food),
    grams: Math.round(
      netCarbs({ nutrients: food.nutrientsPer100g, carbBasis: food.carbBasis }).grams ?? 0,
    ),
  }));
  barsScene({ sheet, ...span, foods: measured });
}

/** A plate that fills from chapter to chapter. */
function drawPlateShot(args: Drawn & { shot: Extract<Shot, { kind: 'plate' }> }): void {
  const { sheet, span, index, drawing, standing, shot, video } = args;
  const laid = video.shots
    .slice(0, index + 1)
    .flatMap((each) => (each.kind === 'plate' ? each.items : []));
  const plateOf = (items: readonly string[], id: string) =>
    dish({ slug: video.id, art: { vessel: 'plate', items } }, { ...vesselLook(index), id });
  const after = plateOf(laid, `f${index}`);
  drawing.standing = { state: 'plate', svg: after };
  vesselScene({
    sheet,
    ...span,
    before: standing?.state === 'plate' ? standing.svg : plateOf([], `f${index}e`),
    isThere: standing?.state === 'plate',
    after,
    foods: shot.items.map(asChosenFood),
    minutes: null,
    isHot: false,
    stays: video.shots[index + 1]?.kind === 'plate',
  });
}

/** What the recipe takes, the heaviest first; water is not shown. */
function mainFoods(recipe: CompiledRecipe, content: Surroundings): BoardFood[] {
  const lines = recipe.ingredients
    .filter(({ standing, foodId }) => standing === 'counted' && foodId !== 'water')
    .toSorted((a, b) => b.eatenGrams - a.eatenGrams);
  const foods = lines.flatMap(({ foodId }) => content.foodsById.get(foodId) ?? []);
  const byLook = new Map(foods.map((food) => [food.look, food]));
  return [...byLook.values()].map(asBoardFood);
}

function vesselLook(index: number) {
  return { ...filmSize, bare: true, zoom: 0.98, id: `f${index}` };
}
