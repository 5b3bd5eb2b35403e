import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { loggedError } from '../lib/logged-error.ts';
import { apiContext, nonceContext } from './graphql/api.ts';

// The server fills these per request; exported here because the built app has its own copy of them.
export { apiContext, nonceContext };
export interface AppEntry {
  apiContext: typeof apiContext;
  nonceContext: typeof nonceContext;
}

export const streamTimeout = 10_000;

/** Streams the page; bots wait for the whole of it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const isComplete = isbot(request.headers.get('user-agent') ?? '') || routerContext.isSpaMode;
  const readyEvent: keyof RenderToPipeableStreamOptions = isComplete
    ? 'onAllReady'
    : 'onShellReady';
  return new Promise((resolve, reject) => {
    let hasShell = false;
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        [readyEvent]() {
          hasShell = true;
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers,
              status: responseStatus,
            }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          responseStatus = 500;
          if (hasShell) console.error(loggedError(error));
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000);
  });
}

/** Answers thrown on purpose are not faults; a request that was given up is not one either. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(loggedError(error));
};
