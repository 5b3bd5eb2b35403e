import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { network } from '../../offline/network.ts';
import { Button } from '../../ui/actions/button.tsx';
import { State } from '../../ui/feedback/states.tsx';
import apron from '../../ui/pictures/scenes/apron.svg?no-inline';
import { StillLife } from '../../ui/pictures/still-life.tsx';
import { useLocale } from '../locale.ts';
import { finishLogOut } from './log-out.ts';
import { pendingLogOut } from './pending-log-out.ts';

const pauseMs = 30_000;

/** Whether somebody has logged out here of which the server does not know yet. */
export function useIsLoggedOutHere(): boolean {
  const { subscribe, isThere } = pendingLogOut;
  return useSyncExternalStore(subscribe, isThere, () => false);
}

/** In the place of every page, until the server knows. */
export function LoggedOutHere() {
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  useLayoutEffect(() => document.documentElement.removeAttribute('hidden'), []);

  useEffect(() => {
    const tell = () => void finishLogOut(locale);
    tell();
    const timer = setInterval(tell, pauseMs);
    const unsubscribe = network().subscribe(() => network().isThere() && tell());
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [locale]);

  async function tryAgain() {
    setIsBusy(true);
    await finishLogOut(locale);
    setIsBusy(false);
  }

  return (
    <main id="main" className="grid min-h-dvh place-content-center">
      <State
        picture={<StillLife src={apron} tint="bg-table-sage" />}
        headingLevel={1}
        title={m.identity_logged_out_here()}
        text={m.identity_logged_out_here_text()}
        action={
          <Button variant="primary" isBusy={isBusy} onClick={() => void tryAgain()}>
            {m.site_try_again()}
          </Button>
        }
      />
    </main>
  );
}
