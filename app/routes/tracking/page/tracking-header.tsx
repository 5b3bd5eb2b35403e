import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useLocation } from 'react-router';
import { daysBetween } from '../../../../lib/local-time.ts';
import {
  readingOf,
  type MeasureUnit,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { MeasureHistoryFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { entryFormId } from '../measures/entry-form.tsx';
import { hasScale } from '../measures/scale-field.tsx';
import { dayText, distanceText, measureWords } from '../measures/measure-words.ts';

interface HeaderProps {
  history: MeasureHistoryFragment;
  unit: MeasureUnit;
  today: string;
}

/** What the interval says in one line, and the way to the next entry. */
export function TrackingHeader({ history, unit, today }: HeaderProps) {
  const locale = useLocale();
  const { search } = useLocation();
  return (
    <PageHeader
      title={titleOf({ history, unit, today, locale })}
      actions={
        // The scale stands beside the graph, and its button is the yellow one.
        !hasScale({ measure: history.measure, unit }) && (
          <ButtonLink
            to={{ search, hash: entryFormId }}
            preventScrollReset
            onClick={focusOnForm}
            variant="primary"
            icon={PlusIcon}
          >
            {m.tracking_log({ measure: measureWords[history.measure]().toLowerCase() })}
          </ButtonLink>
        )
      }
    />
  );
}

/** Without scripts the browser only goes there. */
function focusOnForm(): void {
  const form = document.getElementById(entryFormId);
  form?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
}

/** Further back than this the month alone would not say which year's. */
const clearMonthDays = 330;
/** Nearer than this the month alone says too little. */
const clearDayDays = 45;

function titleOf({ history, unit, today, locale }: HeaderProps & { locale: Locale }): string {
  const { measure, first, last } = history;
  if (!first || !last || first.day === last.day || measure === 'BLOOD_PRESSURE') {
    return measure === 'WEIGHT' ? m.tracking_your_weight() : measureWords[measure]();
  }
  const change = last.value - first.value;
  const amount = distanceText({ value: change, unit, locale });
  const since = sinceText({ day: first.day, today, locale });
  if (readingOf({ value: change, unit: unit === 'st' ? 'lb' : unit }).amount === 0) {
    return m.tracking_steady_since({ since });
  }
  return change < 0
    ? m.tracking_down_since({ amount, since })
    : m.tracking_up_since({ amount, since });
}

function sinceText({ day, today, locale }: { day: string; today: string; locale: Locale }): string {
  const days = daysBetween(day, today);
  if (days > clearMonthDays) return m.tracking_since_year({ year: day.slice(0, 4) });
  if (days < clearDayDays) {
    return m.tracking_since_day({ day: dayText({ day, style: 'monthDay', locale }) });
  }
  return m.tracking_since_month({ month: dayText({ day, style: 'month', locale }) });
}
