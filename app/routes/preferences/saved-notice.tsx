import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { SubmitButton } from '../../forms/intent-form.tsx';
import { WeekForm } from '../../plans/week-form.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Says what saving changes and what not, and offers the plan that follows the new answers. */
export function SavedNotice({ requestKey }: { requestKey: string }) {
  const planner = screenPath('myMealPlanner', useLocale());

  return (
    <output key={requestKey} ref={focus} tabIndex={-1} className="block rounded-lg">
      <WeekForm values={{ request_key: requestKey }} action={planner} look="ink">
        <Alert
          tone="tip"
          title={m.preferences_saved()}
          action={<SubmitButton>{m.preferences_make_plan()}</SubmitButton>}
        >
          {m.preferences_saved_text()}
        </Alert>
      </WeekForm>
    </output>
  );
}

/** Where no plan can be made of it. */
export function Saved() {
  return (
    <output ref={focus} tabIndex={-1} className="mb-5 block rounded-lg">
      <Alert tone="tip" title={m.preferences_saved()}>
        {m.preferences_saved_you()}
      </Alert>
    </output>
  );
}

function focus(notice: HTMLOutputElement | null): void {
  notice?.focus();
}
