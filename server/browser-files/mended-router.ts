import type { Plugin } from 'vite';

const ofRouter = /\/react-router\/dist\/production\/lib\/router\/router\.js$/;

interface Change {
  from: string;
  to: string;
}

/**
 * While the router asks the server for the routes of the next page, what a form that stays on its page
 * was answered is of the page that is open: it must neither end the way to the next page nor be looked
 * up there. React Router 8.4 puts the next address over the open page, or fails on the form.
 */
const whileRoutesAreAsked: readonly Change[] = [
  {
    from: '\tlet pendingNavigationLoadId = -1;\n',
    to: `\tlet pendingNavigationLoadId = -1;
	let discovery = null;
	const isDiscovering = () => discovery !== null && !discovery.aborted;
`,
  },
  // The way to the next page has begun: a redirect of a form sent earlier does not lead elsewhere.
  {
    from: '\tasync function discoverRoutes(matches, pathname, signal, fetcherKey) {\n',
    to: `\tasync function discoverRoutes(matches, pathname, signal, fetcherKey) {
		if (fetcherKey === void 0) {
			discovery = signal;
			pendingNavigationLoadId = ++incrementingLoadId;
		}
`,
  },
  {
    from: '\t\tpendingNavigationLoadId = ++incrementingLoadId;\n\t\tif (!init.dataStrategy',
    to: '\t\tdiscovery = null;\n\t\tpendingNavigationLoadId = ++incrementingLoadId;\n\t\tif (!init.dataStrategy',
  },
  {
    from: '\tfunction completeNavigation(location, newState, { flushSync } = {}) {\n',
    to: '\tfunction completeNavigation(location, newState, { flushSync } = {}) {\n\t\tdiscovery = null;\n',
  },
  {
    from: '\t\tlet nextLocation = state.navigation.location || state.location;\n\t\tlet revalidationRequest',
    to: '\t\tlet nextLocation = !isDiscovering() && state.navigation.location || state.location;\n\t\tlet revalidationRequest',
  },
  {
    from: 'let matches = state.navigation.state !== "idle" ? dataRouteMatcher',
    to: 'let matches = !isDiscovering() && state.navigation.state !== "idle" ? dataRouteMatcher',
  },
  {
    from: 'state.navigation.state === "loading" && loadId > pendingNavigationLoadId',
    to: 'state.navigation.state === "loading" && loadId > pendingNavigationLoadId && !isDiscovering()',
  },
];

const loadsAfterForm =
  'getMatchesToLoad(revalidationRequest, scopedContext, mapRouteProperties, manifest, init.history, state, matches, submission, nextLocation, hydrationRouteProperties, false, isRevalidationRequired, cancelledFetcherLoads, fetchersQueuedForDeletion, fetchLoadMatches, fetchRedirectIds, dataRouteMatcher, [match.route.id, actionResult], callSiteDefaultShouldRevalidate)';
/** What the way to the next page would load by itself. */
const loadsOfWay = loadsAfterForm
  .replace('submission', 'void 0')
  .replace('fetchLoadMatches', '/* @__PURE__ */ new Map()')
  .replace(', [match.route.id, actionResult], callSiteDefaultShouldRevalidate', '');

/**
 * While the data of the next address is loaded, a form that is answered loads it once more and goes
 * on with that. React Router 8.4 asks then only what the form needs: where that is nothing, for it was
 * refused or its page says so, the next address stands over the data of the last.
 */
const whileDataIsLoaded: readonly Change[] = [
  {
    from: `let { dsMatches, revalidatingFetchers } = ${loadsAfterForm};\n`,
    to: `let { dsMatches, revalidatingFetchers } = ${loadsAfterForm};
		if (state.navigation.state === "loading" && !isDiscovering()) {
			const ofWay = ${loadsOfWay}.dsMatches;
			dsMatches = dsMatches.map((each, index) => each.shouldLoad ? each : ofWay[index]);
		}
`,
  },
];

const changes = [...whileRoutesAreAsked, ...whileDataIsLoaded];

/** Mends how the router goes on to another page while a form is on its way (docs/decisions/0019). */
export function mendedRouter(): Plugin {
  return {
    name: 'yolk:mended-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ofRouter },
      handler: (code) => ({ code: mended(code), map: null }),
    },
  };
}

/** @throws where the router is not as it is known here: its new version may not need this any more. */
export function mended(code: string): string {
  return changes.reduce((text, { from, to }) => {
    if (text.split(from).length !== 2) throw new Error(`React Router has no longer: ${from}`);
    return text.replace(from, () => to);
  }, code);
}
