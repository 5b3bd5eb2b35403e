import { expect, test } from 'vitest';
import { fakeApi, refusingApi } from '../../graphql/testing/fake-api.ts';
import { TypedDocumentString } from '../../graphql/typed-document.ts';
import { loadForAdministrators } from './load-for-administrators.ts';

const document = new TypedDocumentString<{ keys: string[] }, { first: number }>(
  'query Keys { keys }',
);
const request = new Request('https://yolk.example/es/admin/keys.data?_routes=keys&page=2');

function refused(code: string) {
  const context = refusingApi({ code, message: '', status: 403 });
  return loadForAdministrators({ context, request, document, variables: { first: 5 } });
}

test('an administrator gets what was asked for', async () => {
  const { context, asked } = fakeApi([[document, { keys: ['a'] }]]);
  const given = { context, request, document, variables: { first: 5 } };
  expect(await loadForAdministrators(given)).toEqual({ keys: ['a'] });
  expect(asked).toEqual([{ document, variables: { first: 5 } }]);
});

test.each(['auth.required', 'auth.expired'])(
  'who is logged out logs in and comes back to the very page (%s)',
  async (code) => {
    const answer = await refused(code).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    const location = new URL(headers.get('location') ?? '', request.url);
    expect(status).toBe(302);
    expect(location.pathname).toMatch(/^\/es\//);
    expect(location.searchParams.get('redirect_to')).toBe('/es/admin/keys?page=2');
  },
);

test('for anybody else there is no such page, and nothing says that there is', async () => {
  await expect(refused('role.required')).rejects.toMatchObject({
    init: { status: 404 },
    data: { code: 'not-found', message: '' },
  });
});

test('an administrator without the second step is asked to set it up', async () => {
  expect(await refused('role.second-factor-required')).toBeNull();
});

test('whatever else fails stays a failure', async () => {
  await expect(refused('internal')).rejects.toMatchObject({ data: { code: 'internal' } });
  const broken = fakeApi([]).context;
  const given = { context: broken, request, document, variables: { first: 5 } };
  await expect(loadForAdministrators(given)).rejects.toThrow('no answer');
});
