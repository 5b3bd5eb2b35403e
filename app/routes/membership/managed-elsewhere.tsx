import * as m from '../../../i18n/paraglide/messages.js';
import { ButtonLink } from '../../ui/actions/button.tsx';

interface ManagedElsewhereProps {
  membership: { isPaidByGroup: boolean; managementUrl: string | null };
}

/** What was bought in an app store, or is paid by a group: only they can change it. */
export function ManagedElsewhere({
  membership: { isPaidByGroup, managementUrl: url },
}: ManagedElsewhereProps) {
  if (isPaidByGroup) return <p>{m.error_membership_paid_by_group()}</p>;
  return (
    <>
      <p>{m.error_membership_managed_elsewhere()}</p>
      {url && <ButtonLink to={url}>{m.membership_manage_elsewhere()}</ButtonLink>}
    </>
  );
}
