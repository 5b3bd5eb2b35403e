import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { initialsOf } from '../../../../lib/titled-names.ts';
import type { RootQuery } from '../../../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { SiteMark } from '../../../shell/site-mark.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import type { ProFrameFragment } from '../operations.gen.ts';
import { useGroupPath } from './use-group-path.ts';
import { Link } from '../../../ui/navigation/link.ts';
import { PlaceLink } from '../../../ui/navigation/place-link.tsx';

interface FrameProps {
  /** Null for who administers none. */
  group: ProFrameFragment | null;
  title?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** In place of title, lead and actions. */
  header?: ReactNode;
  children: ReactNode;
}

/** The pages of a group's administrators: a bar of their own, and no footer. */
export function ProFrame({ group, title, lead, actions, header, children }: FrameProps) {
  const locale = useLocale();
  return (
    <>
      <ProBar locale={locale} group={group} />
      <main id="main">
        <Page className="pb-16">
          {header ?? <PageHeader title={title} lead={lead} actions={actions} />}
          <div className="grid gap-gutter">
            {group?.isSample && <Alert title={m.pro_sample_title()}>{m.pro_sample_text()}</Alert>}
            {group?.isClosed && <Alert title={m.pro_closed_title()}>{m.pro_closed_text()}</Alert>}
            {children}
          </div>
        </Page>
      </main>
    </>
  );
}

function ProBar({ locale, group }: { locale: Locale; group: ProFrameFragment | null }) {
  const root = useRouteLoaderData<Pick<RootQuery, 'brand'>>('root');
  if (!root) return null;
  const { brand } = root;
  return (
    <header data-app data-surface="nori" className="bg-nori text-on-dark">
      <div className="page-width flex min-h-18 flex-wrap items-center gap-x-4 pt-2 lg:flex-nowrap lg:pt-0">
        <Link
          to={screenPath('memberHome', locale)}
          aria-label={m.site_home_link({ brand: `${brand.name} ${m.pro_edition()}` })}
          className="inline-flex min-h-target flex-none items-center gap-2"
        >
          <SiteMark brand={brand} />
          <span className="rounded-xs bg-yolk px-2 py-0.5 text-xs font-bold text-on-yolk">
            {m.pro_edition()}
          </span>
        </Link>
        {group && <ProLinks />}
        {group && <GroupName title={group.title} />}
      </div>
    </header>
  );
}

function ProLinks() {
  const path = useGroupPath();
  const items = [
    { to: path('proMembers'), label: m.pro_nav_members() },
    { to: path('proAdd'), label: m.pro_nav_add() },
    { to: path('proPayment'), label: m.pro_payment_title() },
    { to: path('proSettings'), label: m.pro_nav_settings() },
    { to: path('proAudit'), label: m.pro_nav_audit() },
  ];
  return (
    <nav
      aria-label={m.site_navigation()}
      className="order-last -mx-1 flex w-full gap-0.5 overflow-x-auto pb-2 scrollbar-none lg:order-none lg:mx-0 lg:w-auto lg:pb-0"
    >
      {items.map(({ to, label }) => (
        <PlaceLink
          key={to}
          item={{ to, end: true }}
          className={(isHere) =>
            classNames(
              'inline-flex min-h-target flex-none items-center rounded-full px-3.5 py-1 font-semibold hover:bg-nori-2',
              isHere && 'bg-nori-2',
            )
          }
        >
          {() => label}
        </PlaceLink>
      ))}
    </nav>
  );
}

function GroupName({ title }: { title: string }) {
  return (
    <span className="ml-auto flex min-w-0 items-center gap-3 text-control font-semibold">
      <span className="hidden truncate sm:inline">{title}</span>
      <span
        aria-hidden
        className="grid size-target flex-none place-items-center rounded-full bg-nori-2 font-bold"
      >
        {initialsOf(title)}
      </span>
    </span>
  );
}
