import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { defineError } from '../../lib/errors.ts';
import type { Settings } from '../settings/config.ts';
import { isVital } from './overload/priority.ts';

const misdirected = defineError({ code: 'request.misdirected', status: 421, isReportable: false });

/**
 * With a set address nothing is answered for any other: a page that another name leads to would carry
 * that name into links, and a cache in front would keep it. Load balancers ask for health by number.
 */
export const ownHostPlugin = fastifyPlugin(async function registerOwnHost(
  app: FastifyInstance,
  { settings }: { settings: Pick<Settings, 'PUBLIC_URL'> },
) {
  if (settings.PUBLIC_URL === undefined) return;
  const { protocol, host } = new URL(settings.PUBLIC_URL);
  app.addHook('onRequest', async (request) => {
    if (isVital(request.url)) return;
    // The port that goes without saying may be said.
    if (URL.parse(`${protocol}//${request.host}`)?.host !== host) throw misdirected();
  });
});
