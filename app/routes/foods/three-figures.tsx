import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import type { FoodRowFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { netCarbsText, percentText } from './food-figures.ts';

interface ThreeFiguresProps {
  food: Pick<FoodRowFragment, 'netCarbsGrams' | 'isNetCarbsApproximate' | 'figures'>;
  netCarbsLabel: string;
  /** Of 100 g. */
  factor?: number;
}

/** The numbers the navigator ranks by, the carbs first; where they are for members, only those. */
export function ThreeFigures({ food, netCarbsLabel, factor = 1 }: ThreeFiguresProps) {
  const locale = useLocale();
  const { figures } = food;
  const score = figures?.satiety.score ?? null;
  return (
    <dl className="grid auto-cols-fr grid-flow-col justify-start gap-4">
      <Figure label={netCarbsLabel} className="text-yolk-ink">
        {netCarbsText({ food, locale, factor })}
      </Figure>
      {figures && (
        <>
          <Figure label={m.foods_energy_from_protein()} className="text-paprika-ink">
            {percentText({ amount: figures.proteinEnergyPercent, locale })}
          </Figure>
          <Figure
            label={score === null ? m.foods_no_satiety_score() : m.foods_satiety_score()}
            className="text-plum-ink"
          >
            {score ?? '–'}
          </Figure>
        </>
      )}
    </dl>
  );
}

function Figure({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm wrap-anywhere hyphens-auto text-ink-2">{softHyphens(label)}</dt>
      <dd className={`figures text-[1.75rem] leading-[1.1] ${className}`}>{children}</dd>
    </div>
  );
}
