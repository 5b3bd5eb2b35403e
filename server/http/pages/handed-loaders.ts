import {
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { AppEntry } from '../../../app/entry.server.tsx';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;
type Loaded = Map<string, unknown>;

/**
 * Routes whose loaders put what they load beside the router, where a page is rendered: the page hands
 * it to the browser itself. What is still awaited is left to the router.
 */
export function withHandedData({ entry, routes }: Pick<ServerBuild, 'entry' | 'routes'>): Routes {
  const { loadedContext } = entry.module as unknown as AppEntry;
  const loadedOf = (context: Readonly<RouterContextProvider>) => context.get(loadedContext);
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && withHandedOf({ route, loadedOf })]),
  );
}

interface Handing {
  route: Route;
  loadedOf: (context: Readonly<RouterContextProvider>) => Loaded | null;
}

function withHandedOf({ route, loadedOf }: Handing): Route {
  const { loader } = route.module;
  if (typeof loader !== 'function') return route;
  const handing = async (args: LoaderFunctionArgs) => {
    const answer: unknown = await loader(args);
    const loaded = loadedOf(args.context);
    if (loaded === null || answer instanceof Response) return answer;
    const { value, init } = isWithInit(answer)
      ? { value: answer.data, init: answer.init }
      : { value: answer, init: null };
    if (value === undefined || isAwaited(value)) return answer;
    loaded.set(route.id, value);
    return init === null ? null : data(null, init);
  };
  return { ...route, module: { ...route.module, loader: handing } };
}

/** As `data()` of the router makes it. */
function isWithInit(answer: unknown): answer is { data: unknown; init: ResponseInit | null } {
  const isObject = typeof answer === 'object' && answer !== null;
  return isObject && 'type' in answer && answer.type === 'DataWithResponseInit';
}

function isAwaited(value: unknown): boolean {
  return Object.values(value ?? {}).some((part) => part instanceof Promise);
}
