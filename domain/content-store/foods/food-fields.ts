import { languages } from '../../../lib/language.ts';
import { nutrientNames } from '../../../lib/nutrients.ts';
import type { Food } from '../../foods/food.ts';
import { writePack } from '../../foods/purchase/write-pack.ts';
import type { Fields } from '../documents/document.rules.ts';

type Field = readonly [name: string, value: string];

/** A food as its editor changes it; figures are of 100 g, and an empty one is unknown. */
export function fieldsOfFood(food: Food): Fields {
  const fields: Field[] = [
    ...languages.flatMap((language): Field[] => [
      [`title.${language}`, food.names[language].singular],
      [`plural-${language}`, food.names[language].plural ?? ''],
    ]),
    ['source', food.source],
    ['group', food.group],
    ['aisle', food.aisle],
    ['avoid', food.avoidGroups.join(' ')],
    ['diet', food.diet],
    ['gluten', food.hasGluten ? 'yes' : 'no'],
    ['contains', food.contains.join(' ')],
    ['labelChecks', food.labelChecks.join(' ')],
    ['carbBasis', food.carbBasis],
    ['density', food.densityGramsPerMl === null ? '' : String(food.densityGramsPerMl)],
    [
      'measures',
      Object.entries(food.gramsPerMeasure)
        .map(([unit, grams]) => `${unit}=${grams}`)
        .join('; '),
    ],
    ['perishable', food.isPerishable ? 'yes' : ''],
    ['cost', String(food.costLevel)],
    ['premium', food.isPremium ? 'yes' : ''],
    ['look', food.look],
    ...nutrientNames.map((name): Field => {
      const figure = food.nutrientsPer100g[name];
      return [`figure.${name}`, figure === null ? '' : String(figure)];
    }),
    ...packFields(food),
  ];
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

function packFields(food: Food): readonly Field[] {
  const { purchase } = food;
  if (purchase === null) return [];
  const { whole, isStaple, packs, aisles } = purchase;
  const written = (market: 'us' | 'se') =>
    packs[market].map((pack) => writePack({ pack, food })).join('; ');
  return [
    ['pack.whole', whole?.foodId ?? ''],
    ['pack.part', whole?.part ?? ''],
    ['pack.yield', whole === null ? '' : String(100 / whole.gramsPerGram)],
    ['pack.staple', isStaple ? 'yes' : ''],
    ['pack.us', written('us')],
    ['pack.se', written('se')],
    ['pack.aisleUs', aisles.us === food.aisle ? '' : aisles.us],
    ['pack.aisleSe', aisles.se === food.aisle ? '' : aisles.se],
  ];
}
