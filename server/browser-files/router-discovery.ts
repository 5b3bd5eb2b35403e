import type { Plugin } from 'vite';

const ofRouter = /\/react-router\/dist\/production\/lib\/router\/router\.js$/;

/**
 * While the router asks the server for the routes of the next page, what a form that stays on its page
 * was answered is of the page that is open: it must neither end the way to the next page nor be looked
 * up there. React Router 8.4 puts the next address over the open page, or fails on the form.
 */
const changes: readonly { from: string; to: string }[] = [
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

/** Mends how the router goes on to a page whose routes it does not know yet (docs/decisions/0019). */
export function routerDiscovery(): Plugin {
  return {
    name: 'yolk:router-discovery',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ofRouter },
      handler: (code) => ({ code: withMendedDiscovery(code), map: null }),
    },
  };
}

/** @throws where the router is not as it is known here: its new version may not need this any more. */
export function withMendedDiscovery(code: string): string {
  return changes.reduce((mended, { from, to }) => {
    if (mended.split(from).length !== 2) throw new Error(`React Router has no longer: ${from}`);
    return mended.replace(from, () => to);
  }, code);
}
