import { act, useReducer } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createMemoryRouter,
  RouterProvider,
  type ActionFunction,
  type RouteObject,
} from 'react-router';
import { onTestFinished, vi } from 'vitest';

interface Page {
  /** The address of the page the hook is on. */
  at?: string;
  /** Takes the forms of the page. */
  action?: ActionFunction;
  /** What is at other addresses. */
  routes?: RouteObject[];
  /** What the frame around every page has loaded. */
  root?: unknown;
  /** Called whenever the page is loaded, the first time aside. */
  onLoad?: () => void;
  /** What the browser has, beside what React asks of one. */
  window?: object;
  /** What its document has. */
  document?: object;
}

/**
 * A hook on a page that lives: its effects run, and it may ask the router for another address or
 * send a form. There is no document: the hook draws nothing.
 */
export async function liveHook<Result>(useHook: () => Result, page: Page = {}) {
  const { at = '/', action = () => null, routes = [], root: frame = null } = page;
  const { container, enter } = standIn(page);
  const results: Result[] = [];
  let drawAgain = () => {};
  const note = (result: Result, again: () => void) => {
    results.push(result);
    drawAgain = again;
  };
  function Probe() {
    const [, again] = useReducer((count: number) => count + 1, 0);
    note(useHook(), again);
    return null;
  }
  const loader = () => {
    page.onLoad?.();
    return null;
  };
  const own: RouteObject = { id: 'own', path: '*', Component: Probe, loader, action };
  const children = [...routes, own];
  const router = createMemoryRouter([{ id: 'root', loader: () => frame, children }], {
    initialEntries: [at],
    hydrationData: { loaderData: { root: frame, own: null } },
  });
  enter();
  const root = createRoot(container);
  const unmount = () => rest(() => root.unmount());
  onTestFinished(async () => {
    // Another page may have been in its place.
    enter();
    await unmount();
    // What was under way still finds its window.
    await new Promise(setImmediate);
    vi.unstubAllGlobals();
  });
  await rest(() => root.render(<RouterProvider router={router} />));
  return {
    router,
    /** What the hook said last. */
    now: () => results.at(-1) as Result,
    /** Does something on the page and waits until it has come to rest. */
    act: rest,
    /** Draws the page again, as when something else on it has changed. */
    redraw: () => rest(drawAgain),
    unmount,
  };
}

/** What React returns is no promise. */
async function rest(work: () => unknown): Promise<void> {
  await act(async () => void (await work()));
}

/** As much of a browser as React asks for where nothing is drawn. */
function standIn({ window: ofWindow = {}, document: ofDocument = {} }: Page) {
  const nothing = () => undefined;
  const listening = { addEventListener: nothing, removeEventListener: nothing };
  const document = Object.assign(ofDocument, {
    nodeType: 9,
    activeElement: null,
    body: null,
    ...listening,
    ...ofDocument,
  });
  const asked = { HTMLIFrameElement: EventTarget, event: undefined, ...listening };
  const window = Object.assign(ofWindow, { ...asked, ...ofWindow, document });
  Object.assign(document, { defaultView: window });
  const container = {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument: document,
    ...listening,
    textContent: '',
  };
  const enter = () => {
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', document);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  };
  return { container: container as unknown as Element, enter };
}
