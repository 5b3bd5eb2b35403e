import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import type { Locale } from '../../i18n/locales.ts';
import type { RootQuery } from '../operations.gen.ts';
import { fetchBrazeToken } from './fetch-braze-token.ts';
import { triedOn } from '../experiments/tried.ts';
import { useLocale } from '../shell/locale.ts';
import { useConsent } from './consent.ts';
import type * as DataLayerModule from './data-layer.ts';
import { noteVisitor } from './note-visitor.ts';
import { measuringScript } from './measuring-script.ts';
import { signUpStepOn, type SignUpStep } from './sign-up-step.ts';
import { SlowNavigations } from './slow-navigations.ts';

type DataLayer = typeof DataLayerModule;

interface Measured {
  analytics: RootQuery['analytics'];
  userId: string | null;
}

/**
 * Tells the operator's tag manager who is there, which screens are opened and how fast they are.
 * Nothing is loaded, kept or sent without a tag manager, nor before somebody agreed where they are
 * asked; nothing is told of pages whose address is a secret.
 */
export function useAnalytics({ analytics, userId }: Measured): void {
  const locale = useLocale();
  const consent = useConsent();
  const matches = useMatches();
  const { id: screen, params = {} } = matches.at(-1) ?? {};
  const tried = triedOn(matches);
  const signUpStep = signUpStepOn(matches);
  const { pathname, search } = useLocation();
  const scriptUrl = measuringScript({ analytics, consent, params, search });
  const layer = useDataLayer(scriptUrl);

  useEffect(() => {
    if (layer === null) return;
    layer.tell({ platform: 'web', userId: userId ?? undefined });
    if (!noteVisitor(userId) || userId === null) return;
    layer.tell({ event: 'login', userId });
    void tellMarketing({ layer, userId, locale });
  }, [layer, userId, locale]);

  useEffect(() => {
    if (layer === null || scriptUrl === undefined) return;
    layer.startMeasuring(scriptUrl);
    layer.tell({ event: 'route-change', screen, path: pathname });
  }, [layer, scriptUrl, screen, pathname]);

  useEffect(() => {
    if (layer === null || scriptUrl === undefined) return;
    for (const each of tried) layer.tell({ event: 'experiment', ...each });
  }, [layer, scriptUrl, tried]);

  useEffect(() => {
    if (layer === null || scriptUrl === undefined || signUpStep === null) return;
    layer.tell({ event: 'sign-up', ...(JSON.parse(signUpStep) as SignUpStep) });
  }, [layer, scriptUrl, signUpStep]);

  useSlowNavigations({ layer, pathname });
}

interface Telling {
  layer: DataLayer;
  userId: string;
  locale: Locale;
}

/** What the operator's marketing tag needs to know who somebody is; without it nothing is said. */
async function tellMarketing({ layer, userId, locale }: Telling): Promise<void> {
  const token = await fetchBrazeToken(locale);
  if (token !== null) layer.tell({ event: 'braze-user', userId, token });
}

/** Null until it is wanted and there. If it does not load, nothing is measured. */
function useDataLayer(scriptUrl: string | undefined): DataLayer | null {
  const [layer, setLayer] = useState<DataLayer | null>(null);
  const isWanted = scriptUrl !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    void import('./data-layer.ts').then(
      (loaded) => !isLeft && setLayer(loaded),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return isWanted ? layer : null;
}

/** Of those that took over a second, how long. */
function useSlowNavigations({ layer, pathname }: { layer: DataLayer | null; pathname: string }) {
  const { state } = useNavigation();
  const navigations = useRef(new SlowNavigations());
  useEffect(() => {
    const milliseconds = navigations.current.see(state, performance.now());
    if (layer === null || milliseconds === null) return;
    layer.tell({ event: 'delayed-navigation', path: pathname, milliseconds });
  }, [layer, state, pathname]);
}
