import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import type {
  DayFigures,
  DayTargets,
} from '../../../../domain/meal-plans/reading/off-targets.rules.ts';
import { roundableDayNetCarbs } from '../../../../domain/recipes/nutrition/strictness.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { wholeNumber } from '../../../amounts/figures.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Meter } from '../../../ui/data/meter.tsx';
import type { DayThen } from './day-after.ts';
import { offWords } from './off-words.ts';
import { useCounted } from './use-counted.ts';

/** Room beyond a target, so that a bar over it is still seen to end. */
const beyondTarget = 1.3;

/** Carbs, protein and energy of the day before and after, against the member's targets. */
export function DayBecomes({
  dayName,
  before,
  then,
  targets,
}: {
  dayName: string;
  before: DayFigures;
  then: DayThen;
  targets: DayTargets | null;
}) {
  const number = useNumber();
  const off = targets && offWords({ day: then, targets, number });
  const after = then.nutrition;
  return (
    <section>
      <h3 className="text-h4">{m.meal_plans_day_becomes({ day: dayName })}</h3>
      <div className="mt-3 grid gap-3">
        <Row
          kind="carbs"
          label={m.recipes_nutrient_net_carbs()}
          unit={m.units_g()}
          before={roundable(before.netCarbsGrams)}
          after={roundable(after.netCarbsGrams)}
          target={targets?.netCarbsLimitGrams ?? null}
          isLimit
          remark={off?.netCarbs}
        />
        <Row
          kind="protein"
          label={m.recipes_nutrient_protein()}
          unit={m.units_g()}
          before={before.proteinGrams}
          after={after.proteinGrams}
          target={targets?.proteinGrams ?? null}
          remark={off?.protein}
        />
        <Row
          kind="energy"
          label={m.meal_plans_energy()}
          unit={m.meal_plans_kcal()}
          before={before.energyKcal}
          after={after.energyKcal}
          target={targets?.energyKcal ?? null}
          isLimit
          remark={off?.energy}
        />
      </div>
    </section>
  );
}

function Row({
  kind,
  label,
  unit,
  before,
  after,
  target,
  isLimit = false,
  remark,
}: {
  kind: 'carbs' | 'protein' | 'energy';
  label: string;
  unit: string;
  before: number | null;
  after: number | null;
  target: number | null;
  /** More than the target is outside it. */
  isLimit?: boolean;
  remark?: string | null;
}) {
  const number = useNumber();
  if (before === null || after === null) return null;
  return (
    <Meter
      kind={kind}
      label={label}
      before={before}
      after={after}
      outsideFrom={isLimit ? target : null}
      max={Math.max((target ?? 0) * beyondTarget, before, after)}
      remark={remark || undefined}
      figures={
        <>
          <span className="sr-only">
            {m.meal_plans_from_to({ before: number(before), after: number(after), unit })}
          </span>
          <span aria-hidden>
            <span className="text-ink-3">{number(before)}</span>
            <ArrowRightIcon size="0.75em" weight="bold" className="mx-1.5 inline" />
            <b className="text-lg font-bold">
              <Counted figure={after} />
            </b>{' '}
            {unit}
          </span>
        </>
      }
    />
  );
}

function Counted({ figure }: { figure: number }): string {
  return useNumber()(useCounted(figure));
}

function roundable(grams: number | null): number | null {
  return grams === null ? null : roundableDayNetCarbs(grams);
}

function useNumber(): (amount: number) => string {
  const locale = useLocale();
  return (amount) => wholeNumber({ amount, locale });
}
