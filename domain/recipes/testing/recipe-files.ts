import { packColumns } from '../../foods/purchase/parse-packs.ts';
import { nutrientColumns } from '../../foods/table/nutrient-columns.ts';
import { foodColumns } from '../../foods/table/parse-food-row.ts';
import type { RecipeSources } from '../files/parse-recipe.ts';
import type { ContentSources } from '../files/read-content-folder.ts';

/** A small recipe as its three files say it, which has no problems. */
export const englishText = `title: Buttered salmon
description: Salmon in butter, good cold for 2 days.
cuisine: NORDIC
dish: PAN
protein: FISH
meals: [LUNCH, DINNER]
role: main
difficulty: easy
premium: false
servings: 2
leftovers: true
times: { prep: 5, cook: 10, total: 15 }
ingredients:
  - 300 g salmon | in two pieces
  - 2 tbsp butter
  - or 1 tbsp olive-oil
  - 1 pinch salt
steps:
  - text: Melt {butter} of the butter in a pan over medium heat.
    uses: [butter 1/2]
  - text: Fry the salmon for 4 minutes, to 60 °C (140 °F), salt it and add the rest of the butter ({butter}).
    uses: [salmon, salt, butter 1/2]
    timer: 4
`;

export const spanishText = `slug: salmon-con-mantequilla
title: Salmón y mantequilla
description: Salmón en mantequilla.
notes:
  salmon: en dos trozos
steps:
  - Derrite {butter} de la mantequilla en una sartén a fuego medio.
  - Fríe el salmón 4 minutos, a 60 °C (140 °F), añade la sal y el resto de la mantequilla ({butter}).
`;

export const swedishText = `slug: lax-i-smor
title: Lax i smör
description: Lax stekt i smör.
notes:
  salmon: i två bitar
steps:
  - Smält {butter} av smöret i en stekpanna på medelvärme.
  - Stek laxen i 4 minuter, till 60 °C, salta och lägg i resten av smöret ({butter}).
`;

const foodRows = [
  'salmon,usda-sr28:15236,Salmon,,Salmón,,Lax,,fish,fish,FISH,none,no,total,,piece=150,yes,3,salmon',
  'butter,usda-sr28:01001,Butter,,Mantequilla,,Smör,,dairy,dairy,DAIRY,vegetarian,no,total,0.95,,no,2,stick:#F4CF62',
  'olive-oil,usda-sr28:04053,Olive oil,,Aceite de oliva,,Olivolja,,fats,oils-sauces,,vegan,no,total,0.91,,no,2,oildish:#C9B73A',
  'salt,usda-sr28:02047,Salt,,Sal,,Salt,,spices,spices,,vegan,no,total,1.2,,no,1,powder:#FFFFFF',
  'garlic,usda-sr28:11215,Garlic,,Ajo,,Vitlök,,vegetables,produce,,vegan,no,total,,clove=4,no,1,bulb:#F3EAD2',
];

/** Energy, protein, fat, saturated fat, carbohydrate, fibre, sugar, alcohol, water. */
const figureRows = [
  'salmon,208,20.4,13.4,3.1,0,0,0,0,64.9',
  'butter,717,0.9,81.1,51.4,0.1,0,0.1,0,15.9',
  'olive-oil,884,0,100,13.8,0,0,0,0,0',
  'salt,0,0,0,0,0,0,0,0,0.2',
  'garlic,149,6.4,0.5,0.1,33.1,2.1,1,0,58.6',
];

const packRows = [
  'salmon,,,,,loose 0.25lb,loose 50g,,',
  'butter,,,,,piece 8oz,piece 500g,,',
  'olive-oil,,,,yes,bottle 17floz,bottle 5dl,,',
  'salt,,,,yes,box 26oz,pack 1kg,,',
  'garlic,,,,,loose 0.25lb,loose 50g,,',
];

type RecipeTexts = Readonly<{ id?: string; en?: string; es?: string | null; sv?: string | null }>;

export function recipeSources(texts: RecipeTexts = {}): RecipeSources {
  const { id = 'buttered-salmon', en = englishText, es = spanishText, sv = swedishText } = texts;
  return {
    id,
    structure: { file: `${id}.yaml`, text: en },
    translations: {
      es: es === null ? null : { file: `${id}.es.yaml`, text: es },
      sv: sv === null ? null : { file: `${id}.sv.yaml`, text: sv },
    },
  };
}

export function contentSources(recipes: readonly RecipeSources[]): ContentSources {
  return {
    foods: { file: 'foods.csv', text: foodsTable() },
    nutrients: { file: 'nutrients.csv', text: nutrientsTable() },
    premiumFoods: { file: 'premium-foods.csv', text: 'id' },
    allergens: { file: 'allergens.csv', text: 'id,contains,label' },
    packs: { file: 'packs.csv', text: packsTable() },
    recipes,
    similarRecipes: null,
    formerSlugs: null,
    covers: null,
    ids: new Set(recipes.map(({ id }) => id)),
    problems: [],
  };
}

export function foodsTable(): string {
  return [foodColumns.join(','), ...foodRows].join('\n');
}

export function packsTable(): string {
  return [packColumns.join(','), ...packRows].join('\n');
}

export function nutrientsTable(): string {
  const columns = ['id', ...Object.values(nutrientColumns)];
  const rows = figureRows.map((row) => {
    const cells = row.split(',');
    return columns.map((_, index) => cells[index] ?? '').join(',');
  });
  return [columns.join(','), ...rows].join('\n');
}
