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

test.each<[Language, string, readonly string[]]>([
  ['en', 'Pour in {olive-oil} of the rest of the oil.', []],
  ['en', 'Pour in {olive-oil} of the remaining oil.', []],
  ['en', 'Pour in {olive-oil} remaining oil.', []],
  ['en', 'Pour in {olive-oil} and the remaining oil.', ['remaining oil']],
  ['en', 'Pour in the rest of the oil, all of it ({olive-oil}).', []],
  ['en', 'Pour in the rest of the oil. Salt it ({olive-oil}).', ['rest of the oil']],
  ['en', 'Pour in the rest of the oil; salt it ({olive-oil}).', ['rest of the oil']],
  ['en', 'Pour in the rest of the oil ({egg}).', ['rest of the oil']],
  [
    'en',
    'Pour in the rest of the oil, slowly, in a thin stream, whisking all the while, to the end ({olive-oil}).',
    ['rest of the oil'],
  ],
  ['es', 'Añade {olive-oil} del resto del aceite.', []],
  ['es', 'Añade el resto del aceite ({olive-oil}).', []],
  ['es', 'Añade el resto del aceite.', ['resto del aceite']],
  ['sv', 'Häll i {olive-oil} av resten av olivoljan.', []],
  ['sv', 'Häll i resten av olivoljan ({olive-oil}).', []],
])(
  'in %s "%s": what is left says beside it how much that is, or is frozen',
  (language, text, all) => {
    expect(found(language, text)).toEqual(all);
  },
);

test('the second amount of a food is named as the first is', () => {
  const second = [{ ingredientKey: 'olive-oil#2', share: 1 }];
  const text = 'Heat half of the oil in a pan.';
  expect(frozenAmounts({ text, uses: second, foods, language: 'en' })).toEqual([
    'half of the oil in a',
  ]);
  expect(frozenAmounts({ text, uses: [], foods, language: 'en' })).toEqual([]);
});

test.each<[string, readonly string[]]>([
  ['Lay half an egg on top.', ['half an egg on top']],
  ['Lay half an egg in each bowl.', []],
  ['Lay half an egg per person on top.', []],
  ['Lay half an egg a plate on top.', []],
  ['Lay half an egg on top, and salt each bowl.', ['half an egg on top']],
  ['Lay half an egg on top. Fill each bowl.', ['half an egg on top']],
])('half of something for everybody follows the servings: %s', (text, all) => {
  expect(found('en', text)).toEqual(all);
});

test.each<[Language, string, readonly string[]]>([
  ['en', 'Whisk 12 eggs.', ['12 eggs']],
  ['en', 'Whisk two lightly beaten eggs.', ['two lightly beaten eggs']],
  ['en', 'Whisk 1 egg.', ['1 egg']],
  ['en', 'Whisk two eggshells.', []],
  ['es', 'Bate 12 huevos.', ['12 huevos']],
  ['es', 'Bate dos yemas.', ['dos yemas']],
  ['es', 'Bate una clara.', []],
  ['sv', 'Vispa 12 ägg.', ['12 ägg']],
  ['sv', 'Vispa två lätt vispat ägg.', ['två lätt vispat ägg']],
  ['sv', 'Vispa två äggvitor.', ['två äggvitor']],
  ['sv', 'Vispa två äggstanningar.', []],
  ['en', 'Set 12 of them aside.', ['12 of them']],
  ['en', 'Set one or two of them aside.', []],
  ['es', 'Aparta 12 de ellas.', ['12 de ellas']],
  ['es', 'Aparta uno o dos de ellos.', []],
  ['sv', 'Lägg undan 12 av dem.', ['12 av dem']],
  ['sv', 'Lägg undan två av de kokta bitarna.', []],
  ['sv', 'Lägg undan en eller två av dem.', []],
  ['en', 'Pour into 12 jars.', ['into 12 jars']],
  ['en', 'Pour into two tall glasses.', ['into two tall glasses']],
  ['en', 'Pour into two glasses for each.', []],
  ['en', 'Cut each bread into two slices.', []],
  ['es', 'Vierte en 12 frascos.', ['en 12 frascos']],
  ['es', 'Vierte en dos vasos por persona.', []],
  ['es', 'Corta cada pan en dos rebanadas.', []],
  ['sv', 'Häll i 12 muggar.', ['i 12 muggar']],
  ['sv', 'Häll i två höga glas.', ['i två höga glas']],
  ['sv', 'Häll i två glas per person.', []],
  ['sv', 'Häll i två glas, ett var.', ['i två glas']],
  ['sv', 'Dela varje bröd i två skivor.', []],
  ['en', 'Shape 12 small patties.', ['12 small patties']],
  ['en', 'Shape four meatballs.', ['four meatballs']],
  ['en', 'Shape four balls, one for each.', []],
  ['en', 'Shape four balls per person.', []],
  ['es', 'Forma 12 bolitas.', ['12 bolitas']],
  ['es', 'Forma cuatro bolas para cada persona.', []],
  ['sv', 'Forma 12 köttbullar.', ['12 köttbullar']],
  ['sv', 'Forma fyra bullar till varje person.', []],
  ['en', 'Rest for half an hour.', []],
  ['en', 'Make the second pancake.', ['the second pancake']],
  ['en', 'Wait a second.', []],
  ['es', 'Fríe la segunda tortita.', ['la segunda tortita']],
  ['es', 'Haz otra igual.', ['Haz otra igual']],
  ['sv', 'Stek den andra våfflan.', []],
  ['sv', 'Stek den andra våffla.', ['den andra våffla']],
])('in %s "%s" is counted as %j', (language, text, all) => {
  expect(found(language, text)).toEqual(all);
});

test.each<[Language, string, readonly string[]]>([
  ['en', 'Add 1.5 tbsp salt.', ['1.5 tbsp']],
  ['en', 'Add 1/2 cup of water.', ['1/2 cup']],
  ['en', 'Add ½ teaspoon of salt.', ['½ teaspoon']],
  ['en', 'Add a heaped spoon, then 2 heaped teaspoons.', ['2 heaped teaspoons']],
  ['en', 'Add 2 more cups.', ['2 more cups']],
  ['en', 'Add another cup.', ['another cup']],
  ['en', 'Use a dish weighing 2 kg.', []],
  ['en', 'Use about 2 cups.', []],
  ['en', 'Use 1–2 cups.', []],
  ['en', 'Add 20 grams.', []],
  ['en', 'Add 20 g.', ['20 g']],
  ['en', 'Add 2 dl.', ['2 dl']],
  ['en', 'Use 2 cup-shaped leaves.', []],
  ['en', 'Divide between 10 plates.', ['10 plates']],
  ['es', 'Añade 1,5 cdas de sal.', ['1,5 cdas']],
  ['es', 'Añade 2 cucharaditas.', ['2 cucharaditas']],
  ['es', 'Añade dos cucharadas a la vez.', []],
  ['es', 'Añade 2 tazas de agua.', ['2 tazas']],
  ['es', 'Sirve en 2 tazas.', ['en 2 tazas']],
  ['es', 'Añade 2 más ramitas.', ['2 más ramitas']],
  ['es', 'Un molde de unos 20 gramos.', []],
  ['sv', 'Tillsätt 1,5 msk salt.', ['1,5 msk']],
  ['sv', 'Tillsätt 2 matskedar.', ['2 matskedar']],
  ['sv', 'Tillsätt 1 klyfta.', ['1 klyfta']],
  ['sv', 'Bollar på ungefär 20 g.', []],
  ['sv', 'Tillsätt 2 cl.', ['2 cl']],
])('in %s "%s" is measured as %j', (language, text, all) => {
  expect(found(language, text)).toEqual(all);
});
