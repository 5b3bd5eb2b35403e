import { nutrientNames } from '../../../lib/nutrients.ts';
import { packColumns } from '../../foods/purchase/parse-packs.ts';
import { nutrientColumns } from '../../foods/table/nutrient-columns.ts';
import { foodColumns } from '../../foods/table/parse-food-row.ts';
import type { Fields } from '../documents/document.rules.ts';
import type { EditedFile } from '../kinds/edited-file.ts';
import { csvLine } from './csv-line.ts';
import { foodCells, packCells } from './judge-food.ts';

interface EditedFood {
  readonly id: string;
  readonly fields: Fields;
}

/** The rows of edited foods, table by table: each goes in the place of the row with its id. */
export function foodFiles(edited: readonly EditedFood[]): readonly EditedFile[] {
  if (edited.length === 0) return [];
  const foods = edited.map((each) => {
    const cells = foodCells(each);
    return foodColumns.map((column) => cells[column] ?? '');
  });
  const packs = edited.flatMap((each) => {
    const cells = packCells(each);
    return cells === null ? [] : [cells];
  });
  return [
    table('foods', foodColumns, foods),
    table('label-foods', labelColumns, edited.map(labelRow)),
    table('packs', packColumns, packs),
    table('allergens', ['id', 'contains', 'label'], edited.map(allergenRow)),
  ];
}

const labelColumns = [
  'id',
  'carb_basis',
  ...nutrientNames.map((name) => nutrientColumns[name]),
  'note',
];

function labelRow({ id, fields }: EditedFood): readonly string[] {
  const figures = nutrientNames.map((name) => fields[`figure.${name}`] ?? '');
  return [id, fields['carbBasis'] ?? '', ...figures, fields['citation'] ?? fields['source'] ?? ''];
}

function allergenRow({ id, fields }: EditedFood): readonly string[] {
  const words = (field: string) => (fields[field] ?? '').replaceAll(' ', '+');
  return [id, words('contains'), words('labelChecks')];
}

function table(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): EditedFile {
  const text = [columns, ...rows].map(csvLine).join('\n');
  return { name: `foods/${name}.edited.csv`, text: `${text}\n`, fields: [] };
}
