import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Link } from '../../ui/navigation/link.ts';

interface MoreFrameProps {
  title: string;
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page beside the first steps, with the way back to them. */
export function MoreFrame({ title, lead, actions, children }: MoreFrameProps) {
  return (
    <Page className="pb-section">
      <PageHeader title={title} lead={lead} actions={actions} />
      {children}
      <p className="pt-8">
        <Link to={screenPath('newMember', useLocale())} className="link font-semibold">
          {m.new_members_back()}
        </Link>
      </p>
    </Page>
  );
}
