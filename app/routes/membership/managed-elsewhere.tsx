import * as m from '../../../i18n/paraglide/messages.js';
import { ButtonLink } from '../../ui/actions/button.tsx';

/** A membership that was bought in an app store: only the store can change it. */
export function ManagedElsewhere({ url }: { url: string | null }) {
  return (
    <>
      <p>{m.error_membership_managed_elsewhere()}</p>
      {url && <ButtonLink to={url}>{m.membership_manage_elsewhere()}</ButtonLink>}
    </>
  );
}
