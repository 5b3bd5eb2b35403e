import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type {
  Measure,
  MeasureUnit,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { MeasurementFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { messageFor } from '../../../forms/form-answers.ts';
import { useFocusOnProblem } from '../../../forms/use-focus-on-problem.ts';
import { AmountFields } from './amount-fields.tsx';
import { DayFields } from './day-fields.tsx';
import { filledForm } from './entry-form-values.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';

/** Where the page's button leads. */
export const entryFormId = 'new-entry';

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
  const fetcher = useFetcher<TrackingAnswer>({ key: 'new entry' });
  const locale = useLocale();
  const own = fetcher.data ?? (answer?.intent === 'add' ? answer : undefined);
  const form = useFocusOnProblem(own?.problems);
  useAnswerToast(fetcher.data);
  useResetWhenDone(form, fetcher.data);
  const typed = own?.entry?.measure === measure ? own.entry : null;
  const hint = last ? filledForm({ entry: last, unit, locale }) : null;
  const dayProblem = messageFor(own?.problems, 'day') ?? messageFor(own?.problems, 'time');
  return (
    <Card as="section">
      <h2 className="text-h3">{m.tracking_today()}</h2>
      <fetcher.Form
        ref={form}
        id={entryFormId}
        method="post"
        className="mt-3 grid scroll-mt-24 gap-3"
        noValidate
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="id" value={newId} />
        <input type="hidden" name="measure" value={measure} />
        <input type="hidden" name="unit" value={unit} />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
          <AmountFields
            measure={measure}
            unit={unit}
            typed={typed}
            placeholder={hint}
            problems={own?.problems}
          />
          <Button type="submit" variant="ink" isBusy={fetcher.state !== 'idle'}>
            {m.tracking_save()}
          </Button>
        </div>
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
      </fetcher.Form>
    </Card>
  );
}

function useResetWhenDone(
  form: React.RefObject<HTMLFormElement | null>,
  answer: TrackingAnswer | undefined,
): void {
  const seen = useRef(answer);
  useEffect(() => {
    if (answer === seen.current) return;
    seen.current = answer;
    if (answer?.done) form.current?.reset();
  }, [form, answer]);
}
