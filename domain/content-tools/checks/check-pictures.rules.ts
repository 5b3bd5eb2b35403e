import type { FileProblem } from '../../../lib/file-problem.ts';
import type { Food, FoodGroup } from '../../foods/food.ts';
import {
  archetypeRole,
  compositionFaults,
  drawnIngredients,
  formsOf,
  plan,
  shownIn,
  suits,
  type ArchetypeName,
  type DishPlan,
  type VesselName,
} from '../../illustration/index.ts';
import { cardSize, drawableRecipe } from '../../recipes/pictures/draw-pictures.ts';
import { problemAtField, type RecipeUnderCheck } from './recipe-under-check.ts';

/** Of the weight of a dish, what nobody may miss in its picture. */
const heavyShare = 0.15;
/** Named in the title, but a pinch: the name is a flavour. */
const namedShare = 0.02;

/** Poured, melted or stirred in: the sauce, the pan or the crumb shows them. */
const unseenGroups: readonly FoodGroup[] = [
  'baking',
  'drinks',
  'fats',
  'herbs',
  'sauces',
  'seeds',
  'spices',
  'sweeteners',
];

/** Vessels of which the matter is the dish itself. */
const mixedVessels: readonly VesselName[] = [
  'breads',
  'cake',
  'clearglass',
  'cookies',
  'cup',
  'glass',
  'jar',
  'loaf',
  'mug',
  'saucepan',
  'spices',
  'stack',
  'tin',
  'yoghurt',
];

/** Drawings that are made of several foods. */
const mixtures: readonly ArchetypeName[] = [
  'burger',
  'cabbageroll',
  'custard',
  'eggplanthalf',
  'falafel',
  'frittata',
  'greendumplings',
  'greenpepperhalf',
  'kebab',
  'meatball',
  'meatloaf',
  'omelette',
  'pepperhalf',
  'portobello',
  'rolledomelette',
  'zucchiniboat',
];

/** How an egg must be cooked to look so; else it was whisked in and nobody sees it. */
const eggsAsCooked: Partial<Record<ArchetypeName, RegExp>> = {
  egg: /boil|peel|shell|simmer|halved? eggs|eggs? .{0,30}minutes/i,
  friedegg: /fry|fried|crack|break|wells|hollows?/i,
  poached: /poach|crack|slide|simmer/i,
  scrambled: /stir|scrambl|curds|folds?|set\b|creamy/i,
};

/** Words of a title that leave no choice. */
const titleVessels: readonly (readonly [words: RegExp, vessels: readonly VesselName[]])[] = [
  [/\bsoup\b|chowder|gazpacho/i, ['soup', 'stew', 'saucepan']],
  [/\bmuffins?\b/i, ['tin']],
  [/\bpizza\b(?! bites)/i, ['pizza']],
  [/smoothie|\bshake\b/i, ['glass']],
  [/skewers|souvlaki(?!.*pita)|kebabs/i, ['skewers']],
  [/cookies/i, ['bites', 'cookies']],
  [/\bloaf\b/i, ['loaf']],
  [/pancakes/i, ['stack', 'bites', 'breads']],
  [/cheesecake|\btart\b/i, ['cake']],
  [/\bpickles\b/i, ['jar']],
];

/** Bakeware of the steps that has one shape, and the drawings that show another. */
const shapesOfBakeware: readonly (readonly [bakeware: RegExp, wrong: readonly VesselName[]])[] = [
  [/(?:soufflé|pie|tart) (?:dish|pan)|springform/i, ['casserole', 'tray', 'loaf']],
  [/\d+ x \d+ cm[^.]*baking dish|baking dish of about \d+ x \d+ cm/i, ['cake', 'rounddish']],
  [/loaf pan/i, ['cake', 'rounddish', 'casserole']],
];
/** What is rolled up is not baked in a round. */
const rolled = /\broulade\b/i;

/** What the picture of a recipe hides or makes up. */
export function pictureProblems(checked: RecipeUnderCheck): readonly FileProblem[] {
  const picture = pictureOf(checked);
  return [
    ...missingFoods(checked, picture),
    ...wrongEggs(checked, picture),
    ...unsuitableVessel(checked, picture),
    ...otherShape(checked, picture),
    ...piecesOfMash(checked, picture),
    ...badlyLaid(checked),
  ].map((message) => at(checked, message));
}

/** A plate with one thing on it looks poor. */
export function pictureWarnings(checked: RecipeUnderCheck): readonly FileProblem[] {
  const { shown, plan: planned } = pictureOf(checked);
  const isLaid = ['plate', 'bowl', 'board', 'tray'].includes(planned.vessel);
  if (!isLaid || shown.length + planned.sauces.length >= 2) return [];
  return [at(checked, 'Its picture shows fewer than two things.')];
}

interface Picture {
  plan: DishPlan;
  shown: readonly ArchetypeName[];
}

function pictureOf({ recipe, foods }: RecipeUnderCheck): Picture {
  const drawable = drawableRecipe({ recipe, foods });
  return { plan: plan(drawable), shown: shownIn(drawable, cardSize) };
}

function missingFoods(checked: RecipeUnderCheck, picture: Picture): readonly string[] {
  const { recipe, foods } = checked;
  const drawn = drawnIngredients(drawableRecipe({ recipe, foods }));
  const steps = recipe.steps.map(({ texts }) => texts.en).join(' ');
  const lines = recipe.ingredients.filter(({ standing }) => standing !== 'alternative');
  const total = lines.reduce((sum, { eatenGrams }) => sum + eatenGrams, 0);
  return lines.flatMap((line, index) => {
    const food = foods.get(line.foodId);
    const form = drawn[index]?.drawn ?? null;
    if (line.standing !== 'counted' || food === undefined) return [];
    const share = line.eatenGrams / total;
    const isNamed = share >= namedShare && isNamedIn({ food, title: recipe.texts.en.title });
    if (share < heavyShare && !isNamed) return [];
    if (isSeen({ food, form, steps, picture })) return [];
    const percent = Math.round(share * 100);
    return [
      share >= heavyShare
        ? `Its picture does not show ${line.foodId} (${percent} % of the weight): choose it in "art".`
        : `Its picture does not show ${line.foodId} (in the title): choose it in "art".`,
    ];
  });
}

function isSeen({
  food,
  form,
  steps,
  picture: { plan: planned, shown },
}: {
  food: Food;
  form: string | null;
  steps: string;
  picture: Picture;
}): boolean {
  if (unseenGroups.includes(food.group) || food.id === 'water') return true;
  const poured = [...planned.sauces, planned.base ?? ''];
  const isShown = (drawn: string | null) =>
    drawn !== null &&
    (shown.some((each) => each === drawn) || poured.includes(drawn.replace('~', '')));
  if (isShown(form) || formsOf(food.names.en.singular).some(isShown)) return true;
  if (form === null) return isMixedIn({ food, steps, planned, shown });
  if (form.startsWith('~'))
    return ['soup', 'stew', 'pan', 'casserole', 'rounddish', 'pizza'].includes(planned.vessel);
  return shown.some((each) => mixtures.includes(each) || archetypeRole(each) === 'dough');
}

/** Nobody sees what is in a dough, an egg that was whisked, a vegetable that was blended. */
function isMixedIn({
  food,
  steps,
  planned,
  shown,
}: {
  food: Food;
  steps: string;
  planned: DishPlan;
  shown: readonly ArchetypeName[];
}): boolean {
  if (mixedVessels.includes(planned.vessel) || planned.vessel === 'pizza') return true;
  if (shown.some((each) => mixtures.includes(each) || archetypeRole(each) === 'dough')) return true;
  const isBinder = food.group === 'eggs' || food.group === 'dairy';
  if (isBinder && /whisk|beat|mix|stir|fold|blend/i.test(steps)) return true;
  const isLiquid = ['soup', 'stew'].includes(planned.vessel);
  return isLiquid && /blend|blitz|pur[eé]e|smooth/i.test(steps);
}

/** Words that say of a food how it is, not what. */
const plainWords =
  /^(black|brown|canned|cheese|cooked|cream|double|dried|dry|extra|firm|flour|fresh|frozen|green|ground|hard|heavy|large|light|milk|oil|powder|raw|red|sauce|seed|small|smoked|soft|stock|sweet|vegan|vegetarian|white|whole|yellow)$/;
/** A part of a food that nobody sees as that food. */
const partWords = /flour|juice|zest|milk|butter|powder|paste|\boil\b/;

const namedGroups: readonly FoodGroup[] = [
  'dairy',
  'eggs',
  'fish',
  'fruit',
  'legumes',
  'meat',
  'nuts',
  'plant-protein',
  'poultry',
  'shellfish',
  'vegetables',
];

function isNamedIn({ food, title }: { food: Food; title: string }): boolean {
  const name = food.names.en.singular.toLowerCase();
  if (!namedGroups.includes(food.group) || partWords.test(name)) return false;
  const words = name.match(/[a-zé-]{4,}/g) ?? [];
  const named = title.toLowerCase();
  return words.some((word) => {
    return !plainWords.test(word) && new RegExp(`\\b${word.replace(/(e?s|y)$/, '')}`).test(named);
  });
}

function wrongEggs({ recipe }: RecipeUnderCheck, { shown }: Picture): readonly string[] {
  const notes = recipe.ingredients.map(({ notes: { en } }) => en ?? '');
  const steps = [...recipe.steps.map(({ texts }) => texts.en), ...notes].join(' ');
  return shown.flatMap((food) => {
    const cooked = eggsAsCooked[food];
    if (cooked === undefined || cooked.test(steps)) return [];
    return [`Its picture shows "${food}", but no step cooks an egg so: it is whisked in.`];
  });
}

function unsuitableVessel(
  { recipe }: RecipeUnderCheck,
  { plan: { vessel } }: Picture,
): readonly string[] {
  const { title } = recipe.texts.en;
  const needed = titleVessels.find(([words]) => words.test(title))?.[1];
  if (needed !== undefined && !needed.includes(vessel)) {
    return [`Its picture is served in "${vessel}", its title speaks of ${needed.join(' or ')}.`];
  }
  if (suits({ dish: recipe.dish, vessel })) return [];
  return [`Its picture is served in "${vessel}", which a ${recipe.dish} is not.`];
}

/** A pie from a round dish in a rectangular one, or the other way round. */
function otherShape(
  { recipe }: RecipeUnderCheck,
  { plan: { vessel } }: Picture,
): readonly string[] {
  const steps = recipe.steps.map(({ texts }) => texts.en).join(' ');
  const isOther = shapesOfBakeware.some(([bakeware, wrong]) => {
    return bakeware.test(steps) && wrong.includes(vessel);
  });
  const isUnrolled = rolled.test(recipe.texts.en.title) && ['cake', 'casserole'].includes(vessel);
  if (!isOther && !isUnrolled) return [];
  return [
    `Its picture is served in "${vessel}", which has not the shape of what the steps bake in.`,
  ];
}

const mashOfTitle = /\b(?:mashed (?<mashed>[a-z]+)|(?<mash>[a-z]+) mash)\b/i;
const mashes: readonly ArchetypeName[] = [
  'beanmash',
  'eggplantmash',
  'mash',
  'peamash',
  'plainmash',
];

/** What the title calls mash lies there as mash, not whole. */
function piecesOfMash({ recipe }: RecipeUnderCheck, { shown }: Picture): readonly string[] {
  const { title } = recipe.texts.en;
  if (!mashOfTitle.test(title) || shown.some((food) => mashes.includes(food))) return [];
  return [`Its picture shows no mash, which its title speaks of: choose it in "art".`];
}

/** Off the third, over the rim or the garnish, of too little contrast. */
function badlyLaid({ recipe, foods }: RecipeUnderCheck): readonly string[] {
  const faults = compositionFaults(drawableRecipe({ recipe, foods }), cardSize);
  return faults.map((fault) => `Its picture is not well laid: ${fault}. Choose it in "art".`);
}

function at({ places, recipe }: RecipeUnderCheck, message: string): FileProblem {
  const field = recipe.art === null ? 'title' : 'art';
  return problemAtField({ places, field, message });
}
