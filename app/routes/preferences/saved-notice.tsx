import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { generateForms } from '../../plans/generate-form.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Says what saving changes and what not, and offers the plan that follows the new answers. */
export function SavedNotice({ requestKey }: { requestKey: string }) {
  const planner = screenPath('myMealPlanner', useLocale());

  return (
    <output key={requestKey} ref={focus} tabIndex={-1} className="block rounded-lg">
      <Alert
        tone="tip"
        title={m.preferences_saved()}
        action={
          <IntentForm
            set={generateForms}
            intent="generate"
            values={{ request_key: requestKey }}
            action={planner}
          >
            <SubmitButton>{m.preferences_make_plan()}</SubmitButton>
          </IntentForm>
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
