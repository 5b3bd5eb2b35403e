import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';

type Portion = PlanDishFragment['portions'][number];

const sizeWords: Record<Portion['size'], () => string> = {
  SMALL: m.meal_plans_plate_small,
  REGULAR: m.meal_plans_plate_regular,
  GENEROUS: m.meal_plans_plate_generous,
  LARGE: m.meal_plans_plate_large,
};

const plateScales: Record<Portion['size'], string> = {
  SMALL: 'scale-80',
  REGULAR: 'scale-100',
  GENEROUS: 'scale-110',
  LARGE: 'scale-120',
};

/** A plate for everybody who eats, as large as their portion, and a box for what is kept. */
export function WhoEats({
  dish,
  eaters,
  lunch,
}: {
  dish: Pick<PlanDishFragment, 'recipe' | 'portions'>;
  /** The member is the first. */
  eaters: ShownPlanFragment['eaters'];
  /** "Friday lunch", of a dinner that is also one. */
  lunch: string | null;
}) {
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-2 gap-y-3">
      {dish.portions.map(({ size }, index) => (
        <li
          key={index}
          className="grid w-24 content-start justify-items-center text-center leading-tight"
        >
          <span className="mb-1 grid size-19 place-items-center">
            <img
              src={`/plate/${dish.recipe.id}.svg`}
              alt=""
              width={72}
              height={72}
              className={`size-16 drop-shadow-md ${plateScales[size]}`}
            />
          </span>
          <b className="text-control font-control">{nameOf({ index, eaters })}</b>
          <span className="text-xs text-ink-2">{sizeWords[size]()}</span>
        </li>
      ))}
      {lunch !== null && (
        <li className="grid w-24 content-start justify-items-center text-center leading-tight">
          <span className="mb-1 grid size-19 place-items-center rounded-md border-2 border-line bg-sunken">
            <img
              src={`/plate/${dish.recipe.id}.svg`}
              alt=""
              width={72}
              height={72}
              className="size-12 drop-shadow-md"
            />
          </span>
          <b className="text-control font-control first-letter:uppercase">{lunch}</b>
          <span className="text-xs text-ink-2">{m.meal_plans_one_box()}</span>
        </li>
      )}
    </ul>
  );
}

/** Adults come before children. */
function nameOf({ index, eaters }: { index: number; eaters: ShownPlanFragment['eaters'] }): string {
  if (index === 0) return m.meal_plans_eater_you();
  if (index < eaters.adults) return m.meal_plans_eater_adult({ number: index + 1 });
  return m.meal_plans_eater_child({ number: index - eaters.adults + 1 });
}
