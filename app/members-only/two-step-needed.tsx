import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { useLocale } from '../shell/locale.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';

/** For who holds a role that opens with a second factor. */
export function TwoStepNeeded() {
  const locale = useLocale();
  return (
    <EmptyState
      scene="locked-cloche"
      headingLevel={1}
      title={m.admin_two_step_title()}
      text={m.admin_two_step_text()}
      action={
        <ButtonLink to={screenPath('twoStepLogin', locale)} variant="primary">
          {m.admin_two_step_set_up()}
        </ButtonLink>
      }
    />
  );
}
