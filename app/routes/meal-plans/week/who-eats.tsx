import type { ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { servingsText } from '../../../amounts/servings-text.ts';
import { nameOfEater, useEaterNames, type EaterNames } from '../../../plans/eater-names.ts';
import type { Icon } from '../../../ui/icon.ts';
import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';

type Portion = PlanDishFragment['portions'][number];

const sizeWords: Record<Portion['size'], () => string> = {
  SMALL: m.meal_plans_plate_small,
  REGULAR: m.meal_plans_plate_regular,
  GENEROUS: m.meal_plans_plate_generous,
  LARGE: m.meal_plans_plate_large,
};

const plateScales: Record<Portion['size'], string> = {
  SMALL: 'scale-95',
  REGULAR: 'scale-115',
  GENEROUS: 'scale-130',
  LARGE: 'scale-145',
};

/**
 * A plate for everybody who eats, as large as their portion, which opens to say how many servings it
 * is, and a box for what is kept.
 */
export function WhoEats({
  dish,
  eaters,
  lunch,
  boxCount,
  guest,
}: {
  dish: Pick<PlanDishFragment, 'recipe' | 'portions'>;
  /** The member is the first. */
  eaters: ShownPlanFragment['eaters'];
  /** "Friday lunch", of a dinner that is also one. */
  lunch: string | null;
  /** One for everybody who eats that lunch. */
  boxCount: number;
  /** Adds or takes away who eats this once. */
  guest: ReactNode;
}) {
  const names = useEaterNames();
  return (
    <ul className="mt-2.5 grid grid-cols-[repeat(auto-fill,minmax(4.85rem,1fr))] gap-x-1.5 gap-y-3 sm:gap-x-2">
      {dish.portions.map(({ size, servings }, index) => (
        <li key={index} className="text-center leading-tight">
          <details className="group text-xs text-ink-2">
            <summary className="grid list-none justify-items-center rounded-md">
              <span className="mb-1 grid size-19 place-items-center">
                <img
                  src={`/plate/${dish.recipe.id}.svg`}
                  alt=""
                  width={72}
                  height={72}
                  className={`size-16 drop-shadow-md ${plateScales[size]}`}
                />
              </span>
              <b className="max-w-full text-control font-control wrap-anywhere text-ink">
                {nameOf({ index, eaters, names, count: dish.portions.length })}
              </b>
              <span className="underline decoration-dotted underline-offset-3 group-open:no-underline">
                {sizeWords[size]()}
              </span>
            </summary>
            <p className="mt-1.5">
              {m.meal_plans_plate_figure({ servings: servingsText(servings) })}
            </p>
          </details>
        </li>
      ))}
      {lunch !== null && (
        <li className="grid content-start justify-items-center text-center leading-tight">
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
          <span className="text-xs text-ink-2">{m.meal_plans_boxes({ count: boxCount })}</span>
        </li>
      )}
      {guest}
    </ul>
  );
}

/** Adults come before children; more than the plan is for are guests, after its adults. */
function nameOf(args: {
  index: number;
  eaters: ShownPlanFragment['eaters'];
  names: EaterNames;
  /** How many eat the dish. */
  count: number;
}): string {
  const { index, eaters, names, count } = args;
  const guests = Math.max(0, count - eaters.adults - eaters.children);
  if (index === 0) return m.meal_plans_eater_you();
  if (index >= eaters.adults && index < eaters.adults + guests) return m.meal_plans_guest();
  const place = index < eaters.adults ? index : index - guests;
  const name = nameOfEater({ index: place, eaters, names });
  if (name !== null) return name;
  if (place < eaters.adults) return m.meal_plans_eater_adult({ number: place + 1 });
  return m.meal_plans_eater_child({ number: place - eaters.adults + 1 });
}

/** As round as the plates beside it. */
export function GuestButton({
  icon: Sign,
  name,
  label,
  detail,
}: {
  icon: Icon;
  name: string;
  label: string;
  detail: string;
}) {
  return (
    <button
      type="submit"
      className="group grid content-start justify-items-center text-center leading-tight"
    >
      <span className="mb-1 grid size-19 place-items-center">
        <span className="grid size-16 place-items-center rounded-full border-2 border-dashed border-line-strong group-hover:border-ink">
          <Sign size="1.4em" weight="bold" aria-hidden />
        </span>
      </span>
      <b className="text-control font-control">{label}</b>
      <span className="text-xs text-ink-2">{detail}</span>
      <span className="sr-only">. {name}</span>
    </button>
  );
}
