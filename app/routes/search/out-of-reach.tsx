import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';

/** Nothing was searched; tries again by itself when the device is back on a network. */
export function OutOfReach() {
  const { tryAgain, isTrying } = useTryAgain();
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
  return (
    <div role="alert">
      <ErrorState
        title={m.search_offline_title()}
        text={m.search_offline_text()}
        action={
          <Button isBusy={isTrying} onClick={tryAgain}>
            {m.search_try_again()}
          </Button>
        }
      />
    </div>
  );
}

/** Asks first whether the server answers: loading the page again and failing would lose the page. */
function useTryAgain() {
  const { revalidate, state } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const tryAgain = useCallback(() => {
    setIsAsking(true);
    fetch('/healthz', { cache: 'no-store' })
      .then(() => revalidate())
      .catch(() => undefined)
      .finally(() => setIsAsking(false));
  }, [revalidate]);
  return { tryAgain, isTrying: isAsking || state === 'loading' };
}
