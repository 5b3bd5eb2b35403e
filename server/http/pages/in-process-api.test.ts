import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import type { RequestContext } from '../../../api/context.ts';
import { defineError } from '../../../lib/errors.ts';
import { createFailingApi, createInProcessApi } from './in-process-api.ts';

const refused = defineError({ code: 'auth.required', status: 401, isReportable: false });

function apiThat(answers: () => Promise<unknown>) {
  const error = vi.fn<() => void>();
  const context = { locale: 'sv', requestId: 'r7', services: { log: { error } } };
  const asked: unknown[] = [];
  const operations = {
    async runOwn(...args: unknown[]) {
      asked.push(args);
      return answers();
    },
  };
  const api = createInProcessApi({ operations } as never, context as unknown as RequestContext);
  return {
    ask: () => api.execute('query A' as never, { id: 'x' } as never),
    asked,
    context,
    error,
  };
}

test('an operation runs as whoever asks for the page, with what the page sends', async () => {
  const { ask, asked, context } = apiThat(async () => ({ data: { me: null } }));
  expect(await ask()).toEqual({ data: { me: null } });
  expect(asked).toEqual([[{ text: 'query A', variables: { id: 'x' } }, context]]);
});

test('an answer with an error is that error, in the language of the page', async () => {
  const errors = [new GraphQLError('inner words', { originalError: refused() })];
  const { ask, error } = apiThat(async () => ({ data: null, errors }));
  const { errors: [first] = [] } = (await ask()) as { errors?: { code: string }[] };
  expect(first).toMatchObject({ code: 'auth.required', status: 401 });
  expect(JSON.stringify(first)).not.toContain('inner words');
  expect(error).not.toHaveBeenCalled();
});

test('half an answer is none: the page shows what went wrong', async () => {
  const errors = [new GraphQLError('inner words', { originalError: refused() })];
  const { ask } = apiThat(async () => ({ data: { me: { email: null } }, errors }));
  const answer = await ask();
  expect(answer).toMatchObject({ errors: [{ code: 'auth.required' }] });
  expect(answer).not.toHaveProperty('data');
});

test.each([
  ['an error', new Error('password of the database: hunter2')],
  ['a text', 'hunter2'],
])('what is thrown before it runs, as %s, is told to the log alone', async (_what, thrown) => {
  const { ask, error } = apiThat(() => Promise.reject(thrown));
  const answer = await ask();
  expect(answer).toMatchObject({ errors: [{ code: 'internal', status: 500 }] });
  expect(JSON.stringify(answer)).not.toContain('hunter2');
  expect(error).toHaveBeenCalledOnce();
});

test('a page of a request that has failed gets the same answer to all it asks', async () => {
  const error = vi.fn<() => void>();
  const log = { error } as never;
  const failing = createFailingApi({ error: refused(), locale: 'es', log });
  expect(error).not.toHaveBeenCalled();
  const api = createFailingApi({ error: new Error('hunter2'), locale: 'es', log });
  const ask = (one: typeof api) => one.execute('query A' as never, {} as never);
  expect(await ask(failing)).toMatchObject({ errors: [{ code: 'auth.required', status: 401 }] });
  expect(error).toHaveBeenCalledOnce();
  expect(await ask(api)).toEqual(await ask(api));
  expect(JSON.stringify(await ask(api))).not.toContain('hunter2');
});
