/** What one of a unit is, in the measure its kind is added up in. */
export interface TypedUnit {
  /** `g`, `ml`, or the unit itself where it is counted: cans are not added to bags. */
  readonly measure: string;
  readonly each: number;
}

/** As people write them on a list, in English, Spanish and Swedish. */
const words: readonly (readonly [measure: string, each: number, ...words: string[]])[] = [
  ['g', 1, 'g', 'gr', 'gram', 'grams', 'gramo', 'gramos'],
  ['g', 100, 'hg', 'hekto'],
  ['g', 1000, 'kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramo', 'kilogramos'],
  ['g', 28.349523125, 'oz', 'ounce', 'ounces', 'onza', 'onzas'],
  ['g', 453.59237, 'lb', 'lbs', 'pound', 'pounds', 'libra', 'libras'],
  ['ml', 1, 'ml', 'mililitro', 'mililitros', 'milliliter', 'milliliters', 'millilitre', 'krm'],
  ['ml', 10, 'cl', 'centiliter', 'centilitro', 'centilitros'],
  ['ml', 100, 'dl', 'deciliter', 'deciliters', 'decilitro', 'decilitros'],
  ['ml', 1000, 'l', 'lt', 'liter', 'liters', 'litre', 'litres', 'litro', 'litros'],
  ['ml', 5, 'tsp', 'teaspoon', 'teaspoons', 'cdta', 'cdtas', 'cucharadita', 'cucharaditas', 'tsk'],
  ['ml', 29.5735295625, 'floz'],
  ['ml', 473.176473, 'pint', 'pints', 'pt', 'pinta', 'pintas'],
  ['ml', 946.352946, 'quart', 'quarts', 'qt', 'qts'],
  ['ml', 3785.411784, 'gallon', 'gallons', 'gal', 'galón', 'galones'],
  ['ml', 15, 'tbsp', 'tablespoon', 'tablespoons', 'cda', 'cdas', 'cucharada', 'cucharadas', 'msk'],
  ['ml', 240, 'cup', 'cups', 'taza', 'tazas', 'kopp', 'koppar'],
  ['piece', 1, 'x', '×', 'pc', 'pcs', 'piece', 'pieces', 'pza', 'pzas', 'pieza', 'piezas', 'st'],
  ['piece', 1, 'stycken', 'unidad', 'unidades', 'ud', 'uds'],
  ['piece', 12, 'dozen', 'docena', 'docenas', 'dussin'],
  ['pack', 1, 'pack', 'packs', 'packet', 'packets', 'pkg', 'pkgs', 'paquete', 'paquetes'],
  ['pack', 1, 'paket', 'pkt', 'förpackning', 'förpackningar', 'förp', 'frp'],
  ['sachet', 1, 'sachet', 'sachets', 'sobre', 'sobres'],
  ['tub', 1, 'tub', 'tubs', 'tarrina', 'tarrinas', 'bytta', 'byttor'],
  ['stick', 1, 'stick', 'sticks', 'barra', 'barras'],
  ['head', 1, 'head', 'heads', 'cabeza', 'cabezas', 'huvud', 'huvuden'],
  ['pot', 1, 'kruka', 'krukor'],
  ['can', 1, 'can', 'cans', 'tin', 'tins', 'lata', 'latas', 'konservburk', 'konservburkar'],
  [
    'jar',
    1,
    'jar',
    'jars',
    'frasco',
    'frascos',
    'tarro',
    'tarros',
    'bote',
    'botes',
    'burk',
    'burkar',
  ],
  ['bottle', 1, 'bottle', 'bottles', 'botella', 'botellas', 'flaska', 'flaskor'],
  ['bag', 1, 'bag', 'bags', 'bolsa', 'bolsas', 'påse', 'påsar'],
  ['box', 1, 'box', 'boxes', 'caja', 'cajas', 'ask', 'askar'],
  ['carton', 1, 'carton', 'cartons', 'cartón', 'cartones', 'kartong', 'kartonger'],
  ['bunch', 1, 'bunch', 'bunches', 'manojo', 'manojos', 'knippe', 'knippen'],
  ['clove', 1, 'clove', 'cloves', 'diente', 'dientes', 'klyfta', 'klyftor'],
  ['slice', 1, 'slice', 'slices', 'rebanada', 'rebanadas', 'skiva', 'skivor'],
];

const unitsByWord: ReadonlyMap<string, TypedUnit> = new Map(
  words.flatMap(([measure, each, ...all]) => all.map((word) => [word, { measure, each }] as const)),
);

/** Undefined for what is no unit. */
export function typedUnit(word: string): TypedUnit | undefined {
  return unitsByWord.get(word.toLowerCase().replaceAll(/[.\s]/g, ''));
}
