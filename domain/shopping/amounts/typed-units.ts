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
  ['ml', 15, 'tbsp', 'tablespoon', 'tablespoons', 'cda', 'cdas', 'cucharada', 'cucharadas', 'msk'],
  ['ml', 240, 'cup', 'cups', 'taza', 'tazas', 'kopp', 'koppar'],
  ['piece', 1, 'x', '×', 'pc', 'pcs', 'piece', 'pieces', 'pza', 'pzas', 'pieza', 'piezas', 'st'],
  ['pack', 1, 'pack', 'packs', 'paquete', 'paquetes', 'paket', 'förpackning', 'förpackningar'],
  ['can', 1, 'can', 'cans', 'tin', 'tins', 'lata', 'latas', 'konservburk', 'konservburkar'],
  ['jar', 1, 'jar', 'jars', 'frasco', 'frascos', 'burk', 'burkar'],
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
  return unitsByWord.get(word.toLowerCase().replace(/\.$/, ''));
}
