import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { ErrorState } from '../ui/feedback/states.tsx';
import { DefaultError } from './default-error.tsx';
import { useLocale } from './locale.ts';
import { useRefreshedLogin } from './refresh-login.ts';

interface ErrorWords {
  title: string;
  text: ReactNode;
}

/** Every page that cannot be shown: what happened in plain words, and a way on. No internals. */
export function ErrorPage({ error }: { error: unknown }) {
  const locale = useLocale();
  const status = statusOf(error);
  useRefreshedLogin(status === 401);
  const { title, text } = wordsFor(status);
  return (
    <main id="main" className="grid min-h-dvh place-content-center">
      <ErrorState
        headingLevel={1}
        title={title}
        text={text}
        action={
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <WayOn status={status} />
            <ButtonLink to={screenPath('home', locale)} reloadDocument>
              {m.site_go_home()}
            </ButtonLink>
          </div>
        }
      />
    </main>
  );
}

/** Whose login has expired logs in and comes back here; everybody else tries again. */
function WayOn({ status }: { status: number }) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  if (status !== 401) {
    return (
      <ButtonLink to="." reloadDocument variant="primary">
        {m.site_try_again()}
      </ButtonLink>
    );
  }
  const query = { redirect_to: `${pathname}${search}` };
  return (
    <ButtonLink
      to={screenPath('login', locale, undefined, { query })}
      reloadDocument
      variant="primary"
    >
      {m.site_log_in_again()}
    </ButtonLink>
  );
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

function wordsFor(status: number): ErrorWords {
  switch (status) {
    case 401:
      return { title: m.site_error_expired_title(), text: m.site_error_expired_text() };
    case 403:
      return { title: m.site_error_forbidden_title(), text: m.site_error_forbidden_text() };
    case 404:
      return { title: m.site_error_not_found_title(), text: m.site_error_not_found_text() };
    case 503:
      return { title: m.site_error_unavailable_title(), text: m.site_error_unavailable_text() };
    default:
      return { title: m.site_error_title(), text: <DefaultError /> };
  }
}
