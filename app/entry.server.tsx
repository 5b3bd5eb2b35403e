import { renderToString } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import {
  apiContext,
  drawingsContext,
  firstStylesContext,
  loadedContext,
  logErrorContext,
  nonceContext,
  ownFilesContext,
  pageTextContext,
  renderTurnContext,
} from './graphql/api.ts';
import { afterPaint, paintedFirst } from './loading/after-paint.ts';
import { writePartsWith } from './loading/kept-part.tsx';
import { handedData, withLoaded } from './loading/handed-data.server.ts';
import { withoutMarks, writeKeptPart } from './loading/kept-parts.server.tsx';
import { withItsRoutes } from './loading/routes-of-page.ts';
import { withFirstPictures } from './shell/first-pictures.ts';
import { withNotFoundHelp } from './shell/not-found-help.ts';

// The server fills these per request, or asks them; exported here because the built app has its own
// copy of them.
export {
  apiContext,
  drawingsContext,
  firstStylesContext,
  loadedContext,
  logErrorContext,
  nonceContext,
  ownFilesContext,
  pageTextContext,
  renderTurnContext,
  withNotFoundHelp,
};
export interface AppEntry {
  apiContext: typeof apiContext;
  drawingsContext: typeof drawingsContext;
  firstStylesContext: typeof firstStylesContext;
  loadedContext: typeof loadedContext;
  logErrorContext: typeof logErrorContext;
  nonceContext: typeof nonceContext;
  ownFilesContext: typeof ownFilesContext;
  pageTextContext: typeof pageTextContext;
  renderTurnContext: typeof renderTurnContext;
  withNotFoundHelp: typeof withNotFoundHelp;
}

writePartsWith(writeKeptPart);

/** How long the data of a page may be awaited. */
export const streamTimeout = 10_000;

const endOfPage = '</body></html>';

/**
 * Sends the page in one piece: as a stream it would cost half as much again. The router's data would
 * be a boundary of its own in a stream, so here it is read and written behind the page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const { serverHandoffStream, ...ofRouter } = routerContext;
  const loaded = context.get(loadedContext);
  const shown = withLoaded({ context: ofRouter, loaded });
  await context.get(renderTurnContext)();
  const rendered = renderToString(
    <ServerRouter context={withItsRoutes(shown)} url={request.url} nonce={nonce} />,
  );
  const hasScripts = routerContext.renderMeta?.didRenderScripts === true;
  const { pieces, atEnd } = await (hasScripts ? ofPage : ofDocument)({ rendered, context, nonce });
  const data = hasScripts ? await new Response(serverHandoffStream).text() : '';
  const script = hasScripts
    ? `${handedData({ context: shown, loaded, nonce })}<script nonce="${nonce}">${handOver(data)}${atEnd}</script>`
    : '';
  headers.set('content-type', 'text/html; charset=utf-8');
  const last = pieces.pop() ?? '';
  const page = [
    '<!DOCTYPE html>',
    ...pieces,
    last.slice(0, -endOfPage.length),
    script,
    endOfPage,
  ].join('');
  const taken = context.get(pageTextContext);
  if (taken === null) return new Response(page, { headers, status });
  taken.text = page;
  return new Response(null, { headers, status });
}

interface Rendered {
  rendered: string;
  context: RouterContextProvider;
  nonce: string;
}

interface Written {
  pieces: string[];
  /** What the last script of the page does once all else of it is there. */
  atEnd: string;
}

async function ofPage({ rendered, context, nonce }: Rendered): Promise<Written> {
  const drawingAt = context.get(drawingsContext);
  const pictured = await withFirstPictures({ html: rendered, drawingAt });
  const pieces = pictured.flatMap(withoutMarks);
  const styles = context.get(firstStylesContext)(pieces);
  if (styles === null) return { pieces, atEnd: '' };
  return { pieces: paintedFirst({ pieces, styles, nonce }), atEnd: afterPaint };
}

/** Without scripts, and with what it needs of the styles. */
async function ofDocument({ rendered, context, nonce }: Rendered): Promise<Written> {
  const html = context.get(ownFilesContext)({ html: withoutMarks(rendered).join(''), nonce });
  const drawingAt = context.get(drawingsContext);
  return { pieces: await withFirstPictures({ html, drawingAt }), atEnd: '' };
}

/** What the router waits for in the browser, as it writes it itself. */
function handOver(data: string): string {
  const stream = 'window.__reactRouterContext.streamController';
  return `${stream}.enqueue(${escaped(JSON.stringify(data))});${stream}.close();`;
}

const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON inside a script: nothing in it ends the script or begins another. */
function escaped(json: string): string {
  return json.replaceAll(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? character);
}

/** Answers thrown on purpose are not faults. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error)) return;
  context.get(logErrorContext)(error);
};
