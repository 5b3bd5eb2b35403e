import { tellPlaceOnFailure } from './tell-place.ts';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export type Viewport = keyof typeof viewports;

/**
 * Without the background traffic it would start on its own. The shell does for pages; what a system
 * shows of the app wants the whole browser. Where pictures are not what is looked at, drawing them is
 * a third of the work of a page.
 */
export function launchBrowser({ isWhole = false, pictures = true } = {}): Promise<Browser> {
  const { CHROMIUM: chromiumPath = '/usr/bin/chromium', HEADLESS_SHELL: shell } = process.env;
  return chromium.launch({
    executablePath: isWhole ? chromiumPath : (shell ?? chromiumPath),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-quic',
      ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  });
}

interface PageOptions {
  viewport: Viewport;
  colorScheme?: 'light' | 'dark';
  languageTag?: string;
  /** By a finger, without a mouse. */
  isTouched?: boolean;
  /** As on a first visit, or in a private window of some browsers. */
  hasWorker?: boolean;
}

/** A page with cookies of its own; an error in the page's scripts fails the test that closes it. */
export async function openPage(
  browser: Browser,
  {
    viewport,
    colorScheme = 'light',
    languageTag = 'en',
    isTouched = false,
    hasWorker = true,
  }: PageOptions,
): Promise<{ page: Page; context: BrowserContext; pageErrors: string[] }> {
  const context = await browser.newContext({
    viewport: viewports[viewport],
    colorScheme,
    locale: languageTag,
    reducedMotion: 'reduce',
    ...(isTouched && { hasTouch: true, isMobile: true }),
  });
  if (!hasWorker) await refuseWorkers(context);
  return { context, ...(await openPageIn(context)) };
}

async function refuseWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => {
      return Promise.reject(new DOMException('No worker here', 'SecurityError'));
    };
  });
}

/** Another page of the same browser: what it has loaded once it need not load again. */
export async function openPageIn(
  context: BrowserContext,
): Promise<{ page: Page; pageErrors: string[] }> {
  const page = await context.newPage();
  tellPlaceOnFailure(page);
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (message) => {
    // A refused form answers 400, which the browser notes; it is no fault of the page's scripts.
    const isRefusal = /^Failed to load resource.* 40[0-9]/.test(message.text());
    if (message.type() === 'error' && !isRefusal) pageErrors.push(message.text());
  });
  return { page, pageErrors };
}

/** Errors that are not only the network being away, where the test took it away. */
export function faultsOf(pageErrors: readonly string[]): string[] {
  // A service worker that cannot ask either makes it ERR_FAILED.
  const isOfNetwork = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|^Failed to fetch manifest patches/;
  return pageErrors.filter((error) => !isOfNetwork.test(error));
}
