import { expect, test } from 'vitest';
import {
  Await,
  createRequestHandler,
  RouterContextProvider,
  Scripts,
  useLoaderData,
  type ServerBuild,
} from 'react-router';
import { Suspense } from 'react';
import * as entry from './entry.server.tsx';
import { loadedContext, nonceContext } from './graphql/api.ts';

const nonce = 'bm9uY2U=';

function Page() {
  const { title, later } = useLoaderData<{ title: string; later?: Promise<string> }>();
  return (
    <html lang="en">
      <body>
        <h1>{title}</h1>
        <Suspense fallback="wait">
          <Await resolve={later}>{(value) => <p>{value}</p>}</Await>
        </Suspense>
        <Scripts />
      </body>
    </html>
  );
}

/** `loaded` is what the server has put beside the router. */
function open(data: object | null, loaded: Map<string, unknown> | null = null): Promise<Response> {
  const build = {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: { default: Page, loader: () => data } },
    },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: { root: { id: 'root', path: '', module: '/root.js', hasLoader: true, imports: [] } },
      url: '/manifest.js',
      version: '1',
    },
    future: {},
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(loadedContext, loaded);
  return createRequestHandler(build, 'production')(new Request('http://localhost/'), context);
}

function runningTimers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
}

/** What the scripts of the page hand over to the router. */
function handedOver(html: string): string {
  const scripts = [...html.matchAll(/<script nonce="bm9uY2U=">(.*?)<\/script>/gs)];
  const parts: string[] = [];
  const controller = {
    enqueue: (part: string) => parts.push(part),
    close: () => parts.push('end'),
  };
  for (const [, text = ''] of scripts) {
    if (!text.includes('streamController.')) continue;
    new Function('window', text)({ __reactRouterContext: { streamController: controller } });
  }
  return parts.join('');
}

test('a page in which nothing is awaited comes in one piece, with its data', async () => {
  const title = 'Eggs </script><script>alert(1)</script> & \u2028 ham';
  const before = runningTimers();
  const response = await open({ title });
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(html).toMatch(/<\/script><\/body><\/html>$/);
  expect(html).not.toContain('alert(1)</script>');
  expect(handedOver(html)).toContain(JSON.stringify(title));
  expect(handedOver(html)).toMatch(/end$/);
  expect(runningTimers()).toBe(before);
});

test('what was put beside the router is shown and stands in the page as JSON, and nowhere else', async () => {
  const title = 'Eggs </script><!-- & \u2028 ham';
  const loaded = new Map<string, unknown>([
    ['root', { title }],
    ['below', { title: 'secret' }],
  ]);
  const html = await (await open(null, loaded)).text();
  expect(html).toContain('Eggs &lt;/script&gt;');
  const [, json = ''] =
    /<script nonce="[^"]+" type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ??
    [];
  expect(JSON.parse(json)).toEqual({ root: { title } });
  expect(handedOver(html)).not.toContain('Eggs');
  expect(html.indexOf('page-data')).toBeLessThan(html.indexOf('streamController.'));
});

test('what is still awaited comes with the page, for the browser to show', async () => {
  const later = new Promise<string>((resolve) => setTimeout(() => resolve('Cooked'), 20));
  const html = await (await open({ title: 'Week', later })).text();
  expect(html).toContain('wait');
  expect(handedOver(html)).toContain('Cooked');
});
