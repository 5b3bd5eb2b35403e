import { useRef } from 'react';
import { useFetcher } from 'react-router';
import {
  readingOf,
  type Measure,
  type MeasureUnit,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { MeasurementFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { answerTo, messageFor, sentValue } from '../../../forms/form-answers.ts';
import { AmountFields, amountProblem } from './amount-fields.tsx';
import { DayFields } from './day-fields.tsx';
import { filledForm, typedEntry } from './entry-form-values.ts';
import { scaleText } from './measure-words.ts';
import { hasScale, ScaleField } from './scale-field.tsx';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { TrackingForm } from '../changes/tracking-form.tsx';
import { useAnswerToast } from '../changes/use-answer-toast.ts';
import { useResetWhenDone } from '../food/use-log-form.ts';

/** Where the page's button leads. */
export const entryFormId = 'new-entry';
const fetcherKey = 'new entry';

interface EntryFormProps {
  measure: Measure;
  unit: MeasureUnit;
  today: string;
  /** Names the entry, so that a form sent twice adds it once. */
  newId: string;
  /** The one before: what the next is likely to be near. */
  last: MeasurementFragment | null;
  answer: TrackingAnswer | undefined;
}

/** Writes down a new entry: the number, and for another day or time a press more. */
export function EntryForm({ measure, unit, today, newId, last, answer }: EntryFormProps) {
  const { data } = useFetcher<TrackingAnswer>({ key: fetcherKey });
  const locale = useLocale();
  const own = data ?? answerTo(answer, 'add');
  const form = useRef<HTMLFormElement>(null);
  useAnswerToast(data);
  useResetWhenDone(form, data);
  const typed = own && sentValue(own, 'measure') === measure ? typedEntry(own) : null;
  const hint = last ? filledForm({ entry: last, unit, locale }) : null;
  const isOnScale = hasScale({ measure, unit });
  const before =
    last === null
      ? ''
      : scaleText({ number: readingOf({ value: last.value, unit }).amount, locale });
  const dayProblem = messageFor(own?.problems, 'day') ?? messageFor(own?.problems, 'time');
  return (
    <Card as="section">
      <h2 className="text-h3">{isOnScale ? m.tracking_scale_title() : m.tracking_today()}</h2>
      {isOnScale && <p className="mt-1 text-control text-ink-2">{m.tracking_scale_text()}</p>}
      <TrackingForm
        intent="add"
        values={{ id: newId, measure, unit }}
        fetcherKey={fetcherKey}
        formRef={form}
        id={entryFormId}
        className="mt-3 grid scroll-mt-24 gap-3"
      >
        {isOnScale ? (
          <>
            <ScaleField
              key={before}
              measure={measure}
              unit={unit}
              value={typed?.amount ?? before}
              error={amountProblem(own?.problems)}
            />
            <SubmitButton variant="primary" isBlock>
              {m.tracking_save_today()}
            </SubmitButton>
          </>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
            <AmountFields
              measure={measure}
              unit={unit}
              typed={typed}
              placeholder={hint}
              problems={own?.problems}
            />
            <SubmitButton variant="ink">{m.tracking_save()}</SubmitButton>
          </div>
        )}
        <details open={dayProblem ? true : undefined}>
          <summary className="link inline-flex min-h-target cursor-pointer items-center">
            {m.tracking_other_day()}
          </summary>
          <DayFields
            day={typed?.day ?? today}
            time={typed?.time ?? ''}
            today={today}
            problems={own?.problems}
          />
        </details>
      </TrackingForm>
    </Card>
  );
}
