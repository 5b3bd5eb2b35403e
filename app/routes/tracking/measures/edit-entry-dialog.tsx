import { useEffect } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { MeasureUnit } from '../../../../domain/tracking/measurements/measures.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { MeasurementFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { messageFor } from '../../../forms/form-answers.ts';
import { useFocusOnProblem } from '../../../forms/use-focus-on-problem.ts';
import { AmountFields } from './amount-fields.tsx';
import { DayFields } from './day-fields.tsx';
import { filledForm } from './entry-form-values.ts';
import { measurePath, type MeasureAddress } from '../tracking-address.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';

interface EditEntryProps {
  entry: MeasurementFragment;
  unit: MeasureUnit;
  address: MeasureAddress;
  today: string;
  answer: TrackingAnswer | undefined;
}

/** Corrects an entry; has an address of its own, so that it works without scripts. */
export function EditEntryDialog({ entry, unit, address, today, answer }: EditEntryProps) {
  const fetcher = useFetcher<TrackingAnswer>();
  const locale = useLocale();
  const own = fetcher.data ?? (answer?.intent === 'change' ? answer : undefined);
  const form = useFocusOnProblem(own?.problems);
  const closeTo = measurePath({ ...address, editedId: null, locale });
  useAnswerToast(fetcher.data);
  useLeaveWhenDone(fetcher.data, closeTo);
  const filled = filledForm({ entry, unit, locale });
  const typed = own?.entry ?? filled;
  return (
    <Dialog
      isOpen
      closeTo={closeTo}
      closeLabel={m.tracking_close()}
      title={m.tracking_edit_title()}
    >
      <fetcher.Form ref={form} method="post" className="grid gap-4" noValidate>
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="id" value={entry.id} />
        <input type="hidden" name="measure" value={entry.measure} />
        <input type="hidden" name="unit" value={unit} />
        <input type="hidden" name="kept" value={filled.kept} />
        <input type="hidden" name="kept_second" value={filled.keptSecond} />
        <AmountFields measure={entry.measure} unit={unit} typed={typed} problems={own?.problems} />
        <DayFields day={typed.day} time={typed.time} today={today} problems={own?.problems} />
        <p role="alert" className="text-sm text-danger-ink empty:hidden">
          {messageFor(own?.problems)}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isBusy={fetcher.state !== 'idle'}>
            {m.tracking_save()}
          </Button>
          <ButtonLink to={closeTo} replace preventScrollReset>
            {m.tracking_cancel()}
          </ButtonLink>
        </div>
      </fetcher.Form>
    </Dialog>
  );
}

function useLeaveWhenDone(answer: TrackingAnswer | undefined, closeTo: string): void {
  const navigate = useNavigate();
  const isDone = Boolean(answer?.done);
  useEffect(() => {
    if (isDone) void navigate(closeTo, { replace: true, preventScrollReset: true });
  }, [isDone, navigate, closeTo]);
}
