import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { giveRole } from '../../identity/testing/give-role.ts';
import { premium } from '../../recipes/testing/readers.ts';
import { editedFiles } from '../published/edited-files.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  const { client, userId } = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId, role: 'EDITOR' });
  editor = client;
});
afterAll(() => server.close());

const kind = 'PROGRAM';
const id = 'back-on-track';

interface Draft {
  revision: string;
  fields: { name: string; value: string }[];
  remarks: { field: string; level: string; message: string }[];
}

async function draftOf(program: string): Promise<Draft> {
  const { data } = await editor.graphql<{ contentDraft: Draft }>(
    `query ($id: String!) { contentDraft(kind: PROGRAM, id: $id) {
      revision fields { name value } remarks { field level message } } }`,
    { id: program },
  );
  return data.contentDraft;
}

/** The codes of what was refused. */
async function ask(mutation: string, type: string, input: object): Promise<string[]> {
  const { data, errors } = await editor.graphql<{ done: { problems: { code: string }[] } }>(
    `mutation ($input: ${type}!) { done: ${mutation}(input: $input) { problems { code } } }`,
    { input: { kind, ...input } },
  );
  if (errors[0]) return [errors[0].extensions.code];
  return data.done.problems.map(({ code }) => code);
}

const begin = (title: string) => ask('beginContent', 'BeginContentInput', { title });
const archive = (program: string) => ask('archiveContent', 'ContentItemInput', { id: program });

async function publish(): Promise<string[]> {
  const { revision } = await draftOf(id);
  return ask('publishContent', 'PublishContentInput', { id, revision });
}

async function save(texts: Readonly<Record<string, string>>): Promise<void> {
  const { fields } = await draftOf(id);
  const known = new Map(fields.map(({ name, value }) => [name, value]));
  const changes = Object.entries(texts).map(([field, value]) => {
    return { field, value, was: known.get(field) ?? '' };
  });
  for (let from = 0; from < changes.length; from += 100) {
    const input = { id, changes: changes.slice(from, from + 100), confirmed: [] };
    expect(await ask('saveContent', 'SaveContentInput', input)).toEqual([]);
  }
}

async function programsOf(client: TestClient): Promise<string[]> {
  const { data } = await client.graphql<{ programs: { id: string }[] }>('{ programs { id } }');
  return data.programs.map((program) => program.id);
}

const start = async (client: TestClient, programId: string) => {
  const { data, errors } = await client.graphql<{ startProgram: { problems: object[] } }>(
    'mutation ($input: StartProgramInput!) { startProgram(input: $input) { problems { code } } }',
    { input: { programId } },
  );
  return errors[0]?.extensions.code ?? data.startProgram.problems;
};

test('a program begins, goes out, is taken away under who follows it, and comes back', async () => {
  const visitor = server.client();
  const { programs } = server.services;
  expect(await begin('First steps')).toEqual(['content.title-taken']);
  expect(await begin('Back on track')).toEqual([]);
  const begun = await draftOf(id);
  const told = begun.remarks.map(({ field, message }) => `${field} ${message}`);
  expect(told).toContainEqual(expect.stringMatching(/^week\.w1\.theme\.en /));
  expect(told.filter((each) => /\.(es|sv) /.test(each))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
  expect(await publish()).toEqual([expect.stringMatching(/^content\.not-/)]);
  expect(await programsOf(visitor)).toEqual(programs.programs.map(({ key }) => key));

  const pattern = Object.fromEntries(
    (await draftOf('first-steps')).fields.map(({ name, value }) => [name, value]),
  );
  await save({ ...pattern, 'title.en': 'Back on track' });
  expect((await draftOf(id)).remarks).toMatchObject([
    { field: 'title.es', level: 'STOPS' },
    { field: 'title.sv', level: 'STOPS' },
  ]);
  expect(await publish()).toEqual(['content.not-ready']);
  await save({
    'title.es': 'De vuelta al camino',
    'title.sv': 'På banan igen',
    'slug-es': 'de-vuelta-al-camino',
    'slug-sv': 'pa-banan-igen',
  });
  expect(await publish()).toEqual([]);
  expect(await programsOf(visitor)).toContain(id);
  const files = await editedFiles({ db: server.services.db });
  expect(files.map(({ name }) => name)).toContain(`programs/${id}.sv.yaml`);

  const member = await premium(server);
  expect(await start(member, id)).toEqual([]);
  expect(await archive(id)).toEqual([]);
  expect(await programsOf(visitor)).not.toContain(id);
  const asked = `{ program(slug: "${id}") { id } currentProgram { id } }`;
  const none = { data: { program: null, currentProgram: null } };
  expect(await visitor.graphql(asked)).toMatchObject(none);
  const other = await premium(server);
  expect(await other.graphql(asked)).toMatchObject(none);
  expect(await start(other, id)).toBe('program.not-found');
  const theirs = { data: { program: { id }, currentProgram: { id } } };
  expect(await member.graphql(asked)).toMatchObject(theirs);

  expect(await publish()).toEqual([]);
  expect(await programsOf(visitor)).toContain(id);
  expect(await start(other, id)).toEqual([]);
});

test('a shipped program is taken away once no video is of its lessons', async () => {
  expect(await archive('first-steps')).toEqual(['content.in-use']);
  expect(await archive('lasting-change')).toEqual([]);
  expect(await programsOf(server.client())).not.toContain('lasting-change');
});
