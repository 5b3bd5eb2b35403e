import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { forgetOwner } from '../../offline/use-device-owner.ts';
import { pendingLogOut } from './pending-log-out.ts';

const patienceMs = 15_000;

/** Ends the session on this device in any case, and at the server as soon as that answers. */
export async function logOut(locale: Locale): Promise<void> {
  if (await tellServer(locale)) return openLogin(locale);
  await forgetOwner();
  pendingLogOut.begin();
}

let finishing: Promise<void> | null = null;

/**
 * Tells the server of a log-out that it could not be told of. The network that comes back and a press
 * may ask at once: that is one log-out, and one way to the page for logging in.
 */
export function finishLogOut(locale: Locale): Promise<void> {
  finishing ??= finish(locale).finally(() => (finishing = null));
  return finishing;
}

async function finish(locale: Locale): Promise<void> {
  if (!(await tellServer(locale))) return;
  pendingLogOut.end();
  openLogin(locale);
}

/** Whether the server has ended the session: then it leads to the page for logging in. */
async function tellServer(locale: Locale): Promise<boolean> {
  try {
    const answer = await fetch(screenPath('logout', locale), {
      method: 'POST',
      body: new URLSearchParams({ intent: 'log-out' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    return answer.type === 'opaqueredirect';
  } catch {
    return false;
  }
}

/** The page is loaded as a document, so that nothing loaded for the member stays in memory. */
function openLogin(locale: Locale): void {
  window.location.assign(screenPath('login', locale));
}
