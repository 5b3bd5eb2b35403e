import { expect, test } from 'vitest';
import { quantityValue } from '../../lib/fractions.ts';
import { languages } from '../../lib/language.ts';
import { amountParts, formatAmount } from '../recipes/amounts/amount-text.rules.ts';
import type { ShownAmount } from '../recipes/amounts/shown-amount.ts';
import { ownContent } from '../recipes/testing/own-content.ts';
import { cookedServings } from './cooked-servings.rules.ts';
import { exactFoods, exactGroups, roughlyCountedFoods } from './measures/food-measures.ts';
import { recipeSheet, type SheetIngredient } from './sheet/recipe-sheet.ts';

const content = await ownContent();
const foods = new Map(content.foods.map((food) => [food.id, food]));
const eaters = [1, 2, 3, 4, 5, 6];

/** What a cook would laugh at, each with what is wrong about it. */
const laughable: readonly [string, (shown: ShownAmount, line: SheetIngredient) => boolean][] = [
  [
    'a scale is not read to the gram',
    ({ quantity, unit }, line) => {
      if (unit !== 'g' && unit !== 'ml') return false;
      const value = quantityValue(quantity);
      return value >= 10 && value % 5 !== 0 && !(value < 25 && isWeighedToTheGram(line));
    },
  ],
  [
    'herbs and fat below ten grams are spooned',
    ({ unit }, line) => unit === 'g' && isSpooned(line) && gramsOf(line) < 10,
  ],
  [
    'small things in number are not counted one by one',
    ({ quantity, unit }, line) => {
      const isSmall = ['leaf', 'sprig', 'clove'].includes(unit) || isSmallPiece(unit, line);
      const value = quantityValue(quantity);
      return isSmall && ((value > 10 && value % 2 !== 0 && value % 5 !== 0) || value % 1 > 0.5);
    },
  ],
  [
    'nobody tops up a cup of vegetables or fruit with a spoon of them',
    ({ plus }, { foodGroup, amount }) =>
      plus !== undefined &&
      amount.metric.unit === 'g' &&
      ['vegetables', 'fruit'].includes(foodGroup),
  ],
  [
    'spoons are half full at the most divided',
    ({ quantity, unit }) => unit === 'tbsp' && (quantityValue(quantity) * 2) % 1 !== 0,
  ],
];

function isWeighedToTheGram({ foodId, foodGroup }: SheetIngredient): boolean {
  const asWritten = ['ginger'];
  return exactFoods.has(foodId) || exactGroups.includes(foodGroup) || asWritten.includes(foodId);
}

function isSpooned({ foodId, foodGroup }: SheetIngredient): boolean {
  const hasSpoons = foods.get(foodId)?.densityGramsPerMl !== null;
  return hasSpoons && ['herbs', 'fats'].includes(foodGroup);
}

function isSmallPiece(unit: string, { foodId }: SheetIngredient): boolean {
  return unit === 'piece' && roughlyCountedFoods.has(foodId);
}

function gramsOf({ amount: { metric } }: SheetIngredient): number {
  return quantityValue(metric.quantity);
}

test('no amount of any recipe for one to six eaters is one that a cook would laugh at', () => {
  const found = content.recipes.flatMap((recipe) =>
    eaters.flatMap((wanted) =>
      languages.flatMap((language) => {
        const servings = cookedServings({ recipe, wanted, foods });
        const { ingredients } = recipeSheet({ recipe, servings, foods, language });
        return ingredients.flatMap((line) =>
          Object.values(line.amount).flatMap((shown) =>
            laughable
              .filter(([, isIt]) => isIt(shown, line))
              .map(([why]) => {
                const text = formatAmount({ amount: amountParts(shown), locale: language });
                return `${recipe.id} for ${wanted}, ${language}: ${text} ${line.name}: ${why}`;
              }),
          ),
        );
      }),
    ),
  );
  expect(found).toEqual([]);
});

test('no note repeats the name it stands beside', () => {
  const found = content.recipes.flatMap((recipe) =>
    languages.flatMap((language) =>
      recipeSheet({ recipe, servings: recipe.servings, foods, language }).ingredients.filter(
        ({ name, note }) => {
          const words = name.toLowerCase().replaceAll(/[(),]/g, '');
          const parts = note?.toLowerCase().split(', ') ?? [];
          return parts.some((part) => ` ${words} `.includes(` ${part} `));
        },
      ),
    ),
  );
  expect(found.map(({ name, note }) => `${name}: ${note}`)).toEqual([]);
});

test('a note is in the number of the name it stands beside', () => {
  const found = content.recipes.flatMap((recipe) =>
    eaters.flatMap((servings) =>
      (['es', 'sv'] as const).flatMap((language) =>
        recipeSheet({ recipe, servings, foods, language })
          .ingredients.filter((line) => isOfOtherNumber(line, language))
          .map(({ name, note }) => `${recipe.id}, ${language}: ${name}, ${note}`),
      ),
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});

/** "Filetes, bien seco", "Rödbetor, tärnad". What is said behind other things may be said of those. */
function isOfOtherNumber({ name, note }: SheetIngredient, language: 'es' | 'sv'): boolean {
  const [first = ''] = note?.split(/[,;]/) ?? [];
  if (language === 'sv') {
    const isMany = /(?:[^dp]or|[dgklmnt]lar|nor|tar)$/.test(name.split(' på ')[0] ?? '');
    return isMany && !first.startsWith('hälften') && /(?:ad|iven|unnen|ljd)$/.test(first);
  }
  const isMany = /^\p{L}+s(?: |,|$)/u.test(name);
  const [, many] =
    /^(?:(?:muy|bien|recién) )?\p{L}+(?:ad|id|sec|enter)[oa](s?)$/u.exec(first) ?? [];
  return many !== undefined && (many === 's') !== isMany && !isOfLeaves(name);
}

/** Leaves are torn as many as they are. */
function isOfLeaves(name: string): boolean {
  return name.startsWith('Hoja ');
}

test('no measure says what the name beside it says again', () => {
  const found = content.recipes.flatMap((recipe) =>
    languages.flatMap((language) =>
      recipeSheet({ recipe, servings: recipe.servings, foods, language }).ingredients.flatMap(
        ({ name, amount }) =>
          Object.values(amount)
            .map((shown) => formatAmount({ amount: amountParts(shown), locale: language }))
            .filter((text) => saysTwice({ text, name }))
            .map((text) => `${language}: ${text} ${name}`),
      ),
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});

/** What a language calls so: stalks of "stjälkselleri". */
const usualWords = ['Stjälkselleri'];

/** Whether a word of the measure begins a word of the name: "can" and "canned", "leaves" and "leaf". */
function saysTwice({ text, name }: { text: string; name: string }): boolean {
  if (usualWords.includes(name)) return false;
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const measures = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return measures.some((measure) => words.some((word) => word.startsWith(measure.slice(0, 3))));
}
