import { expect, test } from 'vitest';
import { fakeApi } from '../../../../graphql/testing/fake-api.ts';
import {
  ArchiveRecipeDocument,
  PublishRecipeDocument,
  RestoreRecipeDocument,
  SaveRecipeDocument,
  SendRecipeBackDocument,
  SendRecipeToReviewDocument,
} from '../../operations.gen.ts';
import { answerDraft } from './answer-draft.ts';

const key = { kind: 'RECIPE', id: 'stew' } as const;
const path = '/admin/recipes/stew';
const url = new URL(path, 'https://yolk.example');
const refusal = { path: ['note'], code: 'note.required', message: 'Say why.' };
const change = { field: 'title.en', was: 'Stew', value: 'Beef stew' };

async function send(
  fields: [string, string][],
  problems: object[] = [],
  draft: object | null = {},
) {
  const done = { problems };
  const { context, asked } = fakeApi([
    [SaveRecipeDocument, { saveContent: { problems, conflicts: ['theirs'], draft } }],
    [SendRecipeToReviewDocument, { sendContentToReview: done }],
    [SendRecipeBackDocument, { sendContentBack: done }],
    [PublishRecipeDocument, { publishContent: done }],
    [ArchiveRecipeDocument, { archiveContent: done }],
    [RestoreRecipeDocument, { restoreContentVersion: done }],
  ]);
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await answerDraft({ context, request, url, key, path });
  return { answer, input: asked[0]?.variables as { input: object } | undefined };
}

test('changes are saved as they were seen and typed, and answered without leaving the page', async () => {
  const { answer, input } = await send([
    ['intent', 'save'],
    ['change', JSON.stringify({ ...change, more: 'ignored' })],
    ['confirmed', 'title.sv'],
  ]);
  expect(input).toEqual({ input: { ...key, changes: [change], confirmed: ['title.sv'] } });
  expect(answer).toMatchObject({
    data: { outcome: 'done', result: { conflicts: ['theirs'], draft: {} } },
  });
});

test('a save that the server refused says so, without a draft to take over', async () => {
  const { answer } = await send([['intent', 'save']], [refusal], null);
  expect(answer).toMatchObject({
    init: { status: 400 },
    data: { outcome: 'refused', problems: [refusal], result: null },
  });
});

test.each([
  'no json',
  'null',
  '{"field":"title.en","was":"Stew"}',
  '{"field":"title.en","was":1,"value":"Soup"}',
  '{"field":["title.en"],"was":"","value":"Soup"}',
])('a change that no page of ours sends is refused whole: %s', async (text) => {
  const sent = send([
    ['intent', 'save'],
    ['change', JSON.stringify(change)],
    ['change', text],
  ]);
  await expect(sent).rejects.toMatchObject({ init: { status: 400 } });
});

test.each([
  [[['intent', 'review']], {}, 'review'],
  [[['intent', 'archive']], {}, 'review'],
  [
    [
      ['intent', 'restore'],
      ['version', '3'],
    ],
    { version: 3 },
    'write',
  ],
  [
    [
      ['intent', 'send-back'],
      ['revision', 'r7'],
      ['note', 'Too salty.'],
    ],
    { revision: 'r7', note: 'Too salty.' },
    'review',
  ],
] as [[string, string][], object, string][])('%j leads back to its page', async (...given) => {
  const [fields, own, tab] = given;
  const { answer, input } = await send(fields);
  expect(input).toEqual({ input: { ...key, ...own } });
  expect((answer as Response).headers.get('location')).toBe(`${path}?tab=${tab}`);
});

test('a time to publish at is one of UTC; without one it is published now', async () => {
  const publish: [string, string][] = [
    ['intent', 'publish'],
    ['revision', 'r7'],
    ['languages', 'en'],
    ['languages', 'sv'],
  ];
  const later = await send([...publish, ['publishAt', '2026-12-01T06:30']]);
  const languages = ['en', 'sv'];
  const input = { ...key, revision: 'r7', languages };
  expect(later.input).toEqual({ input: { ...input, publishAt: '2026-12-01T06:30:00Z' } });
  expect((await send(publish)).input).toEqual({ input: { ...input, publishAt: null } });
});

test('a refused move stays on the page with what is wrong', async () => {
  const { answer } = await send(
    [
      ['intent', 'send-back'],
      ['revision', 'r7'],
      ['note', ''],
    ],
    [refusal],
  );
  expect(answer).toMatchObject({ init: { status: 400 }, data: { problems: [refusal] } });
});
