import { data, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { logErrorContext } from '../graphql/api.ts';
import { answerForms } from './answer-forms.ts';
import { requestKey, secret, text } from './fields.ts';
import { formSet } from './form-set.ts';

const forms = formSet({
  rename: {
    fields: { title: text, password: secret, request_key: requestKey },
    failure: () => 'Oops',
  },
  clear: { fields: {}, failure: () => 'Oops' },
});

const logged = vi.fn<(error: unknown) => void>();

const url = new URL('https://yolk.test/plans');

function send(fields: Record<string, string>, rename: () => Promise<{ problems: [] }>) {
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = answerForms<typeof forms, null>(forms, {
    rename,
    clear: async () => ({ problems: [{ path: ['list'], code: 'empty', message: 'Empty' }] }),
  });
  const context = new RouterContextProvider();
  context.set(logErrorContext, logged);
  return answer({ context, request, url });
}

const typed = { intent: 'rename', title: 'Soup', password: 'hunter2', extra: 'x' };

test('the operation of the intent answers, and no secret comes back', async () => {
  const answer = await send(typed, async () => ({ problems: [] }));
  expect(answer).toMatchObject({ intent: 'rename', outcome: 'done', sent: [['title', 'Soup']] });
});

test('problems refuse a form', async () => {
  const answer = await send({ intent: 'clear' }, async () => ({ problems: [] }));
  expect(answer).toMatchObject({ outcome: 'refused', problems: [{ code: 'empty' }] });
});

test.each([500, 503, 408, 429])(
  'status %i is a failure that can be tried again',
  async (status) => {
    const answer = await send(typed, () => Promise.reject(data({ code: 'internal' }, { status })));
    expect(answer).toMatchObject({ outcome: 'failed', problems: [], sent: [['title', 'Soup']] });
  },
);

test('a fault of ours is one too, and is logged', async () => {
  const fault = new Error('fault');
  const answer = await send(typed, () => Promise.reject(fault));
  expect(answer.outcome).toBe('failed');
  expect(logged).toHaveBeenCalledExactlyOnceWith(fault);
});

test.each([401, 403, 404])('status %i is thrown on', async (status) => {
  const thrown = data({ code: 'x' }, { status });
  await expect(send(typed, () => Promise.reject(thrown))).rejects.toBe(thrown);
});

test('what no form of the set sends is not read', async () => {
  const sent = send({ intent: 'burn' }, async () => ({ problems: [] }));
  await expect(sent).rejects.toMatchObject({ init: { status: 400 } });
});
