import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { AppEntry } from '../../../app/entry.server.tsx';
import type { Api, PageText } from '../../../app/graphql/api.ts';
import { reading } from '../../../db/asked-once.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { clearAuthCookie } from '../../auth/auth-cookie.ts';
import type { RequestContext, Services } from '../../../api/context.ts';
import { createFailingApi, createInProcessApi } from './in-process-api.ts';
import { isFramedPage } from '../framed-pages.ts';
import type { WithOwnFiles } from '../documents/documents.ts';
import type { FirstStyles } from '../first-paint/first-styles.ts';
import { PageCache } from './page-cache.ts';
import { withoutUnreadQuery } from './page-parameters.ts';
import { createPageHandlers, localeOfRequest, type PageBuild } from './page-handlers.ts';
import { requestContext } from '../../auth/request-context.ts';
import { contentSecurityPolicy, tagOriginsOf, type PolicyOf } from '../security-headers.ts';
import { videoFramesOf } from '../files/video-frames.ts';
import { sendSharedPage, sharedPageKey, shareRendered } from './shared-page.ts';
import { packForOne } from '../files/pack-for-one.ts';
import { renderingTurns } from '../overload/turns.ts';
import { siteOrigin } from '../../auth/site-origin.ts';
import { drawingAt } from '../files/pictures.ts';
import { checkParts } from '../form-parts.ts';
import { admitUploads, uploadPaths } from '../files/uploads.ts';

export interface PageOptions extends Pick<PageBuild, 'spokenScripts'> {
  services: Services;
  loadBuild: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
  /** Left out where a page without scripts may name its files. */
  withOwnFiles?: WithOwnFiles;
  /** Left out where the scripts of a page bring its styles. */
  firstStyles?: FirstStyles;
}

/** Every path nothing else answers is a page of the app. */
export async function pagesPlugin(app: FastifyInstance, options: PageOptions): Promise<void> {
  const cache = new PageCache(options.services);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    '*',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      checkParts(request.headers['content-type'] ?? '', body);
      return body;
    },
  );
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: (request, reply) => answerPage(request, reply, { ...options, cache }),
  });
  const admitUpload = admitUploads(options.services);
  for (const { url, bodyLimit } of uploadPaths) {
    app.route({
      method: 'POST',
      url,
      bodyLimit,
      onRequest: admitUpload,
      handler: (request, reply) => answerPage(request, reply, { ...options, cache }),
    });
  }
}

interface CachingOptions extends PageOptions {
  cache: PageCache;
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, options: CachingOptions) {
  const { services, cache, mode } = options;
  const url = pageUrl(request, services);
  const isFramed = isFramedPage(url.pathname);
  if (isFramed) reply.header('x-frame-options', 'SAMEORIGIN');
  const { pageSources } = services.payments;
  const tagOrigins = tagOriginsOf(services.settings);
  const policyOf: PolicyOf = (own) =>
    contentSecurityPolicy({
      own,
      sources: pageSources,
      tagOrigins,
      videoFrames: videoFramesOf(services),
      mode,
      isFramed,
    });
  const readUrl = withoutUnreadQuery(url);
  const key = sharedPageKey({ request, url: readUrl, contentVersion: services.content.version });
  const render = () => renderPage({ request, url, options });
  if (key === null) return sendPage({ request, reply, page: await render(), policyOf });
  const renderShared = async () =>
    shareRendered(await renderPage({ request, url: readUrl, options }));
  const kept = cache.find(key, renderShared);
  if (kept) return sendSharedPage({ request, reply, page: kept, policyOf });
  const rendered = await render();
  const page = await shareRendered(rendered);
  if (page === null) return sendPage({ request, reply, page: rendered, policyOf });
  // A page may show parameters that it does not read, from its own address: then the page for the
  // next readers is rendered apart, without them.
  if (readUrl.search === url.search) cache.keep(key, page);
  else cache.make(key, renderShared);
  return sendSharedPage({ request, reply, page, policyOf });
}

interface RenderedPage {
  /** Without its text where that was taken. */
  response: Response;
  /** Of a whole page; null for everything else. */
  text: string | null;
  nonce: string;
  isPersonal: boolean;
}

interface Rendering {
  request: FastifyRequest;
  url: URL;
  options: PageOptions;
}

async function renderPage({ request, url, options }: Rendering): Promise<RenderedPage> {
  const { services, loadBuild } = options;
  const locale = localeOfRequest(url);
  const build = await loadBuild();
  const nonce = randomBytes(16).toString('base64');
  const asker = await identify({ request, locale, services });
  const taken: PageText = { text: null };
  const bringsStyles = options.firstStyles !== undefined;
  const handle = pageHandlers({ ...options, build, bringsStyles })(locale);
  const context = routerContext({
    api: asker.api,
    build,
    nonce,
    pageText: taken,
    loaded: isPageData(url.pathname) ? null : new Map(),
    drawingAt: (path) => drawingAt({ path, services }),
    withOwnFiles: options.withOwnFiles,
    firstStyles: options.firstStyles,
    logError: (err) => request.log.error({ err }, 'page failed'),
  });
  const answer = () => handle(toWebRequest(request, url), context);
  // The loaders of a page ask for much of the same, each in operations of its own.
  const response = await (request.method === 'POST' ? answer() : reading(answer));
  // A page of another build loads the next one as a document.
  if (isPageData(url.pathname)) response.headers.set('x-build', build.assets.version);
  return {
    response: asker.complete(response),
    text: taken.text,
    nonce,
    isPersonal: asker.isSignedIn,
  };
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  page: RenderedPage;
  policyOf: PolicyOf;
}

async function sendPage({ request, reply, page, policyOf }: Sending) {
  const { response, text, nonce, isPersonal } = page;
  const byNonce = `'nonce-${nonce}'`;
  reply.header('content-security-policy', policyOf({ scripts: [byNonce], styles: [byNonce] }));
  // Only pages of the shared cache are public; every other page is private, even if its route says
  // otherwise.
  const isPrivate = response.headers.get('cache-control')?.startsWith('private') ?? false;
  if (isPersonal) response.headers.set('cache-control', 'private, no-store');
  else if (!isPrivate) response.headers.set('cache-control', 'private, no-cache');
  const whole = isJson(response) ? await response.text() : text;
  if (whole === null) return reply.send(response);
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return packForOne({ request, reply, text: whole });
}

/** What a device is told of a list is as short as a page, and asked for at every tick. */
function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false;
}

function isPageData(pathname: string): boolean {
  return pathname.endsWith('.data');
}

/** Who asks for a page, as far as the page needs to know. */
interface Asker {
  api: Api;
  isSignedIn: boolean;
  /** Adds the cookies and headers that the page's operations have set. */
  complete: (response: Response) => Response;
}

interface PageRequest {
  request: FastifyRequest;
  locale: Locale;
  services: Services;
}

async function identify({ request, locale, services }: PageRequest): Promise<Asker> {
  try {
    const context = await requestContext({ request, locale, services });
    return {
      api: createInProcessApi(request.server, context),
      isSignedIn: context.viewer !== null,
      complete: (response) => completeResponse(response, context),
    };
  } catch (error) {
    // The database did not tell who asks: every operation fails with this error, and the app shows
    // its page for it.
    const api = createFailingApi({ error, locale, log: request.log });
    return { api, isSignedIn: true, complete: (response) => response };
  }
}

/** The API as somebody without any cookie or token asks it, whoever sent the request. */
export async function visitorsApi({ request, locale, services }: PageRequest): Promise<Api> {
  const context = await requestContext({ request: withoutIdentity(request), locale, services });
  return createInProcessApi(request.server, context);
}

function withoutIdentity(request: FastifyRequest): FastifyRequest {
  return Object.create(request, {
    cookies: { value: {} },
    headers: { value: { host: request.headers.host } },
  }) as FastifyRequest;
}

function completeResponse(response: Response, context: RequestContext): Response {
  const { cookies, answer, isLoginExpired } = context;
  // Whoever is told that their login has expired is logged out with it.
  if (isLoginExpired && response.status === 401) clearAuthCookie(cookies);
  for (const cookie of cookies.headers()) response.headers.append('set-cookie', cookie);
  if (answer.retryAfterSeconds === null || response.status !== 400) return response;
  response.headers.set('retry-after', String(answer.retryAfterSeconds));
  return new Response(response.body, { status: 429, headers: response.headers });
}

const handlersByBuild = new WeakMap<ServerBuild, ReturnType<typeof createPageHandlers>>();

/** In development every change is a new build. */
function pageHandlers(pages: PageBuild) {
  const known = handlersByBuild.get(pages.build) ?? createPageHandlers(pages);
  handlersByBuild.set(pages.build, known);
  return known;
}

export function routerContext({
  api,
  build,
  nonce,
  pageText,
  loaded = null,
  drawingAt: drawing,
  withOwnFiles,
  firstStyles,
  logError,
}: {
  api: Api;
  build: ServerBuild;
  nonce: string;
  /** Takes the text of a page; left out, it is in the answer. */
  pageText?: PageText;
  /** Takes what the routes of a page load; left out where no page is rendered. */
  loaded?: Map<string, unknown> | null;
  /** Left out where no page is drawn. */
  drawingAt?: (path: string) => Promise<string | null>;
  withOwnFiles?: WithOwnFiles;
  firstStyles?: FirstStyles;
  logError: (error: unknown) => void;
}): RouterContextProvider {
  const provider = new RouterContextProvider();
  // The keys are looked up in the built app: an import from here would be another copy of them.
  const entry = build.entry.module as unknown as AppEntry;
  provider.set(entry.apiContext, api);
  provider.set(entry.nonceContext, nonce);
  if (pageText !== undefined) provider.set(entry.pageTextContext, pageText);
  provider.set(entry.loadedContext, loaded);
  provider.set(entry.renderTurnContext, () => renderingTurns.take());
  if (drawing !== undefined) provider.set(entry.drawingsContext, drawing);
  if (withOwnFiles !== undefined) provider.set(entry.ownFilesContext, withOwnFiles);
  if (firstStyles !== undefined) provider.set(entry.firstStylesContext, firstStyles);
  provider.set(entry.logErrorContext, logError);
  return provider;
}

/** Put together as text: `//elsewhere.example` is a path here, not another site. */
function pageUrl(request: FastifyRequest, services: Services): URL {
  const path = request.url.startsWith('/') ? request.url : '/';
  return new URL(`${siteOrigin(request, services)}${path}`);
}

function toWebRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(url, {
    method: request.method,
    headers,
    ...(hasBody && { body: request.body as BodyInit }),
  });
}
