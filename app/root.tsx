import { useEffect, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type UIMatch,
} from 'react-router';
import { localeCodes, locales, type Locale } from '../i18n/locales.ts';
import * as m from '../i18n/paraglide/messages.js';
import type { Route } from './+types/root.ts';
import { LaterMeasuredVisit } from './analytics/later-measured-visit.tsx';
import { LaterErrorReports } from './error-reports/later-error-reports.tsx';
import { keepKnownData } from './forms/keep-known-data.ts';
import { keepPageOnFailure } from './forms/keep-page.ts';
import { execute, nonceContext } from './graphql/api.ts';
import { RootDocument } from './operations.gen.ts';
import { endFirstPage } from './loading/later-part.tsx';
import { usePrefetch } from './loading/use-prefetch.ts';
import { useDeviceOwner } from './offline/use-device-owner.ts';
import { useWorker } from './offline/use-worker.ts';
import { alternatesOfAddress } from './shell/alternates.server.ts';
import { alternatesOf } from './shell/alternates.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { LaterQueuedChanges } from './plans/later-queued-changes.tsx';
import { readNotFoundHelp } from './shell/not-found-help.ts';
import { LaterNotFoundPage } from './shell/later-not-found-page.tsx';
import { useListCount } from './shell/list-count.ts';
import { requestLocale, useLocale } from './shell/locale.ts';
import { isDocument, isForStrangers, layoutOf } from './shell/page-layout.ts';
import { pageTitle } from './shell/page-title.ts';
import { LoggedOutHere, useIsLoggedOutHere } from './shell/log-out/logged-out-here.tsx';
import { withLocale } from './shell/request-locale.server.ts';
import { useFreshLogin } from './shell/refresh-login.ts';
import { SiteFooter } from './shell/site-footer.tsx';
import { SiteHeader } from './shell/site-header.tsx';
import { SiteTabBar } from './shell/site-tab-bar.tsx';
import { useUpdateNotice } from './shell/use-update-notice.ts';
import './styles/app.css';
import { fontPreloads } from './styles/fonts.ts';
import { ToastProvider } from './ui/feedback/toast.tsx';
import { RouteProgress } from './ui/navigation/route-progress.tsx';
import { SocialPictureTags } from './shell/social-picture.tsx';
import { SkipLink } from './ui/navigation/skip-link.tsx';
import { ThemeScript } from './ui/theme/theme-script.tsx';

export const middleware: Route.MiddlewareFunction[] = [
  ({ request }, next) => withLocale(requestLocale(request), next),
];

/** In the browser. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  keepPageOnFailure,
  keepKnownData,
];

export async function loader({ context, request, pattern, params }: Route.LoaderArgs) {
  const shown = await execute(context, RootDocument);
  const { origin } = new URL(request.url);
  const alternates = alternatesOfAddress({ pattern, params });
  return { ...shown, origin, alternates, nonce: context.get(nonceContext) };
}

/** Nothing of what the frame around a page shows hangs on its query. */
export { reloadUnlessQuery as shouldRevalidate } from './loading/reload-unless-query.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/icon-144.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...fontPreloads,
];

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => [
  {
    title: isNotFound(error)
      ? pageTitle(m.site_not_found_title(), matches)
      : (loaderData?.brand.name ?? 'Yolk'),
  },
];

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const root = useRouteLoaderData<typeof loader>('root');
  const isLoggedOutHere = useIsLoggedOutHere();
  const matches = useMatches();
  const isMeasured = Boolean(root?.analytics);
  // Where the app runs already, it keeps its scripts; in development they bring the styles.
  const hasScripts =
    !isDocument(matches) || isMeasured || typeof document !== 'undefined' || import.meta.env.DEV;
  return (
    <html
      lang={locales[locale].languageTag}
      style={brandStyle(root?.brand.color)}
      suppressHydrationWarning
    >
      <head>
        <ThemeScript nonce={root?.nonce} />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#F7F8FB" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0F1613" media="(prefers-color-scheme: dark)" />
        {!locales[locale].isIndexed && <meta name="robots" content="noindex" />}
        <Meta />
        <Links />
        <LanguageVersions matches={matches} locale={locale} origin={root?.origin ?? ''} />
        {import.meta.env.SSR && root && (
          <SocialPictureTags
            matches={matches}
            origin={root.origin}
            locale={locale}
            brandName={root.brand.name}
          />
        )}
      </head>
      <body>
        <SkipLink label={m.site_skip_to_content()} />
        <RouteProgress label={m.site_loading()} />
        <ToastProvider>{isLoggedOutHere ? <LoggedOutHere /> : children}</ToastProvider>
        {hasScripts && <ScrollRestoration />}
        {hasScripts && <Scripts />}
      </body>
    </html>
  );
}

/** A loader says with `canonicalPath` where its page has another address to be kept by. */
function LanguageVersions(args: { matches: UIMatch[]; locale: Locale; origin: string }) {
  const { matches, locale, origin } = args;
  const alternates = alternatesOf(matches);
  if (alternates === null) return null;
  const data = (matches.at(-1)?.loaderData ?? {}) as { canonicalPath?: string };
  const canonical = origin + (data.canonicalPath ?? alternates[locale]);
  return (
    <>
      <link rel="canonical" href={canonical} />
      {import.meta.env.SSR && <meta property="og:url" content={canonical} />}
      {localeCodes
        .filter((each) => locales[each].isIndexed)
        .map((each) => (
          <link
            key={each}
            rel="alternate"
            hrefLang={locales[each].contentLanguage}
            href={`${origin}${alternates[each]}`}
          />
        ))}
    </>
  );
}

/** The operator's own colour takes the place of the yolk. */
function brandStyle(color: string | null | undefined) {
  return color ? ({ '--color-yolk': color, '--color-yolk-hover': color } as object) : undefined;
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { analytics, me, areErrorsCollected } = loaderData;
  const shoppingListCount = useListCount(loaderData);
  const locale = useLocale();
  const matches = useMatches();
  const layout = layoutOf(matches);
  useEffect(endFirstPage, []);
  useFreshLogin(me !== null);
  useDeviceOwner(isForStrangers(matches) ? undefined : (me?.userId ?? null));
  useWorker(locale);
  useUpdateNotice();
  usePrefetch({ withData: me === null });
  const watchers = (
    <>
      <LaterMeasuredVisit analytics={analytics} userId={me?.userId ?? null} />
      <LaterErrorReports areWanted={areErrorsCollected} />
      {me && <LaterQueuedChanges userId={me.userId} />}
    </>
  );
  if (layout === 'task') {
    return (
      <>
        <Outlet />
        {watchers}
      </>
    );
  }
  return (
    <SiteFrame
      root={loaderData}
      shoppingListCount={shoppingListCount}
      alternates={alternatesOf(matches)}
    >
      <Outlet />
      {watchers}
    </SiteFrame>
  );
}

interface SiteFrameProps {
  root: Route.ComponentProps['loaderData'];
  shoppingListCount: number;
  alternates: ReturnType<typeof alternatesOf>;
  children: ReactNode;
}

/** Header and footer around a page. */
function SiteFrame({ root, shoppingListCount, alternates, children }: SiteFrameProps) {
  const { brand, me } = root;
  const locale = useLocale();
  return (
    <>
      <SiteHeader locale={locale} brand={brand} me={me} shoppingListCount={shoppingListCount} />
      <main id="main">{children}</main>
      <SiteFooter locale={locale} root={root} alternates={alternates} />
      {me && <SiteTabBar locale={locale} />}
    </>
  );
}

/** An address that leads nowhere keeps header, search and ways on; what broke has only a way back. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root');
  if (root === undefined || !isNotFound(error)) {
    return <ErrorPage error={error} />;
  }
  return (
    <SiteFrame root={root} shoppingListCount={root.shoppingListCount} alternates={null}>
      <LaterNotFoundPage help={readNotFoundHelp(error)} />
    </SiteFrame>
  );
}
