import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { Link } from '../../../ui/navigation/link.ts';
import { mostAdults } from '../../../../domain/profile/preferences/eaters.rules.ts';
import { locales } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { listFormat } from '../../../../lib/formats.ts';
import { everybodyNamed, useEaterNames } from '../../../plans/eater-names.ts';
import { formatAmount } from '../../../amounts/format-amount.ts';
import { foodBehind } from '../../../amounts/food-behind.ts';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { useLocale } from '../../../shell/locale.ts';
import { PlanForm } from '../changes/plan-form.tsx';
import type { DishPlace } from '../meal-place.ts';
import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import { findDish } from '../plan/open-dialog.ts';
import { forWhom } from './today-section.tsx';
import { GuestButton, WhoEats } from './who-eats.tsx';

interface TableProps {
  mealPlan: ShownPlanFragment;
  dish: PlanDishFragment;
  place: DishPlace;
  words: DayWords;
  units: UnitSystem;
}

/** Who eats a dish, a guest among them, and what is cooked for them. */
export function AtTheTable({ mealPlan, dish, place, words, units }: TableProps) {
  return (
    <section>
      <h3 className="text-h4">{m.meal_plans_who_eats()}</h3>
      <p className="mt-1 text-ink-2">
        {dish.leftoverOfDay === null
          ? forWhom({ dish, words })
          : words.leftoversFrom(dish.leftoverOfDay)}
      </p>
      <WhoEats
        dish={dish}
        eaters={mealPlan.eaters}
        lunch={dish.leftoversOnDay === null ? null : words.lunchOf(dish.leftoversOnDay)}
        boxCount={boxCountOf({ mealPlan, dish })}
        guest={<Guest mealPlan={mealPlan} dish={dish} place={place} />}
      />
      <NameThem mealPlan={mealPlan} />
      <YouCook dish={dish} units={units} />
    </section>
  );
}

/** How many eat the lunch that is the rest of a dinner. */
function boxCountOf({ mealPlan, dish }: Pick<TableProps, 'mealPlan' | 'dish'>): number {
  const { leftoversOnDay: day, recipe } = dish;
  if (day === null) return 0;
  const place = { day, meal: 'LUNCH' as const, recipeId: recipe.id };
  return findDish({ mealPlan, place })?.portions.length ?? 0;
}

/** Leads to where the others get names, while somebody has none. */
function NameThem({ mealPlan: { isOwn, eaters } }: Pick<TableProps, 'mealPlan'>) {
  const locale = useLocale();
  const names = useEaterNames();
  const isNeeded = eaters.adults + eaters.children > 1;
  if (!isOwn || !isNeeded || everybodyNamed({ eaters, names, locale }) !== null) return null;
  return (
    <p className="mt-3 text-sm">
      <Link to={`${screenPath('foodPreferences', locale)}#eaters`} className="underline">
        {m.meal_plans_name_eaters()}
      </Link>
    </p>
  );
}

/** One more at the table, for this meal alone; who was added can be taken away. */
function Guest({ mealPlan, dish, place }: Omit<TableProps, 'words' | 'units'>) {
  const { title } = dish.recipe;
  const { adults, children } = mealPlan.eaters;
  if (!mealPlan.canEdit || dish.leftoverOfDay !== null) return null;
  const guests = dish.portions.length - adults - children;
  const change = (more: number) => ({
    servings: adults + guests + more,
    children,
    day: place.day,
    meal: place.meal,
  });
  return (
    <>
      {adults + guests < mostAdults && (
        <li>
          <PlanForm intent="change-servings" plan={mealPlan} fields={change(1)}>
            <GuestButton
              icon={PlusIcon}
              name={m.meal_plans_guest_add({ title })}
              label={m.meal_plans_guest()}
              detail={m.meal_plans_guest_once()}
            />
          </PlanForm>
        </li>
      )}
      {guests > 0 && (
        <li>
          <PlanForm intent="change-servings" plan={mealPlan} fields={change(-1)}>
            <GuestButton
              icon={MinusIcon}
              name={m.meal_plans_guest_remove({ title })}
              label={m.meal_plans_guest()}
              detail={m.meal_plans_guest_less()}
            />
          </PlanForm>
        </li>
      )}
    </>
  );
}

/** "You cook 600 g beef and 500 g broccoli." */
function YouCook({
  dish: { mainIngredients },
  units,
}: {
  dish: PlanDishFragment;
  units: UnitSystem;
}) {
  const locale = useLocale();
  if (mainIngredients.length === 0) return null;
  const parts = mainIngredients.map(({ name, amount }) => {
    const shown = amount[units];
    return `${formatAmount({ amount: shown, locale })} ${foodBehind({ amount: shown, name, locale })}`;
  });
  const amounts = listFormat(locales[locale].languageTag, { type: 'conjunction' }).format(parts);
  return <p className="mt-3 text-control">{m.meal_plans_you_cook({ amounts })}</p>;
}
