import type { ActionFunction } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormAnswer } from '../../../../forms/form-answers.ts';
import { fakeStorage } from '../../../../offline/testing/fake-storage.ts';
import { textsOf } from '../../../../forms/sent-form.ts';
import { liveHook } from '../../../../ui/testing/live-hook.tsx';
import type { EditedRecipeFragment } from '../../operations.gen.ts';
import type { Change, Conflict } from './draft-changes.ts';
import { useDraft } from './use-draft.ts';

afterEach(() => vi.useRealTimers());

const keptName = 'draft maja RECIPE stew';

type Fields = Record<string, string>;

function recipe(fields: Fields, changedAt: string | null = null): EditedRecipeFragment {
  const texts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  return { id: 'stew', fields: texts, changedAt } as EditedRecipeFragment;
}

interface Saved {
  fields: Fields;
  at?: string;
  conflicts?: Conflict[];
  outcome?: FormAnswer['outcome'];
}

/** An editor at a recipe; the server answers saves in turn. */
async function editing({ saves = [], kept }: { saves?: Saved[]; kept?: Change[] } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const storage = fakeStorage(new Map(kept ? [[keptName, JSON.stringify(kept)]] : []));
  const sent: { changes: Change[]; confirmed: string[] }[] = [];
  const page = { visibilityState: 'visible' };
  let opened = recipe({ title: 'Stew', note: 'Warm' }, '2026-03-02T08:00:00Z');
  const action: ActionFunction = async ({ request }: { request: Request }) => {
    const form = textsOf(await request.formData());
    const valuesOf = (wanted: string) =>
      form.flatMap(([name, value]) => (name === wanted ? [value] : []));
    const changes = valuesOf('change').map((value) => JSON.parse(value) as Change);
    sent.push({ changes, confirmed: valuesOf('confirmed') });
    const {
      fields,
      at = '2026-03-02T09:00:00Z',
      conflicts = [],
      outcome = 'done',
    } = saves.shift() ?? { fields: {} };
    const problems =
      outcome === 'refused' ? [{ path: [], code: 'x', message: 'Somebody else has it.' }] : [];
    const result = outcome === 'done' ? { conflicts, draft: recipe(fields, at) } : null;
    return { intent: 'save', outcome, problems, sent: form, result };
  };
  const { now, act, redraw } = await liveHook(() => useDraft('RECIPE', opened), {
    at: '/editor',
    action,
    root: { me: { userId: 'maja' } },
    document: page,
  });
  return {
    now,
    sent,
    storage,
    page,
    texts: () => now().draft.texts,
    type: (field: string, value: string) => act(() => now().setText(field, value)),
    act,
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    open: (next: EditedRecipeFragment) => {
      opened = next;
      return redraw();
    },
  };
}

const asOpened = { title: 'Stew', note: 'Warm' };

test('what is typed is sent when the hands rest, and the page says how far it is', async () => {
  const { now, sent, type, pass } = await editing({
    saves: [{ fields: { title: 'Beef stew', note: 'Warm' } }],
  });
  expect(now().saveState).toBe('saved');
  await type('title', 'Beef');
  expect(now().saveState).toBe('waiting');
  await pass(600);
  await type('title', 'Beef stew');
  await pass(600);
  expect(sent).toEqual([]);
  await pass(200);
  expect(sent).toEqual([
    { changes: [{ field: 'title', was: 'Stew', value: 'Beef stew' }], confirmed: [] },
  ]);
  expect([now().saveState, now().recipe.changedAt]).toEqual(['saved', '2026-03-02T09:00:00Z']);
});

test('at every key it is kept in the browser, and no longer than it has to be', async () => {
  const { storage, type, pass } = await editing({
    saves: [{ fields: { ...asOpened, title: 'A' } }],
  });
  await type('title', 'A');
  expect(JSON.parse(storage.get(keptName) ?? '')).toEqual([
    { field: 'title', was: 'Stew', value: 'A' },
  ]);
  await pass(800);
  expect(storage.has(keptName)).toBe(false);
});

test('who was cut off finds what they typed, and it is sent', async () => {
  const kept = [{ field: 'title', was: 'Stew', value: 'Beef stew' }];
  const { texts, sent, pass } = await editing({
    kept,
    saves: [{ fields: { title: 'Beef stew', note: 'Warm' } }],
  });
  expect(texts()['title']).toBe('Beef stew');
  await pass(800);
  expect(sent[0]?.changes).toEqual(kept);
});

test('what others changed meanwhile is taken over beside what is typed', async () => {
  const { texts, type, pass } = await editing({
    saves: [{ fields: { title: 'Beef stew', note: 'Hot' } }],
  });
  await type('title', 'Beef stew');
  await pass(800);
  expect(texts()).toEqual({ title: 'Beef stew', note: 'Hot' });
});

test('a field that two changed waits until somebody has chosen', async () => {
  const conflict = { field: 'title', theirs: 'Soup', yours: 'Beef stew' };
  const { now, sent, type, pass, act } = await editing({
    saves: [
      { fields: { title: 'Soup', note: 'Warm' }, conflicts: [conflict] },
      { fields: { title: 'Beef soup', note: 'Warm' } },
    ],
  });
  await type('title', 'Beef stew');
  await pass(800);
  expect([now().saveState, now().draft.conflicts]).toEqual(['failed', [conflict]]);
  await pass(7000);
  expect(sent).toHaveLength(1);
  await act(() => now().choose('title', 'Beef soup'));
  await pass(800);
  expect(sent[1]?.changes).toEqual([{ field: 'title', was: 'Soup', value: 'Beef soup' }]);
  expect(now().saveState).toBe('saved');
});

test('a server out of reach is asked again after five seconds', async () => {
  const { now, sent, type, pass } = await editing({
    saves: [{ fields: {}, outcome: 'failed' }, { fields: { ...asOpened, title: 'A' } }],
  });
  await type('title', 'A');
  await pass(800);
  expect([now().saveState, now().problem, sent.length]).toEqual(['failed', undefined, 1]);
  await pass(4900);
  expect(sent).toHaveLength(1);
  await pass(200);
  expect([sent.length, now().saveState]).toEqual([2, 'saved']);
});

test('a refusal is told in its words', async () => {
  const { now, type, pass } = await editing({ saves: [{ fields: {}, outcome: 'refused' }] });
  await type('title', 'A');
  await pass(800);
  expect([now().saveState, now().problem]).toEqual(['failed', 'Somebody else has it.']);
});

test('while nothing is typed it looks every eight seconds what others do, if somebody looks at it', async () => {
  const { texts, sent, page, pass } = await editing({
    saves: [{ fields: { title: 'Stew', note: 'Hot' } }],
  });
  await pass(7900);
  expect(sent).toEqual([]);
  await pass(200);
  expect(sent).toEqual([{ changes: [], confirmed: [] }]);
  expect(texts()['note']).toBe('Hot');
  page.visibilityState = 'hidden';
  await pass(20_000);
  expect(sent).toHaveLength(1);
});

test('a hundred changes go at once, the rest after them', async () => {
  const fields = Object.fromEntries(Array.from({ length: 103 }, (_, at) => [`line.${at}`, 'x']));
  const first = Object.fromEntries(Object.entries(fields).slice(0, 100));
  const { now, sent, act, pass } = await editing({
    saves: [{ fields: { ...asOpened, ...first } }, { fields: { ...asOpened, ...fields } }],
  });
  await act(() => now().setTexts(fields));
  await pass(800);
  await pass(800);
  expect(sent.map(({ changes }) => changes.length)).toEqual([100, 3]);
  expect(now().saveState).toBe('saved');
});

test('a translation is confirmed at once, with what is not saved yet', async () => {
  const { now, sent, type, act } = await editing({
    saves: [{ fields: { ...asOpened, title: 'A' } }],
  });
  await type('title', 'A');
  await act(() => now().confirm('title.sv'));
  expect(sent).toEqual([
    { changes: [{ field: 'title', was: 'Stew', value: 'A' }], confirmed: ['title.sv'] },
  ]);
});

test('a page that was asked for before the last save says less than the answer to that', async () => {
  const { now, texts, type, pass, open } = await editing({
    saves: [{ fields: { ...asOpened, title: 'A' }, at: '2026-03-02T09:00:00Z' }],
  });
  await type('title', 'A');
  await pass(800);
  await open(recipe(asOpened, '2026-03-02T08:30:00Z'));
  expect(texts()['title']).toBe('A');
  await open(recipe({ ...asOpened, title: 'B' }, '2026-03-02T09:30:00Z'));
  expect([texts()['title'], now().recipe.changedAt]).toEqual(['B', '2026-03-02T09:30:00Z']);
});
