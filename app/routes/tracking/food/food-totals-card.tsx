import { roundableDayNetCarbs } from '../../../../domain/recipes/nutrition/strictness.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { FoodDayFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { CarbRing } from '../../../ui/data/carb-ring.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { gramsText, wholeNumber } from '../../../amounts/figures.ts';
import { totalGrams, totalKilocalories } from './food-words.ts';
import { Link } from '../../../ui/navigation/link.ts';

/** What the day holds so far; net carbs lead. */
export function FoodTotalsCard({ foodDay }: { foodDay: FoodDayFragment }) {
  const locale = useLocale();
  const { targets } = foodDay;
  return (
    <Card as="section" className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <h2 className="sr-only">{m.tracking_totals()}</h2>
      <NetCarbs foodDay={foodDay} />
      <dl className="grid flex-1 grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-5 gap-y-4">
        {useFigures(foodDay).map(({ value, label, target }) => (
          <div key={label} className="flex flex-col">
            <dt className="order-2 text-sm text-ink-2">{label}</dt>
            <dd className="figures order-1 text-[1.6rem] leading-tight">{value}</dd>
            {target && <dd className="order-3 text-sm text-ink-2">{target}</dd>}
          </div>
        ))}
      </dl>
      {!targets && (
        <p className="w-full text-sm text-ink-2">
          {m.tracking_no_targets()}{' '}
          <Link to={screenPath('onboarding', locale, {})} className="link">
            {m.site_take_the_quiz()}
          </Link>
        </p>
      )}
    </Card>
  );
}

function useFigures({ totals, targets }: FoodDayFragment) {
  const locale = useLocale();
  const { netCarbsGrams, proteinGrams, energyKcal, fatGrams, isNetCarbsApproximate } = totals;
  const of = (amount: string) => m.tracking_of_target({ amount });
  const figures = [
    {
      value: totalGrams({ total: proteinGrams, locale }),
      label: m.recipes_fact_protein(),
      target: targets && of(gramsText({ amount: targets.proteinGrams, locale })),
    },
    {
      value: totalKilocalories({ total: energyKcal, locale }),
      label: m.tracking_energy(),
      target: targets && of(wholeNumber({ amount: targets.energyKcal, locale })),
    },
    { value: totalGrams({ total: fatGrams, locale }), label: m.tracking_fat(), target: null },
  ];
  if (targets) return figures;
  const value = totalGrams({ total: netCarbsGrams, isApproximate: isNetCarbsApproximate, locale });
  return [{ value, label: m.recipes_net_carbs(), target: null }, ...figures];
}

function NetCarbs({ foodDay: { totals, targets } }: { foodDay: FoodDayFragment }) {
  const locale = useLocale();
  if (!targets) return null;
  const { netCarbsGrams, isNetCarbsApproximate: isApproximate } = totals;
  const total = { ...netCarbsGrams, amount: roundableDayNetCarbs(netCarbsGrams.amount) };
  const eaten = totalGrams({ total, isApproximate, locale });
  const limit = gramsText({ amount: targets.netCarbsLimitGrams, locale });
  const over = Math.round(total.amount) - targets.netCarbsLimitGrams;
  const targetText =
    over > 0
      ? m.home_carbs_over({ amount: gramsText({ amount: over, locale }) })
      : m.home_carbs_of({ limit: wholeNumber({ amount: targets.netCarbsLimitGrams, locale }) });
  return (
    <CarbRing
      value={total.amount}
      target={targets.netCarbsLimitGrams}
      valueText={eaten}
      targetText={targetText}
      label={m.tracking_carbs_eaten({ eaten, limit })}
    />
  );
}
