import { useState } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { dayNetCarbsText, gramsText, kilocaloriesText } from '../../../amounts/figures.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AddLine, lineMark } from '../recipes/write/add-line.tsx';
import { addTo } from '../recipes/write/add-to.ts';
import { idsOf } from '../recipes/draft/draft-changes.ts';
import { FieldNotes } from '../recipes/draft/edited-field.tsx';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { PlanMeal, type PlanPlace } from './plan-meal.tsx';

type Plan = NonNullable<OpenDraft['recipe']['plan']>;
type Totals = Plan['mean'];

const meals = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
const mostDays = 14;

/** The days of a plan, each with what it adds up to and what the check says of it. */
export function PlanWeek({ open }: { open: OpenDraft }) {
  const [chosen, setChosen] = useState<PlanPlace | null>(null);
  const days = idsOf(open.draft.texts, 'days');
  const { plan } = open.recipe;
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-h3">{m.kitchen_plan_days()}</h2>
        {plan && <TotalsLine totals={plan.mean} label={m.kitchen_plan_mean()} />}
      </div>
      {days.map((day, index) => (
        <div key={day} {...lineMark(day)}>
          <Card as="section" className="grid gap-3">
            <div className="flex flex-wrap items-baseline justify-between gap-2">
              <h3 className="text-h4">{m.kitchen_plan_day({ number: index + 1 })}</h3>
              <TotalsLine totals={plan?.days[index]?.totals} />
            </div>
            <FieldNotes open={open} fields={[`day.${day}`]} />
            {meals.map((meal) => (
              <PlanMeal
                key={meal}
                open={open}
                place={{ day, index, meal }}
                dishes={plan?.days[index]?.dishes.filter((dish) => dish.meal === meal) ?? []}
                chosen={chosen}
                onChoose={setChosen}
              />
            ))}
          </Card>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <AddLine disabled={days.length >= mostDays} onAdd={() => addTo(open, 'days')}>
          {m.kitchen_plan_add_day()}
        </AddLine>
        <Button
          disabled={days.length <= 1}
          onClick={() => open.setText('days', days.slice(0, -1).join(' '))}
        >
          {m.kitchen_plan_remove_day()}
        </Button>
      </div>
    </section>
  );
}

function TotalsLine({ totals, label }: { totals: Totals | undefined; label?: string }) {
  const locale = useLocale();
  if (totals === undefined) return null;
  const grams = (amount: number | null) => gramsText({ amount, locale });
  const parts = [
    kilocaloriesText({ amount: totals.energyKcal, locale }),
    m.kitchen_total_protein({ amount: grams(totals.proteinGrams) }),
    m.kitchen_total_net_carbs({ amount: dayNetCarbsText({ nutrition: totals, locale }) }),
    m.kitchen_total_fiber({ amount: grams(totals.fiberGrams) }),
    m.kitchen_total_salt({ amount: grams(totals.saltGrams) }),
    m.kitchen_total_saturated({ amount: grams(totals.saturatedFatGrams) }),
  ];
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {label !== undefined && <span className="font-semibold text-ink">{label} </span>}
      {parts.join(' · ')}
    </p>
  );
}
