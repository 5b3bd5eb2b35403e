import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { useFetcher } from 'react-router';
import { addLocalDays } from '../../../../domain/tracking/local-time.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { FoodDayFragment } from '../operations.gen.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';

/** Yesterday again. */
export function CopyDayForm({ foodDay, newId }: { foodDay: FoodDayFragment; newId: string }) {
  const fetcher = useFetcher<TrackingAnswer>({ key: 'copy day' });
  useAnswerToast(fetcher.data);
  const { day, dayBeforeCount } = foodDay;
  return (
    <fetcher.Form method="post" data-noprint>
      <input type="hidden" name="intent" value="copy-day" />
      <input type="hidden" name="id" value={newId} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="from_day" value={addLocalDays(day, -1)} />
      <Button type="submit" size="sm" icon={CopyIcon} isBusy={fetcher.state !== 'idle'}>
        {m.tracking_copy_day({ count: dayBeforeCount })}
      </Button>
    </fetcher.Form>
  );
}
