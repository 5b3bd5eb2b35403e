import type { MeasureUnit } from '../../../../domain/tracking/measurements/measures.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { MeasureHistoryFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import {
  dayText,
  differenceText,
  differenceUnit,
  distanceText,
  valueText,
} from './measure-words.ts';

interface FiguresProps {
  history: MeasureHistoryFragment;
  unit: MeasureUnit;
  goal: number | null;
}

/** Where the member stands, in a few numbers. */
export function FiguresCard(props: FiguresProps) {
  const facts = useFacts(props);
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        {facts.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="figures text-[1.75rem] leading-[1.15] first-letter:uppercase">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function useFacts({ history, unit, goal }: FiguresProps) {
  const locale = useLocale();
  const { entries, changePerWeek, goalDay } = history;
  const latest = entries[0];
  if (!latest) return [];
  const now = { value: valueText({ ...latest, unit, locale }), label: m.tracking_now() };
  const facts = [now];
  if (goal !== null) {
    facts.push({
      value: distanceText({ value: latest.value - goal, unit, locale }),
      label: latest.value > goal ? m.tracking_to_goal() : m.tracking_below_goal(),
    });
  }
  if (changePerWeek !== null) {
    facts.push({
      value: differenceText({ value: changePerWeek, unit, locale }),
      label: m.tracking_per_week({ unit: differenceUnit(unit) }),
    });
  }
  if (goalDay !== null) {
    facts.push({
      value: dayText({ day: goalDay, style: 'monthYear', locale }),
      label: m.tracking_goal_at_pace(),
    });
  }
  return facts;
}
