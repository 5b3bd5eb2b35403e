import * as m from '../../i18n/paraglide/messages.js';
import type { AmountParts } from '../amounts/amount-parts.ts';
import { Amount } from '../amounts/amount.tsx';
import type { IngredientLineFragment as Ingredient } from './operations.gen.ts';
import { keptPart } from '../loading/kept-part.tsx';
import { classNames } from '../ui/class-names.ts';
import type { UnitSystem } from '../amounts/units-preference.ts';
import { FoodPicture } from './food-picture.tsx';

const labelWords: Record<NonNullable<Ingredient['label']>, () => string> = {
  OR: m.recipes_ingredient_or,
  AND: m.recipes_ingredient_and,
  OPTIONAL: m.recipes_ingredient_optional,
};

interface IngredientListProps {
  ingredients: readonly Ingredient[];
  units: UnitSystem;
}

export const IngredientList = keptPart(function IngredientList({
  ingredients,
  units,
}: IngredientListProps) {
  return (
    <ul>
      {ingredients.map((ingredient) => (
        <li
          key={ingredient.key}
          className="grid min-h-14 grid-cols-[2.75rem_1fr_auto] items-center gap-3.5 border-b border-line py-1 print:min-h-0 print:grid-cols-[1fr_auto]"
        >
          <span className="print:hidden">
            <Food ingredient={ingredient} />
          </span>
          <IngredientName ingredient={ingredient} />
          <Quantity ingredient={ingredient} units={units} />
        </li>
      ))}
    </ul>
  );
});

function Food({ ingredient: { foodId, foodGroup, hasPicture } }: { ingredient: Ingredient }) {
  return <FoodPicture foodId={foodId} foodGroup={foodGroup} hasPicture={hasPicture} />;
}

/** With what comes before and after it: `or …`, `…, chopped`, `…, optional`. */
export function IngredientName({
  ingredient: { name, note, label, isAlternative },
}: {
  ingredient: Ingredient;
}) {
  const leads = label === 'OR' || label === 'AND';
  return (
    <span className={classNames(isAlternative && 'text-ink-2')}>
      {label && leads && <i className="not-italic font-semibold">{labelWords[label]()} </i>}
      {name}
      {note && `, ${note}`}
      {label === 'OPTIONAL' && <span className="text-ink-2">, {labelWords[label]()}</span>}
    </span>
  );
}

function Quantity({ ingredient, units }: { ingredient: Ingredient; units: UnitSystem }) {
  const { amount, weight } = ingredient;
  return (
    <span className="text-right font-semibold">
      <Amount amount={amount[units] as AmountParts} />
      {weight && (
        <>
          {' ('}
          <Amount amount={weight[units] as AmountParts} />
          {')'}
        </>
      )}
    </span>
  );
}
