import * as m from '../../../i18n/paraglide/messages.js';
import type { MembershipSectionFragment } from './operations.gen.ts';
import { Tag } from '../../ui/data/tag.tsx';

type Standing = Pick<MembershipSectionFragment, 'status' | 'renews' | 'isOnTrial'>;

/** Where a membership stands, in a word. */
export function MembershipTag({
  membership: { status, renews, isOnTrial },
}: {
  membership: Standing;
}) {
  switch (status) {
    case 'ACTIVE':
      if (!renews) return <Tag tone="paprika">{m.identity_status_cancelled()}</Tag>;
      if (isOnTrial) return <Tag tone="yolk">{m.identity_status_trial()}</Tag>;
      return <Tag tone="leaf">{m.identity_status_active()}</Tag>;
    case 'CANCELLED':
    case 'EXPIRED':
      return <Tag>{m.identity_status_expired()}</Tag>;
    case 'INVALID':
    case 'NEW':
    case 'UNKNOWN':
      return <Tag tone="danger">{m.identity_status_unclear()}</Tag>;
  }
}
