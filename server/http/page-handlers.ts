import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { localeCodes, type Locale } from '../../i18n/locales.ts';

const manifestPath = '/__manifest';

/**
 * Matching is linear in the routes and every screen has one per language, so each language gets a
 * handler over its own routes only. The route manifest is asked for without a language and answers
 * from all of them.
 */
export function createPageHandlers({ build, mode }: { build: ServerBuild; mode: string }) {
  const handlers = new Map<Locale | 'all', RequestHandler>();

  return function handlerFor({ pathname, locale }: { pathname: string; locale: Locale }) {
    const key = pathname === manifestPath ? 'all' : locale;
    const known = handlers.get(key);
    if (known) return known;
    const handler = createRequestHandler(key === 'all' ? build : buildOf(build, key), mode);
    handlers.set(key, handler);
    return handler;
  };
}

/**
 * Route ids end in their language, `recipe.sv`; those without one belong to all. Rendering wants
 * every route the manifest names, so the manifest is cut down alike.
 */
function buildOf(build: ServerBuild, locale: Locale): ServerBuild {
  const others = localeCodes.filter((code) => code !== locale);
  const isSpoken = ([id]: [string, unknown]) => !others.some((code) => id.endsWith(`.${code}`));
  return {
    ...build,
    routes: Object.fromEntries(Object.entries(build.routes).filter(isSpoken)),
    assets: {
      ...build.assets,
      routes: Object.fromEntries(Object.entries(build.assets.routes).filter(isSpoken)),
    },
  };
}
