import { roundableDayNetCarbs } from '../../../../domain/recipes/nutrition/strictness.rules.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type {
  DayFiguresFragment,
  PlanDayFragment,
  PlanTargetsFragment,
} from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { FactRow, type Fact } from '../../../ui/data/fact-row.tsx';
import { MacroBar, type MacroKind } from '../../../ui/data/macro-bar.tsx';
import { dayNetCarbsText, gramsText, wholeNumber } from '../../../amounts/figures.ts';

interface DayFiguresProps {
  day: Pick<PlanDayFragment, 'nutrition' | 'standing'>;
  targets: PlanTargetsFragment | null;
}

/** What a day holds, of what the member should eat. */
export function DayFigures({ day, targets }: DayFiguresProps) {
  const locale = useLocale();
  const { nutrition, standing } = day;
  return (
    <>
      <FactRow facts={facts({ nutrition, targets, locale })} />
      <EnergyBar nutrition={nutrition} />
      {standing && (
        <p className="text-sm text-ink-2">{standingWords({ standing, nutrition, targets })}</p>
      )}
    </>
  );
}

function facts(args: {
  nutrition: DayFiguresFragment;
  targets: PlanTargetsFragment | null;
  locale: Locale;
}): Fact[] {
  const { nutrition, targets, locale } = args;
  const grams = (amount: number | null) => gramsText({ amount, locale });
  const { energyKcal } = nutrition;
  return [
    {
      value: dayNetCarbsText({ nutrition, locale }),
      label: targets
        ? m.meal_plans_net_carbs_of({ target: grams(targets.netCarbsLimitGrams) })
        : m.recipes_net_carbs(),
    },
    {
      value: grams(nutrition.proteinGrams),
      label: targets
        ? m.meal_plans_protein_of({ target: grams(targets.proteinGrams) })
        : m.recipes_fact_protein(),
    },
    {
      value:
        energyKcal === null ? m.recipes_unknown() : wholeNumber({ amount: energyKcal, locale }),
      label: targets
        ? m.meal_plans_energy_of({ target: wholeNumber({ amount: targets.energyKcal, locale }) })
        : m.recipes_fact_kcal(),
    },
  ];
}

export function EnergyBar({ nutrition }: { nutrition: DayFiguresFragment }) {
  const { energyShares } = nutrition;
  if (energyShares === null) return null;
  const shares: { kind: MacroKind; percent: number }[] = [
    { kind: 'carbs', percent: energyShares.netCarbs * 100 },
    { kind: 'protein', percent: energyShares.protein * 100 },
    { kind: 'fat', percent: energyShares.fat * 100 },
  ];
  const [carbs, protein, fat] = shares.map(({ percent }) => Math.round(percent));
  const label = m.recipes_energy_bar({ carbs: carbs ?? 0, protein: protein ?? 0, fat: fat ?? 0 });
  return <MacroBar label={label} shares={shares} />;
}

/** In words what the figures say; calm where something is off. */
export function standingWords(args: {
  standing: NonNullable<PlanDayFragment['standing']>;
  nutrition: Pick<DayFiguresFragment, 'netCarbsGrams'>;
  targets: Pick<PlanTargetsFragment, 'netCarbsLimitGrams'> | null;
}): string {
  const { standing, nutrition, targets } = args;
  const grams = Math.round(roundableDayNetCarbs(nutrition.netCarbsGrams ?? 0));
  const isAtLimit = grams === targets?.netCarbsLimitGrams;
  const netCarbs = isAtLimit
    ? m.meal_plans_standing_net_carbs_at()
    : m.meal_plans_standing_net_carbs_above();
  const off = [
    standing.netCarbs === 'ABOVE' && netCarbs,
    standing.protein === 'BELOW' && m.meal_plans_standing_protein_below(),
    standing.energy === 'ABOVE' && m.meal_plans_standing_energy_above(),
    standing.energy === 'BELOW' && m.meal_plans_standing_energy_below(),
  ].filter((words) => words !== false);
  return off.length === 0 ? m.meal_plans_standing_fits() : off.join('. ');
}
