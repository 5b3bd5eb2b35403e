import { screenPath } from '../../i18n/paths.ts';
import type { Target } from '../overload/answer.ts';
import type { BenchMembers } from './bench-members.ts';

const slug = 'beef-and-broccoli-stir-fry';

/** What is asked for all day: kept pages, pages of members, reads and changes by API. */
export function soakTargets(args: { port: number; members: BenchMembers }): Target[] {
  const { port, members } = args;
  const cookie = members.cook.cookie();
  const page = (path: string, headers = {}): Target => ({
    port,
    path,
    headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers },
  });
  const recipe = screenPath('recipe', 'en', { slug });
  return [
    page('/'),
    page(`${recipe}?dish=none`),
    page(screenPath('memberHome', 'en'), { cookie }),
    page(screenPath('mealPlan', 'en', { slug: members.planSlug }), { cookie }),
    page(screenPath('shoppingList', 'en'), { cookie }),
    page(screenPath('search', 'en', undefined, { query: { s: 'chicken' } }), { cookie }),
    operation({ port, query: `{ recipe(slug: "${slug}") { recipe { id title } } }` }),
    ...members.writers.map((writer) => entry({ port, cookie: writer.cookie() })),
  ];
}

/** Written each time: a measurement without an id of its own. */
function entry({ port, cookie }: { port: number; cookie: string }): Target {
  const target = operation({ port, query: '', cookie });
  const day = new Date().toISOString().slice(0, 10);
  const query =
    'mutation ($input: AddMeasurementInput!) { addMeasurement(input: $input) { problems { code } } }';
  return {
    ...target,
    get body() {
      const input = { id: crypto.randomUUID(), measure: 'WEIGHT', day, value: 70 };
      return JSON.stringify({ query, variables: { input } });
    },
  };
}

function operation(args: { port: number; query: string; cookie?: string }): Target {
  const { port, query, cookie } = args;
  return {
    port,
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ query }),
  };
}
