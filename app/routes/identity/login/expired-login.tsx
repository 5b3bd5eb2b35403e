import { useLocation } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';

/** The login of this browser has ended; by now it is logged out, and the link leads to the form. */
export function ExpiredLogin() {
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      headingLevel={1}
      title={m.site_error_expired_title()}
      text={m.site_error_expired_text()}
      action={
        <ButtonLink to={`${pathname}${search}`} reloadDocument variant="primary">
          {m.identity_expired_link()}
        </ButtonLink>
      }
    />
  );
}
