import { useLocation, useRouteLoaderData } from 'react-router';
import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { initialsOfBoth } from '../../../lib/names.ts';
import type { RootQuery } from '../../operations.gen.ts';
import { SiteMark } from '../../shell/site-mark.tsx';
import { Find } from './find/find-dialog.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Initials } from '../../ui/data/initials.tsx';
import { PlaceLink } from '../../ui/navigation/place-link.tsx';
import { Link } from '../../ui/navigation/link.ts';
import { showCurrent } from '../../ui/navigation/show-current.ts';

interface ToolBarProps {
  locale: Locale;
  /** Of the workspace, beside the brand. */
  name: string;
  links: readonly ToolLink[];
  /** Those that are opened less often, behind a menu. */
  more?: readonly ToolLink[];
}

interface ToolLink {
  to: string;
  label: string;
}

/** The bar of who works here. */
export function ToolBar({ locale, name, links, more = [] }: ToolBarProps) {
  const root = useRouteLoaderData<Pick<RootQuery, 'brand' | 'me'>>('root');
  if (!root) return null;
  const { brand, me } = root;
  return (
    <header data-app className="border-b border-line bg-bg">
      <div className="page-width flex min-h-18 flex-wrap items-center gap-x-4 pt-2 sm:flex-nowrap sm:pt-0">
        <Link
          to={screenPath('memberHome', locale)}
          aria-label={m.site_home_link({ brand: brand.name })}
          className="inline-flex min-h-target flex-none items-center gap-2"
        >
          <SiteMark brand={brand} />
        </Link>
        <span className="rounded-xs bg-nori px-2 py-0.5 text-xs font-bold text-on-dark">
          {name}
        </span>
        <ToolLinks links={links} more={more} />
        {me && (
          <div className="ml-auto flex-none">
            <Find links={[...links, ...more]} />
          </div>
        )}
        {me && (
          <Link
            to={screenPath('userSettings', locale)}
            className="inline-grid size-target flex-none place-items-center"
          >
            <Initials letters={initialsOfBoth(me)} />
            <span className="sr-only">{m.site_account()}</span>
          </Link>
        )}
      </div>
    </header>
  );
}

function linkClass(isActive: boolean): string {
  return classNames(
    'inline-flex min-h-target flex-none cursor-pointer items-center gap-1.5 rounded-full px-3.5 py-1 font-semibold',
    isActive ? 'bg-sunken text-ink' : 'text-ink-2 hover:text-ink',
  );
}

function ToolLinks({ links, more }: { links: readonly ToolLink[]; more: readonly ToolLink[] }) {
  const { pathname } = useLocation();
  const current = more.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <nav
      ref={showCurrent}
      aria-label={m.site_navigation()}
      className="order-last -mx-1 flex w-full gap-0.5 overflow-x-auto pb-2 scrollbar-none sm:order-none sm:mx-0 sm:w-auto sm:pb-0"
    >
      {links.map(({ to, label }) => (
        <PlaceLink key={to} item={{ to, end: to.split('/').length < 3 }} className={linkClass}>
          {() => label}
        </PlaceLink>
      ))}
      {more.length > 0 && (
        <span data-current={current && ''} className="flex-none">
          <Menu
            label={current?.label ?? m.kitchen_more()}
            groups={[more]}
            namedClass={linkClass(current !== undefined)}
          />
        </span>
      )}
    </nav>
  );
}
