import { expect, test } from 'vitest';
import type { Language } from '../../../lib/language.ts';
import type { Food } from '../../foods/food.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { indexFoodNames, unlistedFoods } from './step-foods.rules.ts';

const foods = [
  named(
    'salmon',
    ['Salmon fillet', 'Salmon fillets'],
    ['Lomo de salmón'],
    ['Laxfilé', 'Laxfiléer'],
  ),
  named('egg', ['Egg', 'Eggs'], ['Huevo', 'Huevos'], ['Ägg', 'Ägg']),
  named('egg-yolk', ['Egg yolk', 'Egg yolks'], ['Yema de huevo'], ['Äggula', 'Äggulor']),
  named('red-onion', ['Red onion', 'Red onions'], ['Cebolla roja'], ['Rödlök', 'Rödlökar']),
  named(
    'onion',
    ['Yellow onion', 'Yellow onions'],
    ['Cebolla', 'Cebollas'],
    ['Gul lök', 'Gula lökar'],
  ),
  named(
    'cherry-tomato',
    ['Cherry tomato', 'Cherry tomatoes'],
    ['Tomate cherry'],
    ['Körsbärstomat', 'Körsbärstomater'],
  ),
  named('tomato', ['Tomato', 'Tomatoes'], ['Tomate', 'Tomates'], ['Tomat', 'Tomater']),
  named('milk', ['Milk'], ['Leche'], ['Mjölk']),
  named('coconut-milk', ['Coconut milk'], ['Leche de coco'], ['Kokosmjölk']),
  named('ginger', ['Fresh ginger'], ['Jengibre fresco'], ['Färsk ingefära']),
  named('lemon-juice', ['Lemon juice'], ['Jugo de limón'], ['Citronsaft']),
  named('lime-juice', ['Lime juice'], ['Jugo de lima'], ['Limesaft']),
  named('olive-oil', ['Olive oil'], ['Aceite de oliva'], ['Olivolja']),
  named('clove', ['Clove', 'Cloves'], ['Clavo', 'Clavos'], ['Kryddnejlika']),
  named('water', ['Water'], ['Agua'], ['Vatten']),
  named('garlic', ['Garlic'], ['Ajo'], ['Vitlök']),
];

test.each<[Language, string, readonly string[], readonly string[]]>([
  ['en', 'Whisk the eggs with the milk.', ['egg', 'milk'], []],
  ['en', 'Whisk the eggs with the milk.', ['egg'], ['milk']],
  ['en', 'Simmer in the coconut milk.', ['coconut-milk'], []],
  ['en', 'Simmer in the coconut milk.', ['egg'], ['coconut milk']],
  ['en', 'Add the milk.', ['coconut-milk'], []],
  ['en', 'Fry the salmon fillets.', ['salmon'], []],
  ['en', 'Beat in the egg yolks.', ['egg'], []],
  ['en', 'Soften the onion.', ['red-onion'], []],
  ['en', 'Soften the red onion.', ['onion'], []],
  ['en', 'Add the tomatoes.', ['cherry-tomato'], []],
  ['en', 'Grate the ginger.', ['ginger'], []],
  ['en', 'Grate the ginger.', ['egg'], ['ginger']],
  ['en', 'Add the lemon juice.', ['lime-juice'], ['lemon juice']],
  ['en', 'Heat the oil with 2 cloves of it and boil some water.', ['egg'], []],
  ['en', 'Fry the eggplant.', [], []],
  ['es', 'Bate los huevos con la leche.', ['egg'], ['leche']],
  ['es', 'Bate los huevos con la leche de coco.', ['egg', 'coconut-milk'], []],
  ['es', 'Pocha la cebolla con un poco de agua.', ['red-onion'], []],
  ['es', 'Añade el jugo de limón.', ['lime-juice'], ['jugo de limón']],
  ['es', 'Ralla el jengibre.', ['egg'], ['jengibre']],
  ['sv', 'Vispa äggen med mjölken.', ['egg'], ['mjölken']],
  ['sv', 'Vispa äggulorna.', ['egg'], []],
  ['sv', 'Lägg i tomaterna.', ['cherry-tomato'], []],
  ['sv', 'Riv ingefäran.', ['egg'], ['ingefäran']],
  ['sv', 'Fräs löken i olivoljan.', ['red-onion'], ['olivoljan']],
  ['sv', 'Stek laxfilén i oljan.', ['salmon'], []],
])('in %s, "%s" with %j listed leaves %j', (language, text, listedIds, expected) => {
  const listed = foods.filter(({ id }) => listedIds.includes(id));
  const index = indexFoodNames({ foods, language });
  expect(unlistedFoods({ text, listed, index })).toEqual(expected);
});

type Names = readonly [singular: string, plural?: string];

function named(id: string, en: Names, es: Names, sv: Names): Food {
  const nameOf = ([singular, plural = null]: Names | [string, null?]) => ({ singular, plural });
  return buildFood({ id, names: { en: nameOf(en), es: nameOf(es), sv: nameOf(sv) } });
}
