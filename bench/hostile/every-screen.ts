import { screenPaths } from '../../i18n/paths.ts';
import { pageParameters } from '../../server/http/pages/page-parameters.ts';
import type { Attack } from './attack.ts';

/** What ends the session of whoever asks. */
const lastOnes = new Set(['logout']);

/** Every page of ours, with all that pages read of their query, long. */
export const everyScreen: readonly Attack[] = Object.entries(screenPaths)
  .filter(([screen]) => !lastOnes.has(screen))
  .flatMap(([screen, { en }]) =>
    (['visitor', 'member', 'staff'] as const).map((as) => ({
      name: `the page ${screen} with a long query, by ${as}`,
      sizes: [800, 2400, 7000],
      request: (size: number) => ({
        path: `${en.replaceAll(/:[a-zA-Z]+\??/g, 'x').replaceAll('?', '')}?${queryOf(size)}`,
        headers: { accept: 'text/html' },
        as,
      }),
    })),
  );

function queryOf(size: number): string {
  const names = [...pageParameters];
  const share = Math.floor(size / names.length) - 8;
  const value = 'a-1.'.repeat(Math.max(1, Math.ceil(share / 4)));
  return names
    .map((name) => `${name}=${value}`)
    .join('&')
    .slice(0, size);
}
