import { Form, useNavigation } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Says what saving changes and what not, and offers the plan that follows the new answers. */
export function SavedNotice({ requestKey }: { requestKey: string }) {
  const isMaking = useNavigation().formData?.has('request_key') ?? false;
  const planner = screenPath('myMealPlanner', useLocale());

  return (
    <output key={requestKey} ref={focus} tabIndex={-1} className="block rounded-lg">
      <Alert
        tone="tip"
        title={m.preferences_saved()}
        action={
          <Form method="post" action={planner}>
            <input type="hidden" name="request_key" value={requestKey} />
            <Button type="submit" isBusy={isMaking}>
              {m.preferences_make_plan()}
            </Button>
          </Form>
        }
      >
        {m.preferences_saved_text()}
      </Alert>
    </output>
  );
}

function focus(notice: HTMLOutputElement | null): void {
  notice?.focus();
}
