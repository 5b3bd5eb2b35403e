import { gramsPerOunce, gramsPerPound, millilitersPer } from '../../lib/units.ts';
import type { Unit } from '../../lib/units.ts';

/** What one of a unit is in a unit of ours. */
type Conversion = Readonly<{ unit: Unit; factor: number }>;

/** By how people write it in English, Spanish and Swedish; the dot of an abbreviation is left out. */
const spellings: readonly (readonly [Conversion, string])[] = [
  [one('g'), 'g gr gram grams gramme grammes gramo gramos'],
  [times('g', 1000), 'kg kilo kilos kilogram kilograms kilogramo kilogramos'],
  [times('g', 100), 'hg hekto hektogram'],
  [times('g', gramsPerOunce), 'oz ounce ounces onza onzas'],
  [times('g', gramsPerPound), 'lb lbs pound pounds libra libras'],
  [
    one('ml'),
    'ml milliliter milliliters millilitre millilitres mililitro mililitros krm kryddmått',
  ],
  [times('ml', 10), 'cl centiliter centilitre centilitro centilitros'],
  [
    times('ml', millilitersPer.dl),
    'dl deciliter deciliters decilitre decilitres decilitro decilitros',
  ],
  [times('ml', millilitersPer.l), 'l liter liters litre litres litro litros'],
  [times('ml', millilitersPer.cup), 'cup cups c taza tazas kopp koppar'],
  [times('ml', millilitersPer['fl-oz']), 'fl-oz'],
  [times('ml', 2 * millilitersPer.cup), 'pint pints pt'],
  [times('ml', 4 * millilitersPer.cup), 'quart quarts qt qts'],
  [
    one('tbsp'),
    'tbsp tbsps tbs tablespoon tablespoons cucharada cucharadas cda cdas msk matsked matskedar',
  ],
  [
    one('tsp'),
    'tsp tsps teaspoon teaspoons cucharadita cucharaditas cdta cdtas cdita cditas tsk tesked teskedar',
  ],
  [one('pinch'), 'pinch pinches dash dashes pizca pizcas nypa nypor'],
  [
    one('piece'),
    'piece pieces pc pcs pieza piezas unidad unidades ud uds st stycken styck bit bitar',
  ],
  [one('piece'), 'large medium small stor stora liten små medelstor medelstora'],
  [one('clove'), 'clove cloves diente dientes klyfta klyftor'],
  [one('slice'), 'slice slices loncha lonchas rebanada rebanadas rodaja rodajas skiva skivor'],
  [one('sprig'), 'sprig sprigs ramita ramitas kvist kvistar'],
  [one('leaf'), 'leaf leaves hoja hojas blad'],
  [one('stalk'), 'stalk stalks rib ribs tallo tallos stjälk stjälkar'],
  [one('head'), 'head heads cabeza cabezas huvud'],
  [one('bunch'), 'bunch bunches manojo manojos knippe knippa knippen'],
  [one('can'), 'can cans tin tins lata latas burk burkar'],
  [one('handful'), 'handful handfuls puñado puñados näve nävar'],
];

const conversions: ReadonlyMap<string, Conversion> = new Map(
  spellings.flatMap(([conversion, words]) => words.split(' ').map((word) => [word, conversion])),
);

/** Null for a word that is no unit. */
export function conversionOf(word: string): Conversion | null {
  return conversions.get(word.toLowerCase().replace(/\.$/, '')) ?? null;
}

export const unitWords: readonly string[] = [...conversions.keys()];

function one(unit: Unit): Conversion {
  return { unit, factor: 1 };
}

function times(unit: Unit, factor: number): Conversion {
  return { unit, factor };
}
