import type { MeasureUnit } from '../../../../domain/tracking/measurements/measures.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { MeasureHistoryFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { dayText, valueText } from './measure-words.ts';

/** The last round step towards the goal. */
export function MilestoneCard({
  history: { milestone },
  unit,
}: {
  history: MeasureHistoryFragment;
  unit: MeasureUnit;
}) {
  const locale = useLocale();
  if (!milestone) return null;
  const day = dayText({ day: milestone.day, style: 'monthDay', locale });
  return (
    <Card as="section" tone="nori">
      <p className="figures text-[2.25rem] leading-tight text-yolk">
        {valueText({ value: milestone.value, unit, isRound: true, locale })}
      </p>
      <h2 className="mt-1 text-h4">{m.tracking_milestone({ day })}</h2>
      <p className="mt-1.5 text-sm opacity-86">{m.tracking_milestone_text()}</p>
    </Card>
  );
}
