import { RouterContextProvider } from 'react-router';
import { apiContext, type Api } from '../../graphql/api.ts';
import { withNotFoundHelp } from '../../shell/not-found-help.ts';
import type { TestClient } from '../../../server/testing/test-server.ts';
import type { Fields } from './form-cases.ts';
import { importRoute, routeAt, type RouteModule } from './find-route.ts';

const origin = 'https://yolk.test';

interface Asked {
  client: TestClient;
  path: string;
}

/** What a route decided, and what it gives to its page. */
export interface Answer {
  /** `200`, `404 recipe.not-found`, or where it leads: `→ /login`. */
  decides: string;
  /** What a page is drawn from; of a file its text. */
  data: unknown;
}

/** Opens an address, on a real server and database but without a browser. */
export async function openPage({ client, path }: Asked): Promise<Answer> {
  const { file, params } = routeAt(path);
  const url = new URL(path, origin);
  const request = new Request(url, { headers: headersOf(client) });
  const call = callOf(await importRoute(file), 'loader', file);
  return answerOf(call, { client, params, request, url });
}

/** Sends a form to an address. A text is sent as it is, as a device does. */
export async function sendForm({
  client,
  path,
  fields,
}: Asked & { fields: Fields | string }): Promise<Answer> {
  const { file, params } = routeAt(path);
  const url = new URL(path, origin);
  const body = typeof fields === 'string' ? fields : formOf(fields);
  const request = new Request(url, { method: 'POST', body, headers: headersOf(client) });
  const call = callOf(await importRoute(file), 'action', file);
  return answerOf(call, { client, params, request, url });
}

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function callOf(route: RouteModule, name: 'loader' | 'action', file: string) {
  const call = route[name];
  if (!call) throw new Error(`${file} has no ${name}`);
  return call;
}

function headersOf({ cookies }: TestClient): Record<string, string> {
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}

interface Call {
  client: TestClient;
  params: Record<string, string>;
  request: Request;
  url: URL;
}

async function answerOf(
  call: NonNullable<RouteModule['loader']>,
  { client, ...args }: Call,
): Promise<Answer> {
  const context = contextOf(client);
  try {
    return await readAnswer(await call({ context, ...args } as never));
  } catch (thrown) {
    // As the server does it.
    return readAnswer(await withNotFoundHelp(thrown, { context, request: args.request }));
  }
}

function contextOf(client: TestClient): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, apiOf(client));
  return context;
}

function apiOf(client: TestClient): Api {
  return {
    async execute(document, variables) {
      const sent = variables as Record<string, unknown>;
      const { data, errors } = await client.graphql(String(document), sent);
      if (errors.length === 0) return { data: data as never };
      return {
        errors: errors.map(({ message, extensions }) => {
          const { code, status } = extensions as { code: string; status?: number };
          return { message, code, status: status ?? 500 };
        }),
      };
    },
  };
}

async function readAnswer(answer: unknown): Promise<Answer> {
  if (answer instanceof Error) throw answer;
  if (answer instanceof Response) return readResponse(answer);
  const { data, init } = isWithStatus(answer) ? answer : { data: answer, init: null };
  const decides = [init?.status ?? 200, codeOf(data)].filter(Boolean).join(' ');
  return { decides, data: await settled(data) };
}

async function readResponse(response: Response): Promise<Answer> {
  const to = response.headers.get('location');
  if (to !== null) return { decides: `→ ${to}`, data: null };
  return { decides: String(response.status), data: await response.text() };
}

interface WithStatus {
  data: unknown;
  init: ResponseInit | null;
}

/** As `data()` of React Router makes it. */
function isWithStatus(answer: unknown): answer is WithStatus {
  const isObject = typeof answer === 'object' && answer !== null;
  return isObject && 'type' in answer && answer.type === 'DataWithResponseInit';
}

function codeOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { code, outcome, problems } = data as {
    code?: unknown;
    outcome?: unknown;
    problems?: readonly { code: string }[];
  };
  if (typeof code === 'string') return code;
  return problems?.[0]?.code ?? (outcome === undefined ? undefined : String(outcome));
}

/** What a page waits for may fail too. */
async function settled(data: unknown): Promise<unknown> {
  if (typeof data !== 'object' || data === null) return data;
  const entries = await Promise.all(
    Object.entries(data).map(async ([name, value]) => [name, await value] as const),
  );
  return Object.fromEntries(entries);
}
