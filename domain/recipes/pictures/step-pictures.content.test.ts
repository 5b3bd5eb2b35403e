import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { foodsOnBoard } from '../../illustration/index.ts';
import type { CompiledRecipe } from '../recipe.ts';
import { atStage } from './at-stage.ts';
import { drawScene } from './draw-scene.ts';
import { drawStep } from './draw-step.ts';
import { drawnStages } from './drawn-stages.ts';
import type { StepStage } from './step-stages.rules.ts';

const { recipesById, foodsById: foods } = await testContent();
const recipes = [...recipesById.values()];

interface Shown {
  recipe: CompiledRecipe;
  index: number;
  stage: StepStage;
}

const steps = recipes.flatMap((recipe) =>
  drawnStages({ recipe, foods }).map((stage, index): Shown => ({ recipe, index, stage })),
);

function nameOf({ recipe, index }: Shown): string {
  return `${recipe.id} ${index + 1}`;
}

/** The pan, pot or tray looks as it does before anything goes in. */
function looksEmpty({ recipe, index }: Shown): boolean {
  const scene = drawScene({ recipe, foods, index, width: 400, height: 300, id: 'qqq' });
  if (scene === null || scene.empty === null) return false;
  return scene.vessel === scene.empty.replaceAll('qqqe', 'qqq');
}

/** A dough and a cake lie there themselves: their form is drawn with what is baked in it. */
const withTheirBake: readonly (string | undefined)[] = ['cake', 'pizza', 'rounddish', 'tin'];

/**
 * A pot in which water alone boils shows water. A pan that is only heated is no exception: it is not
 * shown before something is in it.
 */
function holdsNothingElse({ recipe, index, stage }: Shown): boolean {
  if (withTheirBake.includes(atStage({ recipe, foods, stage, index }).art?.vessel)) return true;
  const inside = recipe.ingredients.filter(({ key }) => stage.keys.includes(key));
  return stage.state === 'IN_POT' && inside.every(({ foodId }) => /^water$|salt$/.test(foodId));
}

test('no step shows an empty pan, pot or tray, but for water that boils alone', () => {
  const cooked = steps.filter(({ stage: { state } }) => state !== 'RAW' && state !== 'PLATED');
  const empty = cooked.filter((step) => looksEmpty(step) && !holdsNothingElse(step));
  expect(empty.map(nameOf)).toEqual([]);
  expect(cooked.length).toBeGreaterThan(1000);
});

/** What a step calls them; "the pan" alone may be a saucepan. */
const vesselWords = {
  IN_PAN: /\b(frying pan|skillet|wok|griddle|dry pan)\b/,
  IN_POT: /\b(pot|saucepan|stockpot|dutch oven)\b|\bover (steaming|simmering) water\b/,
  IN_OVEN:
    /\bin(to)? the (hot )?(?<!dutch )oven\b|\bunder the (hot )?(broiler|grill)\b|\b((baking|roasting) (sheet|dish|tray|pan)|sheet pan)\b/,
  ON_GRILL: /\bon the (hot )?(grill|barbecue)\b/,
};
type Vessel = keyof typeof vesselWords;
/** A sentence that names no vessel may go on in one of its own. */
const cooksElsewhere: Partial<Record<Vessel, RegExp>> = {
  IN_POT: /\b(boil|simmer|poach|steam|blanch)/,
  IN_OVEN: /\b(bake|roast|broil)/,
};
const vessels = Object.keys(vesselWords) as Vessel[];

function namesOtherVessel({ recipe, index, stage: { state } }: Shown): boolean {
  if (state === 'RAW' || state === 'PLATED') return false;
  const sentences = recipe.steps[index]!.texts.en.toLowerCase().split(/[.;] /);
  const named = sentences.map((text) => vessels.filter((each) => vesselWords[each].test(text)));
  if (named.flat().length === 0 || named.flat().includes(state)) return false;
  return !sentences.some(
    (text, at) => named[at]!.length === 0 && cooksElsewhere[state]?.test(text),
  );
}

test('what a step says is cooked in a pan, a pot or the oven is drawn there', () => {
  expect(steps.filter(namesOtherVessel).map(nameOf)).toEqual([]);
});

test('no board of a step is empty', () => {
  const emptyBoard = foodsOnBoard({ slug: '', foods: [] });
  const boards = steps.filter(({ stage: { state } }) => state === 'RAW');
  const empty = boards.filter(
    ({ recipe, index }) => drawStep({ recipe, foods, index, isDark: false }) === emptyBoard,
  );
  expect(empty.map(nameOf)).toEqual([]);
});

test('what cannot be seen in its pan lies on the board, in the picture and in its word', () => {
  const granola = recipesById.get('toasted-coconut-and-pecan-granola');
  if (granola === undefined) throw new Error('There is no such granola.');
  const melted = { recipe: granola, foods, index: 0 };
  expect(drawnStages(melted)[0]).toMatchObject({
    state: 'RAW',
    keys: expect.arrayContaining(['coconut-oil', 'cinnamon']) as unknown,
  });
  expect(drawScene({ ...melted, width: 400, height: 300, id: 's' })?.vessel).toBeNull();
});

test.each([
  ['slow-tomato-and-basil-sauce', 1, 'pan', ['softonion', 'choppedgarlic'], undefined],
  ['beef-goulash-soup', 1, 'stew', ['goldenonion'], 'empty'],
  ['goan-pork-vindaloo', 1, 'pan', ['spiceseeds'], undefined],
  ['thai-red-coconut-fish-curry', 1, 'pan', [], 'chili'],
  ['classic-deviled-eggs', 1, 'stew', ['wholeegg'], 'water'],
  ['kalops-beef-and-allspice-stew', 1, 'stew', ['beefbite'], 'empty'],
])('%s, step %i: a %s with %j', (id, step, vessel, items, base) => {
  const recipe = recipesById.get(id);
  const stage = recipe && drawnStages({ recipe, foods })[step - 1];
  if (recipe === undefined || stage === undefined) throw new Error(`${id} has no step ${step}.`);
  const { art } = atStage({ recipe, foods, stage, index: step - 1 });
  expect({ vessel: art?.vessel, items: art?.items, base: art?.base }).toEqual({
    vessel,
    items: expect.arrayContaining(items) as unknown,
    base,
  });
});

test.each([
  ['catalan-escalivada', 2],
  ['chicken-korma-with-cashew-cream', 3],
  ['classic-deviled-eggs', 2],
  ['cuban-mojo-roast-pork', 4],
  ['mozzarella-dough-bagels', 3],
  ['smoky-baba-ganoush', 2],
  ['smoky-eggplant-bharta', 2],
  ['stuffed-squid-with-chorizo-and-tomato', 2],
  ['warm-homemade-garam-masala', 2],
])('%s, step %i: off the stove, what was cooked lies on the board as it is then', (id, number) => {
  const recipe = recipesById.get(id);
  if (recipe === undefined) throw new Error(`There is no ${id}.`);
  const index = number - 1;
  expect(drawnStages({ recipe, foods })[index]).toMatchObject({ state: 'RAW', isCooked: true });
});

test('eggs that were boiled and halved are not drawn in their shells', () => {
  const recipe = recipesById.get('classic-deviled-eggs');
  if (recipe === undefined) throw new Error('There are no such eggs.');
  const raw = foodsOnBoard({ slug: `${recipe.id} 1`, foods: [{ look: 'egg', isFlesh: false }] });
  const drawn = drawStep({ recipe, foods, index: 1, isDark: false });
  expect(drawn).not.toBe(raw);
  expect(drawn).toMatch(/^<svg/);
});
