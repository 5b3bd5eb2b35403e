import { RouterContextProvider } from 'react-router';
import { apiContext, type Api } from '../../graphql/api.ts';
import type { TestClient } from '../../../server/testing/test-server.ts';

/** What the route decided: where it leads, or its status with the code of the first problem. */
export type Decision =
  | { leadsTo: string }
  | { status: number; outcome?: string | undefined; code?: string | undefined };

interface Sent {
  /** Of the route, as React Router calls it. */
  action: (args: never) => unknown;
  client: TestClient;
  path: string;
  params?: Record<string, string>;
  fields: Record<string, string>;
}

const origin = 'https://yolk.test';

/** Sends a form to a route's action, on a real server and database but without a browser. */
export async function sendForm({
  action,
  client,
  path,
  params = {},
  fields,
}: Sent): Promise<Decision> {
  const url = new URL(path, origin);
  const body = new URLSearchParams(fields);
  const request = new Request(url, { method: 'POST', body });
  const args = { context: contextOf(client), params, request, url };
  try {
    return decisionOf(await action(args as never));
  } catch (thrown) {
    return decisionOf(thrown);
  }
}

export function contextOf(client: TestClient): RouterContextProvider {
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

interface Answered {
  code?: string;
  outcome?: string;
  problems?: readonly { code: string }[];
}

function decisionOf(answer: unknown): Decision {
  if (answer instanceof Response) return { leadsTo: answer.headers.get('location') ?? '' };
  if (answer instanceof Error) throw answer;
  const { data, init } = answer as { data: Answered; init: ResponseInit | null };
  const code = data.problems?.[0]?.code ?? data.code;
  const { outcome } = data;
  return { status: init?.status ?? 200, ...(outcome && { outcome }), ...(code && { code }) };
}
