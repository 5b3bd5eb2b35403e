import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import * as pageScripts from '../loading/load-page-scripts.ts';
import type { FormAnswer } from './form-answers.ts';
import { requestKey, text } from './fields.ts';
import { formSet, type FormSet } from './form-set.ts';
import { useIntent, useIsSending, type IntentState } from './use-intent.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const failure = () => 'It did not get through.';
const set = formSet({
  rename: { fields: { planId: text, title: text }, failure },
  remove: { fields: { planId: text }, failure },
});

type Values = Record<string, string>;

interface Asked {
  set?: FormSet;
  intents?: string[];
  values?: Values;
  action?: string;
  fetcherKey?: string;
}

function answer(parts: Partial<FormAnswer> & Pick<FormAnswer, 'intent'>): FormAnswer {
  return { outcome: 'refused', problems: [], sent: [['planId', 'a']], result: null, ...parts };
}

/** A page at /plan that takes forms, beside another one at /plans. */
function openPage({ known }: { known?: unknown } = {}) {
  // React Router sends forms only where there is a document.
  vi.stubGlobal('document', {});
  const sent: { path: string; fields: [string, unknown][] }[] = [];
  const held = Promise.withResolvers<null>();
  const action = async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    sent.push({ path: `${pathname}${search}`, fields: [...(await request.formData())] });
    return held.promise;
  };
  let asked: Asked = {};
  let drawn: (IntentState & { isSending: boolean[] }) | null = null;
  const note = (state: IntentState, isSending: boolean[]) => {
    drawn = { ...state, isSending };
  };
  function Probe() {
    const { set: of = set, intents = ['rename'], values, action: to, fetcherKey } = asked;
    note(useIntent({ set: of, intents, values, action: to, fetcherKey }), [
      useIsSending(set, 'rename'),
      useIsSending(set, 'rename', { planId: 'a' }),
      useIsSending(set, 'rename', { planId: 'b' }),
      useIsSending(set, 'remove'),
    ]);
    return null;
  }
  const router = createMemoryRouter(
    [
      { id: 'plan', path: '/plan', Component: Probe, action },
      { id: 'plans', path: '/plans', Component: Probe, action },
    ],
    {
      initialEntries: ['/plan'],
      hydrationData: { loaderData: {}, actionData: { plan: known } },
    },
  );
  const look = (form: Asked = {}) => {
    asked = form;
    renderToStaticMarkup(<RouterProvider router={router} />);
    if (drawn === null) throw new Error('not drawn');
    return drawn;
  };
  const post = (fields: Values) => {
    void router.navigate('/plan', { formMethod: 'post', formData: formOf(fields) });
  };
  return { router, look, post, sent, answerAll: () => held.resolve(null) };
}

function formOf(fields: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test('a form that nobody has sent is at rest and has no answer', () => {
  expect(openPage().look()).toMatchObject({
    isBusy: false,
    sending: undefined,
    answer: null,
    failedIntent: null,
    isShared: false,
    target: {},
  });
});

test('what became of a form is told by that form, and by no other of the page', () => {
  const { look } = openPage({ known: answer({ intent: 'rename' }) });
  expect(look().answer?.intent).toBe('rename');
  expect(look({ values: { planId: 'a' } }).answer?.intent).toBe('rename');
  expect(look({ values: { planId: 'b' } }).answer).toBeNull();
  expect(look({ intents: ['remove'] }).answer).toBeNull();
  const shared = look({ intents: ['remove', 'rename'] });
  expect([shared.answer?.intent, shared.isShared]).toEqual(['rename', true]);
});

test('other data of an action is no answer', () => {
  for (const known of ['done', { code: 'input.invalid' }, { intent: 'rename', sent: [] }]) {
    expect(openPage({ known }).look().answer).toBeNull();
  }
});

test('only a form that failed offers to be sent again, as the button that was pressed', () => {
  const failed = openPage({ known: answer({ intent: 'remove', outcome: 'failed' }) });
  expect(failed.look({ intents: ['rename', 'remove'] }).failedIntent).toBe('remove');
  const refused = openPage({ known: answer({ intent: 'rename' }) });
  expect(refused.look().failedIntent).toBeNull();
});

test('what failed without saying which form it was is the only form of its page', () => {
  const sole = formSet({ rename: set.rename });
  const { look } = openPage({ known: answer({ intent: '', outcome: 'failed' }) });
  expect(look({ set: sole }).failedIntent).toBe('rename');
  expect(look().failedIntent).toBeNull();
});

test('a form that was sent before its page had its scripts is answered by the page', () => {
  const { look } = openPage({ known: answer({ intent: 'rename' }) });
  expect(look({ fetcherKey: 'note' }).answer?.intent).toBe('rename');
  expect(look({ action: '/plans' }).answer?.intent).toBe('rename');
});

test('a form is busy from the press to the answer, and its neighbours are not', async () => {
  const { look, post, answerAll, router } = openPage();
  post({ intent: 'rename', planId: 'a', title: 'Week 7' });
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('submitting'));
  const own = look({ values: { planId: 'a' } });
  expect(own.isBusy).toBe(true);
  expect(own.sending?.get('title')).toBe('Week 7');
  expect(own.isSending).toEqual([true, true, false, false]);
  for (const other of [{ values: { planId: 'b' } }, { intents: ['remove'] }]) {
    expect(look(other)).toMatchObject({ isBusy: false, sending: undefined });
  }
  answerAll();
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(look()).toMatchObject({ isBusy: false, isSending: [false, false, false, false] });
});

test('a form for another page is sent from where one is, without leaving', () => {
  const { look } = openPage();
  const elsewhere = look({ action: '/plans?tab=old', values: { planId: 'a' } });
  expect(elsewhere.target).toMatchObject({ action: '/plans?tab=old', navigate: false });
  const { fetcherKey } = elsewhere.target;
  expect(look({ action: '/plans?tab=old', values: { planId: 'a' } }).target).toEqual({
    action: '/plans?tab=old',
    navigate: false,
    fetcherKey,
  });
  // Each form of the page is on its way by itself.
  for (const other of [
    { action: '/plans?tab=old', values: { planId: 'b' } },
    { action: '/plans?tab=old', values: { planId: 'a' }, intents: ['remove'] },
    { action: '/plans', values: { planId: 'a' } },
  ]) {
    expect(look(other).target.fetcherKey).not.toBe(fetcherKey);
  }
  // The page one is on, whatever part of it, takes its forms the usual way.
  expect(look({ action: '/plan?day=2#monday' }).target).toEqual({ action: '/plan?day=2#monday' });
});

test('a form that is on its way keeps its key when its page is loaded again under it', () => {
  const withRequest = formSet({ rename: { fields: { planId: text, key: requestKey }, failure } });
  const { look } = openPage();
  const keyOf = (values: Values) => {
    const asked = { set: withRequest, action: '/plans', values };
    return look(asked).target.fetcherKey;
  };
  const pressed = keyOf({ planId: 'a', key: 'request-1' });
  expect(keyOf({ planId: 'a', key: 'request-2' })).toBe(pressed);
  expect(keyOf({ planId: 'b', key: 'request-1' })).not.toBe(pressed);
});

test('a form that is named by its page stays on it, and its answer is its own', async () => {
  const { look, sent, router, answerAll } = openPage({ known: answer({ intent: 'rename' }) });
  const named = look({ fetcherKey: 'note' });
  expect(named.target).toEqual({ navigate: false, fetcherKey: 'note' });
  named.again();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(router.state.navigation.state).toBe('idle');
  expect(look({ fetcherKey: 'note' }).isBusy).toBe(true);
  expect(look({ fetcherKey: 'other' }).isBusy).toBe(false);
  expect(look().isBusy).toBe(false);
  answerAll();
  await vi.waitFor(() => expect(look({ fetcherKey: 'note' }).isBusy).toBe(false));
});

test('once more sends what was sent, every value of a field included', async () => {
  const given: [string, string][] = [
    ['intent', 'rename'],
    ['planId', 'a'],
    ['day', '1'],
    ['day', '2'],
  ];
  const known = answer({ intent: 'rename', outcome: 'failed', sent: given });
  const { look, sent } = openPage({ known });
  look().again();
  await vi.waitFor(() => expect(sent).toEqual([{ path: '/plan', fields: given }]));
});

/** A press on the button of a form that holds these fields. */
function press(fields: Values) {
  const preventDefault = vi.fn<() => void>();
  const form = formOf(fields);
  vi.stubGlobal(
    'FormData',
    class extends FormData {
      constructor(element?: unknown) {
        super();
        if (element === 'the form') for (const [name, value] of form) this.append(name, value);
      }
    },
  );
  const event = { preventDefault, currentTarget: 'the form', nativeEvent: { submitter: null } };
  return { event: event as never, preventDefault };
}

test('a form for this page is left to the browser', () => {
  const load = vi.spyOn(pageScripts, 'loadPageScripts').mockResolvedValue(true);
  const { event, preventDefault } = press({ planId: 'a' });
  const { look } = openPage();
  look().prepare(event);
  look({ action: '/plan#monday' }).prepare(event);
  expect(preventDefault).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

test('a form for another page waits for the scripts of that page, and is sent once', async () => {
  const load = vi.spyOn(pageScripts, 'loadPageScripts').mockResolvedValue(true);
  const { look, sent } = openPage();
  const { event, preventDefault } = press({ intent: 'rename', planId: 'a' });
  look({ action: '/plans?tab=old#top' }).prepare(event);
  expect(preventDefault).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(load.mock.calls).toEqual([['/plans']]);
  expect(sent[0]).toEqual({
    path: '/plans?tab=old',
    fields: [
      ['intent', 'rename'],
      ['planId', 'a'],
    ],
  });
});

test('where the scripts of the other page cannot be had, nothing is sent and nothing is lost', async () => {
  vi.spyOn(pageScripts, 'loadPageScripts').mockResolvedValue(false);
  const { look, sent, router } = openPage();
  look({ action: '/plans' }).prepare(press({ intent: 'rename', planId: 'a' }).event);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent).toEqual([]);
  expect(router.state.location.pathname).toBe('/plan');
});
