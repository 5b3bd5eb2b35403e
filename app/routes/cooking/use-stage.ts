import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, type Path } from 'react-router';
import { firstStage, hashOf, stageAfter, stageBefore, stageOf, type Stage } from './stage.ts';
import { listenForMoves } from './listen-for-moves.ts';
import { useIsInBrowser } from '../../shell/use-is-in-browser.ts';

export interface Place {
  stage: Stage;
  stepCount: number;
  goTo: (stage: Stage) => void;
  /** A dish of a week is named in the address, and stays so from step to step. */
  addressOf: (stage: Stage) => Pick<Path, 'search' | 'hash'>;
  /** Null where there is nothing further. */
  next: Stage | null;
  previous: Stage | null;
}

/** Where the cook is, kept in the address, and every way to move: buttons, keys and fingers. */
export function usePlace(stepCount: number): Place {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  // The server is told nothing of the place: its markup is that of the beginning.
  const isInBrowser = useIsInBrowser();
  const stage = isInBrowser ? stageOf({ hash, stepCount }) : firstStage;
  const next = stageAfter({ stage, stepCount });
  const previous = stageBefore({ stage, stepCount });

  const addressOf = useCallback((to: Stage) => ({ search, hash: hashOf(to) }), [search]);
  const goTo = useCallback(
    (to: Stage) => void navigate(addressOf(to), { preventScrollReset: true }),
    [navigate, addressOf],
  );

  useEffect(() => {
    // The way back must not lead to an address without a place: the router would load the page anew.
    if (hash === '') {
      void navigate(addressOf(firstStage), { replace: true, preventScrollReset: true });
    }
  }, [hash, navigate, addressOf]);

  const move = useEffectEvent((wish: 'next' | 'previous') => {
    const to = { next, previous }[wish];
    if (to) goTo(to);
  });
  useEffect(() => listenForMoves((wish) => move(wish)), []);

  return { stage, stepCount, goTo, addressOf, next, previous };
}
