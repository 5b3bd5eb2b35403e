import type { Services } from '../../api/context.ts';

/** The address that links lead to in what is sent without a request. */
export function jobsOrigin({ settings }: Pick<Services, 'settings'>): string {
  return settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
}
