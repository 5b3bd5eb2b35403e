import { expect, test } from 'vitest';
import type { Language } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { parseRecipe } from '../../recipes/files/parse-recipe.ts';
import { buildStep, compiled } from '../../recipes/testing/build-recipe.ts';
import { recipeSources } from '../../recipes/testing/recipe-files.ts';
import { frozenAmountProblems, frozenAmounts } from './frozen-amounts.rules.ts';

const foods = new Map(
  [
    buildFood({
      id: 'olive-oil',
      names: {
        en: { singular: 'Olive oil', plural: null },
        es: { singular: 'Aceite de oliva', plural: null },
        sv: { singular: 'Olivolja', plural: null },
      },
    }),
    buildFood({
      id: 'egg',
      names: {
        en: { singular: 'Egg', plural: 'Eggs' },
        es: { singular: 'Huevo', plural: 'Huevos' },
        sv: { singular: 'Ägg', plural: 'Ägg' },
      },
    }),
  ].map((food) => [food.id, food]),
);
const uses = [
  { ingredientKey: 'olive-oil', share: 1 / 2 },
  { ingredientKey: 'egg', share: 1 },
];

function found(language: Language, text: string): readonly string[] {
  return frozenAmounts({ text, uses, foods, language });
}

test.each<[Language, string]>([
  ['en', 'Heat 2 tablespoons of the olive oil.'],
  ['en', 'Heat half of the oil in a pan.'],
  ['en', 'Add the rest of the olive oil.'],
  ['en', 'Bind the dough with 1 egg.'],
  ['en', 'Whisk half of the eggs with the salt.'],
  ['en', 'Divide between two plates.'],
  ['en', 'Shape into eight patties, 2 cm thick.'],
  ['en', 'Fry the almonds in the oil that is left.'],
  ['en', 'Chop two of the eggs finely, the others coarsely.'],
  ['en', 'Fry two eggs sunny side up.'],
  ['en', 'Mash half an egg into the yogurt.'],
  ['en', 'Drop the mint into two tall glasses.'],
  ['en', 'Spread it on two slices and cover with the others.'],
  ['en', 'Fold it and make a second omelet the same way.'],
  ['es', 'Pica dos huevos muy finos y los demás gruesos.'],
  ['es', 'Sirve en dos vasos altos.'],
  ['es', 'Machaca medio huevo con el yogur.'],
  ['es', 'Dóblalo y haz otro igual.'],
  ['sv', 'Hacka två av äggen mycket fint.'],
  ['sv', 'Häll upp i två höga glas.'],
  ['sv', 'Mosa ett halvt ägg i yoghurten.'],
  ['sv', 'Stek en andra omelett likadant.'],
  ['es', 'Calienta 2 cucharadas del aceite.'],
  ['es', 'Calienta la mitad del aceite de oliva.'],
  ['es', 'Añade el aceite restante.'],
  ['es', 'Reparte en dos platos.'],
  ['sv', 'Hetta upp 2 matskedar av oljan.'],
  ['sv', 'Hetta upp hälften av olivoljan.'],
  ['sv', 'Tillsätt resten av olivoljan.'],
  ['sv', 'Fördela på två tallrikar.'],
])('in %s "%s" holds a frozen amount', (language, text) => {
  expect(found(language, text)).toHaveLength(1);
});

test.each<[Language, string]>([
  ['en', 'Heat {olive-oil} of the oil at 200 °C (400 °F) for 2 minutes, in two batches.'],
  ['en', 'Add the rest of the olive oil ({olive-oil}).'],
  ['en', 'Form balls of about 75 g, 3 cm (1¼ in) thick, in a 1.5-liter dish.'],
  [
    'en',
    'Shape into flat patties, two for each person, or divide it into two balls for each person.',
  ],
  ['en', 'Whisk in half an hour before, with {olive-oil} of the remaining oil.'],
  ['en', 'Pour in half of the batter and turn it with two forks.'],
  ['en', 'Crush a spoonful of the beans and save a cupful of the water.'],
  ['en', 'Lay half an egg on each plate, or half an egg each in the bowls.'],
  ['en', 'Split each bread into two thin slices and pour into glasses.'],
  ['en', 'Lay it over a spoon across two glasses and crush a spoonful or two of the eggs.'],
  ['es', 'Añade el huevo a fuego medio y corta cada pan en dos rebanadas.'],
  ['sv', 'Dela varje bröd till två skivor, med ett halvt ägg var.'],
  ['es', 'Forma bolas de unos 75 g y fríelas 2 minutos.'],
  ['es', 'Vierte la mitad de la masa, cucharada a cucharada.'],
  ['sv', 'Forma till bollar på ungefär 75 g och stek i 2 minuter.'],
  ['sv', 'Häll i hälften av smeten i en burk.'],
])('in %s "%s" holds none', (language, text) => {
  expect(found(language, text)).toEqual([]);
});

test('an amount that stays as it is is named with its file and line, in each language', () => {
  const { places } = parseRecipe(recipeSources()).parsed ?? {};
  if (places === undefined) throw new Error('The sample recipe should be readable.');
  const texts = { en: 'Fry two eggs.', es: 'Fríe {egg}.', sv: 'Stek två ägg.' };
  const steps = [buildStep(), buildStep({ texts, uses: [{ ingredientKey: 'egg', share: 1 }] })];
  const recipe = compiled({ foods: [...foods.values()], recipe: { steps } });
  const message = (words: string) =>
    `"${words}" stays as it is for every number of servings; write it as {food}.`;
  expect(frozenAmountProblems({ recipe, places, foods })).toEqual([
    { file: 'buttered-salmon.yaml', line: 21, message: message('two eggs') },
    { file: 'buttered-salmon.sv.yaml', line: 8, message: message('två ägg') },
  ]);
});
