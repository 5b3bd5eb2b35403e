import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { MembershipSectionFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { MembershipFacts } from './membership-facts.tsx';

interface MembershipSectionProps {
  membership: MembershipSectionFragment | null;
  isTest: boolean;
}

/** The part of the user settings that is about membership, and the way to the rest of it. */
export function MembershipSection({ membership, isTest }: MembershipSectionProps) {
  const locale = useLocale();
  return (
    <Section title={m.identity_settings_membership()} space="tight">
      <Card>
        {membership ? (
          <MembershipFacts membership={membership} isTest={isTest} />
        ) : (
          <p>{m.identity_settings_no_membership()}</p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          {membership?.status !== 'ACTIVE' && <BecomeMemberLink />}
          {membership && (
            <ButtonLink to={screenPath('membership', locale)}>{m.membership_manage()}</ButtonLink>
          )}
        </div>
      </Card>
    </Section>
  );
}

export function BecomeMemberLink() {
  const to = screenPath('becomeMember', useLocale(), { step: 'plan' });
  return (
    <ButtonLink to={to} variant="primary">
      {m.identity_settings_become_member()}
    </ButtonLink>
  );
}
