/** What one of a unit is, in the measure its kind is added up in. */
export interface TypedUnit {
  /** `g`, `ml`, or the unit itself where it is counted: cans are not added to bags. */
  readonly measure: string;
  readonly each: number;
}

/** As people write them on a list, in English, Spanish and Swedish; without plurals with an s more. */
const words: readonly (readonly [measure: string, each: number, words: string])[] = [
  ['g', 1, 'g gr gram gramo'],
  ['g', 100, 'hg hekto'],
  ['g', 1000, 'kg kilo kilogram kilogramo'],
  ['g', 28.349523125, 'oz ounce onza'],
  ['g', 453.59237, 'lb pound libra'],
  ['ml', 1, 'ml mililitro milliliter millilitre krm'],
  ['ml', 10, 'cl centiliter centilitro'],
  ['ml', 100, 'dl deciliter decilitro'],
  ['ml', 1000, 'l lt liter litre litro'],
  ['ml', 5, 'tsp teaspoon cdta cucharadita tsk'],
  ['ml', 29.5735295625, 'floz'],
  ['ml', 473.176473, 'pint pt pinta'],
  ['ml', 946.352946, 'quart qt'],
  ['ml', 3785.411784, 'gallon gal galón galones'],
  ['ml', 15, 'tbsp tablespoon cda cucharada msk'],
  ['ml', 240, 'cup taza kopp koppar'],
  ['piece', 1, 'x × pc piece pza pieza st'],
  ['piece', 1, 'stycken unidad unidades ud'],
  ['piece', 12, 'dozen docena dussin'],
  ['pack', 1, 'pack packet pkg paquete'],
  ['pack', 1, 'paket pkt förpackning förpackningar förp frp'],
  ['sachet', 1, 'sachet sobre'],
  ['tub', 1, 'tub tarrina bytta byttor'],
  ['stick', 1, 'stick barra'],
  ['head', 1, 'head cabeza huvud huvuden'],
  ['pot', 1, 'kruka krukor'],
  ['can', 1, 'can tin lata konservburk konservburkar'],
  ['jar', 1, 'jar frasco tarro bote burk burkar'],
  ['bottle', 1, 'bottle botella flaska flaskor'],
  ['bag', 1, 'bag bolsa påse påsar'],
  ['box', 1, 'box boxes caja ask askar'],
  ['carton', 1, 'carton cartón cartones kartong kartonger'],
  ['bunch', 1, 'bunch bunches manojo knippe knippen'],
  ['clove', 1, 'clove diente klyfta klyftor'],
  ['slice', 1, 'slice rebanada skiva skivor'],
];

const unitsByWord: ReadonlyMap<string, TypedUnit> = new Map(
  words.flatMap(([measure, each, all]) =>
    all.split(' ').map((word) => [word, { measure, each }] as const),
  ),
);

/** Undefined for what is no unit. */
export function typedUnit(word: string): TypedUnit | undefined {
  const written = word.toLowerCase().replaceAll(/[.\s]/g, '');
  return unitsByWord.get(written) ?? unitsByWord.get(written.replace(/(?<=..)s$/, ''));
}
