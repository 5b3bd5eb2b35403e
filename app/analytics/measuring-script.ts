import type { Params } from 'react-router';
import type { RootQuery } from '../operations.gen.ts';
import type { Consent } from './consent.ts';
import { isSecretAddress } from './secret-address.ts';

/**
 * The script that may measure this page; undefined where there is none, where somebody is asked and has
 * not agreed, and on pages whose address is a secret.
 */
export function measuringScript(page: {
  analytics: RootQuery['analytics'];
  consent: Consent | null;
  params: Params;
  search: string;
}): string | undefined {
  const { analytics, consent, params, search } = page;
  const isAgreed = analytics?.isConsentAsked === false || consent === 'granted';
  return isAgreed && !isSecretAddress({ params, search }) ? analytics?.scriptUrl : undefined;
}
