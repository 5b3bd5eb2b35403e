import { afterEach, expect, test, vi } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { optionalText, text } from '../../../forms/fields.ts';
import type { FormAnswer } from '../../../forms/form-answers.ts';
import { formSet } from '../../../forms/form-set.ts';
import { textsOf } from '../../../forms/sent-form.ts';
import { liveHook } from '../../../ui/testing/live-hook.tsx';
import * as browsers from './passkey-answer.ts';
import { usePasskey, type PasskeyQuestion } from './use-passkey.ts';

afterEach(() => vi.restoreAllMocks());

const set = formSet({
  ask: { fields: { next: text }, failure: () => 'It was not asked.' },
  sign: { fields: { token: text, answer: text, next: optionalText }, failure: () => 'Not signed.' },
});

type Answer = Partial<FormAnswer<string, PasskeyQuestion>>;

const question = (token: string): Answer => ({ result: { options: `{"of":"${token}"}`, token } });

/** A log-in page whose server answers in turn, and a browser that signs what it is asked. */
async function page(answers: Answer[], sign: () => Promise<string> = async () => 'signed') {
  const browser = vi.spyOn(browsers, 'passkeyAnswer').mockImplementation(sign);
  const sent: Record<string, string>[] = [];
  const action = async ({ request }: { request: Request }) => {
    const form = textsOf(await request.formData());
    sent.push(Object.fromEntries(form));
    const shell = { intent: 'ask', outcome: 'done', problems: [], result: null };
    return { ...shell, sent: form, ...answers.shift() };
  };
  const intents = { start: 'ask', finish: 'sign' } as const;
  const { now, act } = await liveHook(() => usePasskey({ ask: 'use', set, intents }), {
    at: '/login',
    action,
  });
  return { now, act, sent, browser, start: () => act(() => now().start({ next: '/home' })) };
}

test('the server’s question goes to the browser, its answer to the server with the fields of the form', async () => {
  const { now, sent, browser, start } = await page([question('t1'), { intent: 'sign' }]);
  await start();
  expect(browser.mock.calls).toEqual([[{ ask: 'use', options: '{"of":"t1"}' }]]);
  expect(sent).toEqual([
    { next: '/home', intent: 'ask' },
    { next: '/home', intent: 'sign', token: 't1', answer: 'signed' },
  ]);
  expect(now()).toMatchObject({ isBusy: false, problem: undefined, again: null });
});

test('a question is answered once, the next one anew', async () => {
  const { sent, start } = await page([
    question('t1'),
    question('t1'),
    question('t2'),
    { intent: 'sign' },
  ]);
  await start();
  await start();
  expect(sent.map(({ token = 'asked' }) => token)).toEqual(['asked', 't1', 'asked', 't2']);
});

test('whoever thinks better of it is told so until they try again', async () => {
  const { now, sent, start } = await page([question('t1'), {}], () =>
    Promise.reject(new Error('NotAllowedError')),
  );
  await start();
  expect([sent.length, now().problem, now().again]).toEqual([1, m.error_passkey_failed(), null]);
  await start();
  expect(now().problem).toBeUndefined();
});

test('without a question the browser is not asked, and a refusal says why', async () => {
  const problems = [{ path: [], code: 'x', message: 'No such key.' }];
  const { now, browser, start } = await page([
    { outcome: 'refused', problems, result: { options: null, token: 't1' } },
  ]);
  await start();
  expect(browser).not.toHaveBeenCalled();
  expect(now()).toMatchObject({ problem: 'No such key.', problems, again: null });
});

test('what did not get through says so in its own words and is sent again as it was', async () => {
  const { now, act, sent, start } = await page([{ outcome: 'failed' }, {}]);
  await start();
  expect(now().problem).toBe('It was not asked.');
  await act(() => now().again?.());
  expect(sent).toEqual([
    { next: '/home', intent: 'ask' },
    { next: '/home', intent: 'ask' },
  ]);
  expect(now().problem).toBeUndefined();
});
