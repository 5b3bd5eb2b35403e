import { useEffect } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { MeasureUnit } from '../../../../domain/tracking/measurements/measures.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { MeasurementFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { answerTo, messageFor } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { AmountFields } from './amount-fields.tsx';
import { DayFields } from './day-fields.tsx';
import { filledForm, typedEntry } from './entry-form-values.ts';
import { measurePath, type MeasureAddress } from '../tracking-address.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';
import { trackingForms } from '../changes/tracking-forms.ts';

interface EditEntryProps {
  entry: MeasurementFragment;
  unit: MeasureUnit;
  address: MeasureAddress;
  today: string;
  answer: TrackingAnswer | undefined;
}

/** Corrects an entry; has an address of its own, so that it works without scripts. */
export function EditEntryDialog({ entry, unit, address, today, answer }: EditEntryProps) {
  const fetcherKey = `change ${entry.id}`;
  const { data } = useFetcher<TrackingAnswer>({ key: fetcherKey });
  const locale = useLocale();
  const own = data ?? answerTo(answer, 'change');
  const closeTo = measurePath({ ...address, editedId: null, locale });
  useAnswerToast(data);
  useLeaveWhenDone(data, closeTo);
  const filled = filledForm({ entry, unit, locale });
  const { id, measure } = entry;
  const { kept, keptSecond } = filled;
  const typed = typedEntry(own) ?? filled;
  return (
    <Dialog
      isOpen
      closeTo={closeTo}
      closeLabel={m.tracking_close()}
      title={m.tracking_edit_title()}
    >
      <IntentForm
        set={trackingForms}
        intent="change"
        values={{ id, measure, unit, kept, kept_second: keptSecond }}
        fetcherKey={fetcherKey}
        className="grid gap-4"
      >
        <AmountFields measure={entry.measure} unit={unit} typed={typed} problems={own?.problems} />
        <DayFields day={typed.day} time={typed.time} today={today} problems={own?.problems} />
        <p role="alert" className="text-sm text-danger-ink empty:hidden">
          {messageFor(own?.problems)}
        </p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="primary">{m.tracking_save()}</SubmitButton>
          <ButtonLink to={closeTo} replace preventScrollReset>
            {m.tracking_cancel()}
          </ButtonLink>
        </div>
      </IntentForm>
    </Dialog>
  );
}

function useLeaveWhenDone(answer: TrackingAnswer | undefined, closeTo: string): void {
  const navigate = useNavigate();
  const isDone = answer?.outcome === 'done';
  useEffect(() => {
    if (isDone) void navigate(closeTo, { replace: true, preventScrollReset: true });
  }, [isDone, navigate, closeTo]);
}
