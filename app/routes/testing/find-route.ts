import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import routes from '../../routes.ts';

type Call = (args: never) => unknown;

/** A route file, with what the server calls of it. */
export interface RouteModule {
  loader?: Call;
  action?: Call;
  clientLoader?: Call;
  default?: unknown;
}

const app = join(import.meta.dirname, '..', '..');

/** Every route file once: most stand in the table in each language. */
export const routeFiles = [...new Set(routes.map(({ file }) => file))];

export async function importRoute(file: string): Promise<RouteModule> {
  return (await import(join(app, file))) as RouteModule;
}

const table = routes.map(({ id, path = '', file }) => {
  const segments = segmentsOf(encodeURI(path));
  const open = segments.findIndex((segment) => segment.endsWith('?') || segment === '*');
  const fixed = open === -1 ? segments : segments.slice(0, open);
  return { route: { id, path, handle: file }, fixed, isOpen: open !== -1 };
});

/** The route that answers at an address, as the browser asks for it. */
export function routeAt(path: string): { file: string; params: Record<string, string> } {
  const { pathname } = new URL(path, 'https://yolk.test');
  const segments = segmentsOf(pathname);
  // The router compiles every pattern it is given anew, and there are hundreds.
  const near = table.filter((entry) => mayMatch({ entry, segments })).map(({ route }) => route);
  const [match] = matchRoutes(near as never, pathname) ?? [];
  if (!match) throw new Error(`No route answers at ${path}`);
  return {
    file: match.route.handle as string,
    params: match.params as Record<string, string>,
  };
}

/** False only where a plain word of the pattern is not at its place, or places are left over. */
function mayMatch(args: { entry: (typeof table)[number]; segments: readonly string[] }): boolean {
  const { fixed, isOpen } = args.entry;
  const { length } = args.segments;
  if (isOpen ? length < fixed.length : length !== fixed.length) return false;
  return fixed.every((part, index) => part.startsWith(':') || part === args.segments[index]);
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
