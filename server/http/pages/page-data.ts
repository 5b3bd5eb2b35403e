import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createStaticHandler,
  isRouteErrorResponse,
  type DataRouteObject,
  type RouteObject,
  type ServerBuild,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { localeCodes, localeOfPath, type Locale } from '../../../i18n/locales.ts';
import { loggedError } from '../../../lib/logged-error.ts';
import { siteOrigin } from '../../auth/site-origin.ts';
import { PageCache } from './page-cache.ts';
import type { PageOptions } from './react-router.ts';
import { routerContext, visitorsApi } from './react-router.ts';
import { isWrittenAsLinked, sendSharedPage, shareRendered } from './shared-page.ts';

/** What a page is made from, as a visitor who has chosen nothing gets it. */
interface PageData {
  componentChunkName: string;
  path: string;
  result: { data: unknown; pageContext: { locale: Locale; redirectTo?: string } };
  staticQueryHashes: readonly string[];
}

interface Answer {
  status: number;
  data: PageData;
  /** The route gives the same to everybody. */
  isShared: boolean;
}

/**
 * The data of pages as JSON, for programs that draw them themselves: `/page-data/{path}/page-data.json`,
 * `index` for the home page. An address without a page is answered with what `404.html` has, a failure
 * with what `500.html` has.
 */
export async function pageDataRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const cache = new PageCache({ clock: options.services.clock, maxSize: mostKeptBytes });
  app.get('/page-data/app-data.json', async (_request, reply) => {
    const { assets } = await options.loadBuild();
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    return reply.send({ webpackCompilationHash: assets.version });
  });
  app.get('/page-data/*', (request, reply) => answerData({ request, reply, options, cache }));
}

/** A tenth of what pages themselves may take. */
const mostKeptBytes = 6 * 1024 * 1024;

interface Asking {
  request: FastifyRequest;
  options: PageOptions;
}

async function answerData(asking: Asking & { reply: FastifyReply; cache: PageCache }) {
  const { request, reply, options, cache } = asking;
  const path = pagePathOf(request.url);
  if (path === null) return sendJson(reply, fallback('404', 'en'));
  const { services } = options;
  const key = [services.content.version, siteOrigin(request, services), path].join('\n');
  const renew = async () => shareAnswer(await readPage({ request, options, path }));
  const kept = cache.find(key, renew);
  if (kept) return sendSharedPage({ request, reply, page: kept, policyOf });
  const answer = await readPage({ request, options, path });
  const page = await shareAnswer(answer);
  if (page === null) return sendJson(reply, answer);
  if (isWrittenAsLinked(path)) cache.keep(key, page);
  return sendSharedPage({ request, reply, page, policyOf });
}

/** JSON runs nothing, wherever it is opened. */
const policyOf = () => "default-src 'none'";

function sendJson(reply: FastifyReply, { status, data }: Answer) {
  return reply.code(status).header('cache-control', 'private, no-cache').send(data);
}

async function shareAnswer({ status, data, isShared }: Answer) {
  const cacheControl = isShared ? 'public, max-age=0, must-revalidate' : 'private, no-cache';
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
  };
  const response = new Response(JSON.stringify(data), { status, headers });
  return shareRendered({ response, nonce: null, isPersonal: false });
}

const suffix = '/page-data.json';
const prefix = '/page-data';

/** `/page-data/recipes/x/page-data.json` → `/recipes/x`; null for what names no page. */
export function pagePathOf(url: string): string | null {
  const [pathname = ''] = url.split('?');
  if (!pathname.endsWith(suffix)) return null;
  const path = pathname.slice(prefix.length, -suffix.length);
  if (path === '/index') return '/';
  if (path === '' || path.startsWith('//')) return null;
  // As a browser would write it: dots that lead up are gone, and one page has one name.
  return URL.parse(`http://localhost${path}`)?.pathname ?? null;
}

/** The pages that are there for an address without one, and for a failure. */
const fallbackPaths: ReadonlyMap<string, '404' | '500'> = new Map([
  ['/404', '404'],
  ['/404.html', '404'],
  ['/500', '500'],
  ['/500.html', '500'],
]);

function fallback(kind: '404' | '500', locale: Locale, status = Number(kind)): Answer {
  const componentChunkName = kind === '404' ? 'not-found' : 'error';
  const result = { data: null, pageContext: { locale } };
  const data = { componentChunkName, path: `/${kind}.html`, result, staticQueryHashes: [] };
  return { status, data, isShared: false };
}

async function readPage(args: Asking & { path: string }): Promise<Answer> {
  const { request, path } = args;
  const locale = localeOfPath(path);
  const named = fallbackPaths.get(path);
  if (named !== undefined) return fallback(named, locale, 200);
  try {
    return await queryPage({ ...args, locale });
  } catch (error) {
    request.log.error({ err: loggedError(error) }, 'page data failed');
    return fallback('500', locale);
  }
}

async function queryPage(args: Asking & { path: string; locale: Locale }): Promise<Answer> {
  const { request, options, path, locale } = args;
  const { services } = options;
  const build = await options.loadBuild();
  const url = new URL(`${siteOrigin(request, services)}${path}`);
  // No header of the request goes along: what a visitor gets is the same for everybody.
  const asked = new Request(url);
  const api = await visitorsApi({ request, locale, services });
  const requestContext = routerContext({
    api,
    build,
    nonce: '',
    logError: (err) => request.log.error({ err }, 'page data failed'),
  });
  let found: StaticHandlerContext | Response | null = null;
  const answered = await handlerOf(build, locale).query(asked, {
    requestContext,
    generateMiddlewareResponse: async (query) => {
      found = await query(asked);
      return found instanceof Response ? found : new Response(null);
    },
  });
  const outcome = (found ?? answered) as StaticHandlerContext | Response;
  return answerOf({ outcome, build, locale, path });
}

interface Outcome {
  outcome: StaticHandlerContext | Response;
  build: ServerBuild;
  locale: Locale;
  path: string;
}

function answerOf({ outcome, build, locale, path }: Outcome): Answer {
  if (outcome instanceof Response) return redirected({ outcome, locale, path });
  const error = Object.values(outcome.errors ?? {})[0];
  if (error !== undefined) {
    if (isRouteErrorResponse(error) && error.status < 500) return fallback('404', locale);
    throw error;
  }
  const id = outcome.matches.at(-1)?.route.id ?? '';
  const name = id.replace(/\.[a-z]{2}$/, '');
  const result = { data: outcome.loaderData[id] ?? null, pageContext: { locale } };
  const data = { componentChunkName: name, path, result, staticQueryHashes: [] };
  return { status: 200, data, isShared: isForEverybody(build, id) };
}

/** Pages that lead elsewhere, as those of members lead a visitor to the log-in. */
function redirected(args: { outcome: Response; locale: Locale; path: string }): Answer {
  const { outcome, locale, path } = args;
  const redirectTo = outcome.headers.get('location');
  // A file, or an address that answers with data of its own.
  if (redirectTo === null) return fallback('404', locale);
  const result = { data: null, pageContext: { locale, redirectTo } };
  const data = { componentChunkName: 'redirect', path, result, staticQueryHashes: [] };
  return { status: 200, data, isShared: false };
}

/** Routes whose page every visitor gets say so in their headers. */
function isForEverybody({ routes }: ServerBuild, id: string): boolean {
  const headers = routes[id]?.module.headers;
  if (typeof headers !== 'function') return false;
  const none = () => new Headers();
  const given = new Headers(
    headers({
      loaderHeaders: none(),
      parentHeaders: none(),
      actionHeaders: none(),
      errorHeaders: undefined,
    }),
  );
  return given.get('cache-control')?.startsWith('public') ?? false;
}

const handlersByBuild = new WeakMap<ServerBuild, Map<Locale, StaticHandler>>();

/** Each language over its own routes: matching is linear in them. */
function handlerOf(build: ServerBuild, locale: Locale): StaticHandler {
  const known = handlersByBuild.get(build) ?? new Map<Locale, StaticHandler>();
  handlersByBuild.set(build, known);
  const handler = known.get(locale) ?? createStaticHandler(routesOf(build, locale));
  known.set(locale, handler);
  return handler;
}

/** The root without its own data: what stands around a page belongs to whoever draws it. */
function routesOf({ routes }: ServerBuild, locale: Locale): RouteObject[] {
  const others = localeCodes.filter((code) => code !== locale);
  const children = Object.values(routes).flatMap((route): DataRouteObject[] => {
    if (route === undefined || route.id === 'root') return [];
    if (others.some((code) => route.id.endsWith(`.${code}`))) return [];
    const { id, path, module } = route;
    return [{ id, path, loader: module.loader as DataRouteObject['loader'] }] as DataRouteObject[];
  });
  const middleware = routes.root?.module.middleware;
  return [{ id: 'root', path: '', ...(middleware && { middleware }), children }] as RouteObject[];
}
