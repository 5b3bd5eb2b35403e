import type { AmountParts } from '../../amounts/amount-parts.ts';
import { Amount } from '../../amounts/amount.tsx';
import type { IngredientLineFragment } from '../../dishes/operations.gen.ts';
import { useStored } from '../../offline/use-stored.ts';
import { CheckRow } from '../../ui/forms/check-row.tsx';
import type { UnitSystem } from '../../amounts/units-preference.ts';
import { FoodPicture } from '../../dishes/food-picture.tsx';
import { IngredientName } from '../../dishes/ingredient-list.tsx';
import { storedTicks, withTick } from './ticks.ts';

interface ChecklistProps {
  recipeId: string;
  ingredients: readonly IngredientLineFragment[];
  units: UnitSystem;
}

/** Everything in its place: what has been taken out is ticked, and stays so. */
export function Checklist({ recipeId, ingredients, units }: ChecklistProps) {
  const { write } = storedTicks;
  const ticked = useStored(storedTicks)[recipeId] ?? [];
  return (
    <ul>
      {ingredients.map((ingredient) => {
        const { key, amount, foodId, foodGroup, hasPicture } = ingredient;
        return (
          <li key={key}>
            <CheckRow
              checked={ticked.includes(key)}
              onChange={() => write((ticks) => withTick(ticks, { recipeId, key }))}
              picture={
                <FoodPicture foodId={foodId} foodGroup={foodGroup} hasPicture={hasPicture} />
              }
              label={<IngredientName ingredient={ingredient} />}
              trailing={<Amount amount={amount[units] as AmountParts} />}
            />
          </li>
        );
      })}
    </ul>
  );
}
