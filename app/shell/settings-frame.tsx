import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { Link } from '../ui/navigation/link.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { useLocale } from './locale.ts';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { Page } from '../ui/layout/page.tsx';

interface SettingsFrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page behind the user settings that changes one thing, and the way back. */
export function SettingsFrame({ title, lead, children }: SettingsFrameProps) {
  return (
    <Page width="form" className="pb-16">
      <p className="pt-6">
        <Link
          to={screenPath('userSettings', useLocale())}
          className="link inline-flex min-h-target items-center gap-2"
        >
          <ArrowLeftIcon size="1.25em" weight="bold" aria-hidden />
          {m.identity_settings_title()}
        </Link>
      </p>
      <PageHeader title={title} lead={lead} />
      {children}
    </Page>
  );
}
