import { redirect, redirectDocument } from 'react-router';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { redirectToLogin } from '../../members-only/login-redirect.ts';
import { statusOf } from '../../members-only/execute-as-member.ts';
import { requestLocale } from '../../shell/locale.ts';
import { MarketingPreferencesDocument } from './operations.gen.ts';
import type { Route } from './+types/preference-center.ts';

/** To the place where marketing mails are chosen, or to our own choice where there is no other. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const url = await preferencesUrl(context).catch((error: unknown) => {
    if (statusOf(error) !== 401) throw error;
    return undefined;
  });
  if (url === undefined) return redirectToLogin(request);
  if (url === null) return redirect(screenPath('notifications', requestLocale(request)));
  return redirectDocument(url);
}

async function preferencesUrl(context: Route.LoaderArgs['context']): Promise<string | null> {
  const { marketingPreferencesUrl } = await execute(context, MarketingPreferencesDocument);
  return marketingPreferencesUrl;
}
