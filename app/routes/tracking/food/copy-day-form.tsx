import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { useFetcher } from 'react-router';
import { addLocalDays } from '../../../../lib/local-time.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { FoodDayFragment } from '../operations.gen.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { TrackingForm } from '../changes/tracking-form.tsx';

/** Yesterday again. */
export function CopyDayForm({ foodDay, newId }: { foodDay: FoodDayFragment; newId: string }) {
  const { data } = useFetcher<TrackingAnswer>({ key: 'copy day' });
  useAnswerToast(data);
  const { day, dayBeforeCount } = foodDay;
  return (
    <TrackingForm
      intent="copy-day"
      values={{ id: newId, day, from_day: addLocalDays(day, -1) }}
      fetcherKey="copy day"
      data-noprint
    >
      <SubmitButton size="sm" icon={CopyIcon}>
        {m.tracking_copy_day({ count: dayBeforeCount })}
      </SubmitButton>
    </TrackingForm>
  );
}
