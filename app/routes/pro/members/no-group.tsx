import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ProFrame } from '../frame/pro-frame.tsx';

/** For who administers no group. */
export function NoGroup({ canOpenGroup }: { canOpenGroup: boolean }) {
  const locale = useLocale();
  const [to, label] = canOpenGroup
    ? [screenPath('proNew', locale), m.pro_open_group()]
    : [screenPath('proAbout', locale), m.pro_about_link()];
  return (
    <ProFrame group={null} title={m.pro_members_title()}>
      <Card>
        <EmptyState
          scene="two-plates"
          title={m.pro_no_group_title()}
          text={canOpenGroup ? m.pro_no_group_open() : m.pro_no_group_operator()}
          action={
            <ButtonLink to={to} variant="primary">
              {label}
            </ButtonLink>
          }
        />
      </Card>
    </ProFrame>
  );
}
