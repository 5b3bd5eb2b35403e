import type { ReactNode } from 'react';
import { NavLink, useRouteLoaderData } from 'react-router';
import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { TwoStepNeeded } from '../../members-only/two-step-needed.tsx';
import type { RootQuery } from '../../operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { SiteMark } from '../../shell/site-mark.tsx';
import { Initials } from '../../ui/data/initials.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';

interface FrameProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The administrator's two-step login is not on yet: the page has nothing to show. */
  isLocked: boolean;
  children: ReactNode;
}

/** The pages of administrators: a bar of their own, and no footer. */
export function AdminFrame({ title, lead, actions, isLocked, children }: FrameProps) {
  const locale = useLocale();
  return (
    <>
      <ToolBar locale={locale} />
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

function ToolBar({ locale }: { locale: Locale }) {
  const root = useRouteLoaderData<Pick<RootQuery, 'brand' | 'me'>>('root');
  if (!root) return null;
  const { brand, me } = root;
  return (
    <header data-app className="border-b border-line bg-bg">
      <div className="page-width flex min-h-18 flex-wrap items-center gap-x-4 pt-2 sm:flex-nowrap sm:pt-0">
        <NavLink
          to={screenPath('memberHome', locale)}
          aria-label={m.site_home_link({ brand: brand.name })}
          className="inline-flex min-h-target flex-none items-center gap-2"
        >
          <SiteMark brand={brand} />
        </NavLink>
        <span className="rounded-xs bg-nori px-2 py-0.5 text-xs font-bold text-on-dark">
          {m.admin_operator()}
        </span>
        <ToolLinks locale={locale} />
        {me && (
          <NavLink
            to={screenPath('userSettings', locale)}
            className="ml-auto inline-grid size-target flex-none place-items-center"
          >
            <Initials letters={lettersOf(me)} />
            <span className="sr-only">{m.site_account()}</span>
          </NavLink>
        )}
      </div>
    </header>
  );
}

function lettersOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();
}

function ToolLinks({ locale }: { locale: Locale }) {
  const items = [
    { to: screenPath('adminStatus', locale), label: m.admin_status() },
    { to: screenPath('adminPeople', locale), label: m.admin_people() },
    { to: screenPath('adminContent', locale), label: m.admin_content() },
    { to: screenPath('adminLog', locale), label: m.admin_log() },
  ];
  return (
    <nav
      aria-label={m.site_navigation()}
      className="order-last -mx-1 flex w-full gap-0.5 overflow-x-auto pb-2 scrollbar-none sm:order-none sm:mx-0 sm:w-auto sm:pb-0"
    >
      {items.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            classNames(
              'inline-flex min-h-target flex-none items-center rounded-full px-3.5 py-1 font-semibold',
              isActive ? 'bg-sunken text-ink' : 'text-ink-2 hover:text-ink',
            )
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
