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

/** The route that answers at an address, as the browser asks for it. */
export function routeAt(path: string): { file: string; params: Record<string, string> } {
  const { pathname } = new URL(path, 'https://yolk.test');
  const table = routes.map(({ id, path: pattern, file }) => ({ id, path: pattern, handle: file }));
  const [match] = matchRoutes(table as never, pathname) ?? [];
  if (!match) throw new Error(`No route answers at ${path}`);
  return {
    file: match.route.handle as string,
    params: match.params as Record<string, string>,
  };
}
