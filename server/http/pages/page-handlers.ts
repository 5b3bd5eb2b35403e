import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { defaultLocale, localeCodes, localeOfPath, type Locale } from '../../../i18n/locales.ts';
import { inLanguage } from '../../browser-files/in-language.ts';
import { withHandedData } from './handed-loaders.ts';
import { withHelpWhereNothingIs } from './helped-loaders.ts';

export interface PageBuild {
  build: ServerBuild;
  mode: string;
  /**
   * The names of files under /assets that exist once in each language, without the language in the
   * name.
   */
  spokenScripts?: readonly string[];
  /** Whether pages have their styles in themselves: then no route names a stylesheet. */
  bringsStyles?: boolean;
}

/**
 * Matching is linear in the routes and every screen has one per language, so each language gets a
 * handler over its own routes and scripts only.
 */
export function createPageHandlers(pages: PageBuild) {
  const { build, mode, spokenScripts = [], bringsStyles = false } = pages;
  const handlers = new Map<Locale, RequestHandler>();
  const { entry } = build;
  const routes = withHandedData({ entry, routes: withHelpWhereNothingIs(build) });
  const handing = { ...build, routes };
  const spoken = new Set(spokenScripts);

  return function handlerFor(locale: Locale) {
    const known = handlers.get(locale);
    if (known) return known;
    const handler = createRequestHandler(
      buildOf({ build: handing, locale, spoken, bringsStyles }),
      mode,
    );
    handlers.set(locale, handler);
    return handler;
  };
}

interface Speaking {
  build: ServerBuild;
  locale: Locale;
  spoken: ReadonlySet<string>;
  bringsStyles: boolean;
}

/**
 * Route ids end in their language, `recipe.sv`; those without one belong to all. Rendering wants
 * every route the manifest names, so the manifest is cut down alike.
 */
function buildOf({ build, locale, spoken, bringsStyles }: Speaking): ServerBuild {
  const others = localeCodes.filter((code) => code !== locale);
  const isSpoken = ([id]: [string, unknown]) => !others.some((code) => id.endsWith(`.${code}`));
  const assets = {
    ...build.assets,
    routes: Object.fromEntries(Object.entries(build.assets.routes).filter(isSpoken)),
  };
  return {
    ...build,
    routes: Object.fromEntries(Object.entries(build.routes).filter(isSpoken)),
    assets: withScripts({ value: assets, locale, spoken, bringsStyles }),
  };
}

/** The same manifest with the scripts of one language. */
function withScripts<Value>(args: {
  value: Value;
  locale: Locale;
  spoken: ReadonlySet<string>;
  bringsStyles: boolean;
}): Value {
  const json = JSON.stringify(args.value, (name, value: unknown) => {
    if (name === 'css' && args.bringsStyles) return [];
    return typeof value === 'string' && args.spoken.has(value.replace('/assets/', ''))
      ? inLanguage(value, args.locale)
      : value;
  });
  return JSON.parse(json) as Value;
}

const manifestPath = '/__manifest';

/**
 * The language of a page, of its data (`/se.data`), and of the pages a browser asks the manifest for:
 * those of one language, since links to another load a document, and the addresses above them.
 */
export function localeOfRequest({ pathname, searchParams }: URL): Locale {
  const paths =
    pathname === manifestPath ? (searchParams.get('paths') ?? '/').split(',') : [pathname];
  const spoken = paths.map((path) => localeOfPath(path.replace(/\.data$/, '')));
  return spoken.find((locale) => locale !== defaultLocale) ?? defaultLocale;
}
