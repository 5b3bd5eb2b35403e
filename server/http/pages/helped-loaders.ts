import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import type { AppEntry } from '../../../app/entry.server.tsx';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/**
 * Routes whose loaders, where nothing is at an address, throw what the page for it shows as well: all
 * addresses that lead nowhere have the same ways on. A route without a page stays as it is.
 */
export function withHelpWhereNothingIs({
  entry,
  routes,
}: Pick<ServerBuild, 'entry' | 'routes'>): Routes {
  const { withNotFoundHelp } = entry.module as unknown as AppEntry;
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && helped({ route, withNotFoundHelp })]),
  );
}

function helped(args: { route: Route } & Pick<AppEntry, 'withNotFoundHelp'>): Route {
  const { route, withNotFoundHelp } = args;
  const { loader, default: page } = route.module;
  if (typeof loader !== 'function' || page === undefined) return route;
  const helping = async (asked: LoaderFunctionArgs) => {
    try {
      return (await loader(asked)) as unknown;
    } catch (thrown) {
      throw await withNotFoundHelp(thrown, asked);
    }
  };
  return { ...route, module: { ...route.module, loader: helping } };
}
