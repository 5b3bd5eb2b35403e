import { expect, test } from 'vitest';
import { buildFood } from '../foods/testing/build-food.ts';
import { parseIngredientLine } from '../recipes/files/parse-ingredient-line.ts';
import { guessFacts } from './guess-facts.ts';

const foods = [
  buildFood({ id: 'cod', group: 'fish', avoidGroups: ['FISH'], per100g: { proteinGrams: 18 } }),
  buildFood({ id: 'bacon', group: 'meat', avoidGroups: ['PORK'], per100g: { proteinGrams: 12 } }),
  buildFood({ id: 'ham', group: 'meat', avoidGroups: ['PORK'], per100g: { proteinGrams: 20 } }),
  buildFood({ id: 'tofu-firm', avoidGroups: ['SOY'], per100g: { proteinGrams: 15 } }),
  buildFood({ id: 'soy-sauce', avoidGroups: ['SOY'], per100g: { proteinGrams: 8 } }),
  buildFood({ id: 'lupin', group: 'legumes', per100g: { proteinGrams: 16 } }),
  buildFood({ id: 'leek', per100g: { proteinGrams: 2 } }),
];

interface Written {
  title?: string;
  words?: readonly string[];
  lines?: readonly string[];
}

function guessed({ title = 'Dinner', words = [], lines = [] }: Written) {
  const parsed = lines.flatMap((line) => {
    const result = parseIngredientLine(line);
    return result.ok ? [result.value] : [];
  });
  return guessFacts({
    title,
    words,
    lines: parsed,
    foods: new Map(foods.map((food) => [food.id, food])),
  });
}

test.each([
  ['Tex-mex bowl', 'MEXICAN'],
  ['Toscana de pollo', 'ITALIAN'],
  ['Franskt', 'FRENCH'],
  ['Sopa española', 'SPANISH'],
  ['Pollo hindú', 'INDIAN'],
  ['Indisk gryta', 'INDIAN'],
  ['Medelhavssallad', 'MEDITERRANEAN'],
  ['Thai soup', 'ASIAN'],
  ['Scandinavian toast', 'NORDIC'],
  ['Middle-Eastern dip', 'MIDDLE_EASTERN'],
  ['Cuban roast', 'LATIN_AMERICAN'],
  ['Polish soup', 'EASTERN_EUROPEAN'],
  ['Moroccan stew', 'AFRICAN'],
  ['Cajun shrimp', 'AMERICAN'],
  ['Supper', 'OTHER'],
])('%s is %s', (title, cuisine) => {
  expect(guessed({ title }).cuisine).toBe(cuisine);
  expect(guessed({ words: [title] }).cuisine).toBe(cuisine);
});

test('a word of ours is taken before any other', () => {
  expect(guessed({ title: 'Thai soup', words: ['latin american'] }).cuisine).toBe('LATIN_AMERICAN');
  expect(guessed({ title: 'Thai soup', words: ['Stir-fry'] }).dish).toBe('STIR_FRY');
});

test.each([
  ['Crema de calabaza', 'SOUP'],
  ['Coleslaw', 'SALAD'],
  ['Salteado', 'STIR_FRY'],
  ['Estofado', 'STEW'],
  ['Chilli', 'STEW'],
  ['Pizza', 'PIZZA'],
  ['Crêpes', 'PANCAKE'],
  ['Frittata', 'OMELET'],
  ['Havregröt', 'PORRIDGE'],
  ['Tacos', 'WRAP'],
  ['Smörgås', 'SANDWICH'],
  ['Cinnamon roll', 'BREAD'],
  ['Milkshake', 'DRINK'],
  ['Tzatziki dip', 'SAUCE'],
  ['Efterrätt', 'DESSERT'],
  ['Moussaka', 'CASSEROLE'],
  ['Bol de pollo', 'BOWL'],
  ['Chicken skewers', 'GRILL'],
  ['Asado', 'ROAST'],
  ['Leek pie', 'BAKE'],
  ['Aperitivo', 'SNACK'],
  ['Cauliflower mash', 'SIDE'],
  ['Chicken with leeks', 'PAN'],
])('%s is a %s', (title, dish) => {
  expect(guessed({ title }).dish).toBe(dish);
});

test('the title says what a dish is before its category does', () => {
  expect(guessed({ title: 'Leek soup', words: ['Salads', 'Breads'] }).dish).toBe('SOUP');
  expect(guessed({ title: 'Leeks', words: ['Breads'] }).dish).toBe('BREAD');
});

test.each([
  ['Brunch', ['BREAKFAST']],
  ['Frukost', ['BREAKFAST']],
  ['Lunch', ['LUNCH']],
  ['Almuerzo', ['LUNCH']],
  ['Main course', ['DINNER']],
  ['Lunch and dinner', ['LUNCH', 'DINNER']],
  ['Desayuno, comida y cena', ['BREAKFAST', 'LUNCH', 'DINNER']],
  ['Anything', ['LUNCH', 'DINNER']],
])('what is called %s is for %s', (word, meals) => {
  expect(guessed({ words: [word] }).meals).toEqual(meals);
});

test.each<[string, Written, string]>([
  ['a soup', { title: 'Leek soup' }, 'main'],
  ['a mash', { title: 'Mash' }, 'side'],
  ['what is filed as a side dish', { title: 'Leek soup', words: ['Guarnición'] }, 'side'],
  ['bread', { title: 'Bread' }, 'extra'],
  ['a dessert', { title: 'Cake' }, 'extra'],
  ['a drink', { title: 'Latte' }, 'extra'],
  ['a sauce', { title: 'Pesto' }, 'extra'],
  ['a snack', { title: 'Snack' }, 'extra'],
])('by its role %s is %s', (_what, written, role) => {
  expect(guessed(written).role).toBe(role);
});

test.each<[string, readonly string[], string]>([
  ['what weighs the most protein', ['300 g cod', '400 g bacon'], 'FISH'],
  ['what is of one kind together', ['300 g cod', '200 g bacon', '200 g ham'], 'PORK'],
  ['tofu, which is of soy', ['300 g tofu-firm'], 'TOFU'],
  ['legumes', ['300 g lupin', '100 g cod'], 'LEGUMES'],
  ['nothing of what is left to choose', ['100 g cod', 'or 900 g bacon'], 'FISH'],
  ['nothing of a sauce of soy', ['300 ml soy-sauce'], 'NONE'],
  ['nothing where there is none', ['300 g leek', '100 g unknown-food'], 'NONE'],
])('the main protein is %s', (_what, lines, protein) => {
  expect(guessed({ lines }).protein).toBe(protein);
});
