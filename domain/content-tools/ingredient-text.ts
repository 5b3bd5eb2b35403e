import type { Unit } from '../../lib/units.ts';
import type { Food } from '../foods/food.ts';
import type { CompiledIngredient } from '../recipes/recipe.ts';
import { conversionOf } from './household-units.ts';
import { amountText } from './recipe-yaml.ts';

/** Of more than one; the others stay as they are. */
const plurals: Readonly<Partial<Record<Unit, string>>> = {
  pinch: 'pinches',
  clove: 'cloves',
  slice: 'slices',
  sprig: 'sprigs',
  leaf: 'leaves',
  stalk: 'stalks',
  head: 'heads',
  bunch: 'bunches',
  can: 'cans',
  handful: 'handfuls',
};

/** `2 cloves garlic, finely chopped`, as people write it and our own import reads it. */
export function ingredientText({
  ingredient,
  food,
}: {
  ingredient: CompiledIngredient;
  food: Food;
}) {
  const { label, amount, unit, notes } = ingredient;
  const name = foodName({ food, amount, unit });
  const lead = label === 'or' || label === 'and' ? `${label} ` : '';
  const extras = [notes.en, ...discardedTexts(ingredient)].filter((part) => part !== null);
  const text = [
    `${lead}${amountText(amount)} ${unitText({ amount, unit, name })}${name}`,
    ...extras,
  ];
  return `${text.join(', ')}${label === 'optional' ? ' (optional)' : ''}`;
}

type Discarded = Pick<CompiledIngredient, 'discardedAmount' | 'discardedFatGrams' | 'unit'>;

export function discardedTexts(ingredient: Discarded): readonly string[] {
  const { discardedAmount, discardedFatGrams, unit } = ingredient;
  return [
    ...(discardedAmount === 0 ? [] : [`${amountText(discardedAmount)} ${unit} discarded`]),
    ...(discardedFatGrams === 0 ? [] : [`${amountText(discardedFatGrams)} g fat discarded`]),
  ];
}

/** Signs that mean something elsewhere make way for the plain words of the id. */
export function foodName(args: { food: Food; amount: number; unit: Unit }): string {
  const { food, amount, unit } = args;
  const { singular, plural } = food.names.en;
  const name = unit === 'piece' && amount > 1 ? (plural ?? singular) : singular;
  return /^[\p{L}\p{N} '’-]+$/u.test(name) ? name.toLowerCase() : food.id.replaceAll('-', ' ');
}

/** Pieces go without saying, unless the food's name begins like a unit: "1 piece leaf lettuce". */
function unitText({ amount, unit, name }: { amount: number; unit: Unit; name: string }): string {
  if (unit === 'piece') return conversionOf(name.split(' ')[0] ?? '') === null ? '' : 'piece ';
  return `${amount > 1 ? (plurals[unit] ?? unit) : unit} `;
}
