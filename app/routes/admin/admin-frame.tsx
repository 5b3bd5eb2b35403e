import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { TwoStepNeeded } from '../../members-only/two-step-needed.tsx';
import { useLocale } from '../../shell/locale.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ToolBar } from './tool-bar.tsx';

interface FrameProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The administrator's two-step login is not on yet: the page has nothing to show. */
  isLocked: boolean;
  /** Only moderates: the other pages are not theirs. */
  isModerator?: boolean;
  children: ReactNode;
}

/** The pages of administrators: a bar of their own, and no footer. */
export function AdminFrame({
  title,
  lead,
  actions,
  isLocked,
  isModerator = false,
  children,
}: FrameProps) {
  const locale = useLocale();
  const moderation = { to: screenPath('adminCommunity', locale), label: m.admin_community() };
  const links = [
    { to: screenPath('adminStatus', locale), label: m.admin_status() },
    { to: screenPath('adminPeople', locale), label: m.admin_people() },
    { to: screenPath('adminContent', locale), label: m.admin_content() },
    { to: screenPath('adminDoctors', locale), label: m.admin_doctors() },
    moderation,
    { to: screenPath('adminLog', locale), label: m.admin_log() },
    { to: screenPath('adminRecipes', locale), label: m.kitchen_recipes() },
  ];
  return (
    <>
      <ToolBar
        locale={locale}
        name={m.admin_operator()}
        links={isModerator ? [moderation] : links}
      />
      <main id="main">
        <Page className="pb-16">
          {isLocked ? (
            <TwoStepNeeded />
          ) : (
            <>
              <PageHeader title={title} lead={lead} actions={actions} />
              {children}
            </>
          )}
        </Page>
      </main>
    </>
  );
}
