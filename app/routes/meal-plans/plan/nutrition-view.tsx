import type { ReactNode } from 'react';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type {
  DayFiguresFragment,
  PlanTargetsFragment,
  ShownPlanFragment,
} from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { dayNetCarbsText, gramsText, kilocaloriesText } from '../../../amounts/figures.ts';
import { EnergyBar, standingWords } from './day-figures.tsx';
import type { DayWords } from '../../../plans/day-words.ts';

interface NutritionViewProps {
  mealPlan: Pick<ShownPlanFragment, 'days' | 'meanNutrition' | 'targets'>;
  words: DayWords;
}

/** The figures of every day, their mean, and what the member aims at. */
export function NutritionView({ mealPlan, words }: NutritionViewProps) {
  const isApproximate = mealPlan.days.some(({ nutrition }) => nutrition.isNetCarbsApproximate);
  return (
    <Card as="section">
      <h2 id="nutrition" className="pb-3 text-h3">
        {m.meal_plans_table_caption()}
      </h2>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls on small screens
        tabIndex={0}
        aria-labelledby="nutrition"
        className="overflow-x-auto"
      >
        <FiguresTable mealPlan={mealPlan} words={words} />
      </section>
      {isApproximate && (
        <p className="mt-4 text-sm text-ink-2">{m.recipes_nutrition_approximate()}</p>
      )}
    </Card>
  );
}

function FiguresTable({ mealPlan, words }: NutritionViewProps) {
  const locale = useLocale();
  return (
    <table
      aria-labelledby="nutrition"
      className="w-full min-w-[40rem] border-collapse text-left tabular-nums"
    >
      <thead>
        <tr className="text-sm text-ink-2">
          {columns.map((name) => (
            <th key={name()} scope="col" className="py-2 pr-4 font-semibold">
              {name()}
            </th>
          ))}
          <th scope="col" className="py-2 font-semibold">
            {m.meal_plans_legend_note()}
          </th>
        </tr>
      </thead>
      <tbody>
        {mealPlan.days.map((day) => (
          <Row
            key={day.index}
            title={words.heading(day)}
            note={
              day.standing &&
              standingWords({ ...day, standing: day.standing, targets: mealPlan.targets })
            }
            cells={cellsOf({ nutrition: day.nutrition, locale })}
            bar={<EnergyBar nutrition={day.nutrition} />}
          />
        ))}
      </tbody>
      <tfoot className="border-t-2 border-line-strong font-semibold">
        <Row
          title={m.meal_plans_table_mean()}
          cells={cellsOf({ nutrition: mealPlan.meanNutrition, locale })}
          bar={<EnergyBar nutrition={mealPlan.meanNutrition} />}
        />
        {mealPlan.targets && (
          <Row
            title={m.meal_plans_table_targets()}
            note={m.meal_plans_change_targets()}
            cells={targetCells({ targets: mealPlan.targets, locale })}
          />
        )}
      </tfoot>
    </table>
  );
}

const columns = [
  m.meal_plans_table_day,
  m.recipes_nutrient_net_carbs,
  m.recipes_nutrient_protein,
  m.recipes_nutrient_fat,
  m.recipes_nutrient_fiber,
  m.meal_plans_legend_energy,
];

function Row({
  title,
  note,
  cells,
  bar,
}: {
  title: string;
  note?: string | null;
  cells: readonly string[];
  bar?: ReactNode;
}) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="sticky left-0 max-w-40 bg-surface py-3 pr-4 font-semibold">
        {title}
        {note && <span className="block text-sm font-normal text-ink-2">{note}</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="py-3 pr-4 whitespace-nowrap">
          {cell}
        </td>
      ))}
      <td className="w-40 py-4">{bar}</td>
    </tr>
  );
}

function cellsOf({
  nutrition,
  locale,
}: {
  nutrition: DayFiguresFragment;
  locale: Locale;
}): string[] {
  const { energyKcal } = nutrition;
  return [
    dayNetCarbsText({ nutrition, locale }),
    gramsText({ amount: nutrition.proteinGrams, locale }),
    gramsText({ amount: nutrition.fatGrams, locale }),
    gramsText({ amount: nutrition.fiberGrams, locale }),
    kilocaloriesText({ amount: energyKcal, locale }),
  ];
}

/** Fat and fiber have no target of their own. */
function targetCells({
  targets,
  locale,
}: {
  targets: PlanTargetsFragment;
  locale: Locale;
}): string[] {
  const amount = gramsText({ amount: targets.netCarbsLimitGrams, locale });
  return [
    targets.isNetCarbsLimitExclusive
      ? m.meal_plans_target_below({ amount })
      : m.meal_plans_target_at_most({ amount }),
    gramsText({ amount: targets.proteinGrams, locale }),
    '',
    '',
    kilocaloriesText({ amount: targets.energyKcal, locale }),
  ];
}
