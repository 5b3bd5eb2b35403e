import { afterAll, beforeAll, expect, test } from 'vitest';
import { editedKinds, type EditedKind } from '../../../domain/content-store/content-kind.rules.ts';
import { kinds } from '../../../domain/content-store/kinds/kinds.ts';
import { isReservedName } from '../../../domain/content-store/kinds/reserved-name.ts';
import { signUpSomebody } from '../../../domain/identity/testing/account-client.ts';
import { giveRole } from '../../../domain/identity/testing/give-role.ts';
import { pathPattern, type Screen } from '../../../i18n/paths.ts';
import { localeCodes } from '../../../i18n/locales.ts';
import { isSlug } from '../../../lib/slug.ts';
import {
  startTestServer,
  testCatalogue,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import routes from '../../routes.ts';
import { routeAt } from '../testing/find-route.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const table = routes.map(({ path = '' }) => path.replace(/^\//, '').split('/'));

/** The words that stand where the name does, in the addresses of all routes. */
function wordsAt(pattern: string): string[] {
  const parts = pattern.split('/').slice(1);
  const place = parts.findIndex((part) => part.startsWith(':'));
  const words = table
    .filter((route) => parts.slice(0, place).every((part, index) => route[index] === part))
    .flatMap((route) => route[place] ?? []);
  return [...new Set(words)].filter(isSlug);
}

/** Those of them that lead to another screen, as the router decides it. */
function namesTaken(screen: Screen): string[] {
  const taken = localeCodes.flatMap((locale) => {
    const pattern = pathPattern(screen, locale).replace(/\/:\w+\?/g, '');
    const at = (name: string) => routeAt(pattern.replace(/:\w+/, name).replaceAll(/:\w+/g, '1'));
    const { file } = at('a-name-of-nothing');
    return wordsAt(pattern).filter((name) => at(name).file !== file);
  });
  return [...new Set(taken)].toSorted();
}

const taken = (kind: EditedKind) => [...new Set(kinds[kind].screens.flatMap(namesTaken))];

test('what another screen of the route table stands for is no name of a dish, plan, page …', () => {
  const found = editedKinds.flatMap((kind) => taken(kind).map((name) => ({ kind, name })));
  expect(found).toContainEqual({ kind: 'MEAL_PLAN', name: 'dishes' });
  expect(found).toContainEqual({ kind: 'RECIPE', name: 'las-rad' });
  expect(found.filter((each) => !isReservedName(each))).toEqual([]);
});

test('no screen stands among what everybody reads: addresses are made of titles there', () => {
  const read = ['doctor', 'communityTopic', 'programLesson'] as const;
  const screens = [...editedKinds.flatMap((kind) => kinds[kind].screens), ...read];
  const among = screens.filter((each) => !each.startsWith('admin')).flatMap(namesTaken);
  expect(among).toEqual([]);
});

test('nothing that is shipped has such a name', async () => {
  const catalogue = await testCatalogue();
  const named = editedKinds.flatMap((kind) =>
    kinds[kind].list(catalogue).map(({ id }) => ({ kind, name: id })),
  );
  expect(named.length).toBeGreaterThan(1000);
  expect(named.filter(isReservedName)).toEqual([]);
});

test('such a name is refused where something is begun, and what is imported gets another', async () => {
  const { client, userId } = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId, role: 'AUTHOR' });
  const begin = async (input: { kind: EditedKind; title: string }) => {
    const { data } = await client.graphql<{ beginContent: { problems: { code: string }[] } }>(
      'mutation ($input: BeginContentInput!) { beginContent(input: $input) { problems { code } } }',
      { input },
    );
    return data.beginContent.problems.map(({ code }) => code);
  };
  for (const kind of editedKinds.filter((each) => kinds[each].begin !== null)) {
    for (const name of taken(kind)) {
      const title = name.replaceAll('-', ' ');
      expect(await begin({ kind, title })).toEqual(['content.title-reserved']);
    }
  }
  const [name = ''] = taken('RECIPE');
  const recipe = {
    '@type': 'Recipe',
    name: name.replaceAll('-', ' '),
    recipeIngredient: ['2 eggs'],
    recipeInstructions: ['Boil them.'],
  };
  const { data } = await client.graphql<{ importContent: { drafts: { id: string }[] } }>(
    'mutation ($input: ImportContentInput!) { importContent(input: $input) { drafts { id } } }',
    {
      input: {
        fileName: 'a.json',
        fileBase64: Buffer.from(JSON.stringify(recipe)).toString('base64'),
      },
    },
  );
  expect(data.importContent.drafts.map(({ id }) => id)).toEqual([`${name}-2`]);
});
