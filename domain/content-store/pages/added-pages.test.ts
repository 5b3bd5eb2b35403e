import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { giveRole } from '../../identity/testing/give-role.ts';
import { compilePages } from '../../pages/compile-pages.ts';
import { editedFiles } from '../published/edited-files.ts';

let server: TestServer;
let editor: TestClient;
let author: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  const withRole = async (role: 'EDITOR' | 'AUTHOR') => {
    const { client, userId } = await signUpSomebody(server);
    await giveRole({ db: server.services.db, userId, role });
    return client;
  };
  [editor, author] = [await withRole('EDITOR'), await withRole('AUTHOR')];
});
afterAll(() => server.close());

const kind = 'PAGE';
const id = 'at-work';
type Key = readonly ['PAGE' | 'COLLECTION', string];
const guide: Key = [kind, id];
const shelves: Key = ['COLLECTION', 'collections'];

interface Draft {
  revision: string;
  path: string | null;
  canBeArchived: boolean;
  fields: { name: string; value: string }[];
  remarks: { field: string; level: string }[];
}

async function open([of, named]: Key): Promise<Draft> {
  const { data } = await editor.graphql<{ contentDraft: Draft }>(
    `query ($kind: EditedKind!, $id: String!) { contentDraft(kind: $kind, id: $id) {
      revision path canBeArchived fields { name value } remarks { field level } } }`,
    { kind: of, id: named },
  );
  return data.contentDraft;
}

/** The codes of what was refused. */
async function ask(args: {
  by?: TestClient;
  mutation: string;
  type: string;
  input: object;
}): Promise<string[]> {
  const { by = editor, mutation, type, input } = args;
  const { data, errors } = await by.graphql<{ done: { problems: { code: string }[] } }>(
    `mutation ($input: ${type}!) { done: ${mutation}(input: $input) { problems { code } } }`,
    { input },
  );
  if (errors[0]) return [errors[0].extensions.code];
  return data.done.problems.map(({ code }) => code);
}

const begin = (title: string) =>
  ask({ by: author, mutation: 'beginContent', type: 'BeginContentInput', input: { kind, title } });

const archive = () =>
  ask({ mutation: 'archiveContent', type: 'ContentItemInput', input: { kind, id } });

async function save(key: Key, texts: Readonly<Record<string, string>>): Promise<void> {
  const { fields } = await open(key);
  const known = new Map(fields.map(({ name, value }) => [name, value]));
  const changes = Object.entries(texts).map(([field, value]) => {
    return { field, value, was: known.get(field) ?? '' };
  });
  const input = { kind: key[0], id: key[1], changes, confirmed: [] };
  expect(await ask({ mutation: 'saveContent', type: 'SaveContentInput', input })).toEqual([]);
}

async function publish([of, named]: Key, by = editor): Promise<string[]> {
  const { revision } = await open([of, named]);
  const input = { kind: of, id: named, revision };
  return ask({ by, mutation: 'publishContent', type: 'PublishContentInput', input });
}

const inEach = (text: string, value: string) =>
  Object.fromEntries(['en', 'es', 'sv'].map((language) => [`${text}.${language}`, value]));

async function read(url: string): Promise<string> {
  const { body } = await server.app.inject({ url, headers: { host: 'yolk.example' } });
  return body;
}

interface Shelf {
  key: string;
  title: string;
  guides: { key: string; path: string }[];
}

async function shelvesIn(locale: 'en' | 'es' | 'sv'): Promise<Shelf[]> {
  const { data } = await server
    .client({ locale })
    .graphql<{ guides: { collections: Shelf[] } }>(
      '{ guides { collections { key title guides { key path } } } }',
    );
  return data.guides.collections;
}

async function pageAt(slug: string, locale: 'en' | 'es' | 'sv') {
  const { data } = await server.client({ locale }).graphql<{ page: { title: string } | null }>(
    `query ($slug: String!) { page(name: { slug: $slug }) {
      key title kind paths { locale path } guide { isRead } } }`,
    { slug },
  );
  return data.page;
}

async function found(text: string): Promise<{ key: string; path: string }[]> {
  interface Found {
    search: { guides: { hits: { key: string; path: string }[] } };
  }
  const { data, errors } = await server
    .client({ locale: 'sv' })
    .graphql<Found>(
      'query ($input: SearchInput!) { search(input: $input) { guides { hits { key path } } } }',
      { input: { text, tab: 'GUIDES' } },
    );
  expect(errors).toEqual([]);
  return data.search.guides.hits;
}

test('an author begins a guide at a new address, and no name of a page that is there serves', async () => {
  expect(await begin('Keto guide')).toEqual(['content.title-taken']);
  expect(await begin('About')).toEqual(['content.title-taken']);
  expect(await begin('At work')).toEqual([]);
  expect(await begin('At work!')).toEqual(['content.title-taken']);
  const { remarks, path, fields } = await open(guide);
  expect(path).toBeNull();
  expect(fields).toContainEqual({ name: 'kind', value: 'guide' });
  // Everything that is missing is told at once, each beside its field.
  expect(remarks.map(({ field }) => field)).toContain('picture');
  await save(guide, { picture: 'beef-bourguignon' });
  const told = (await open(guide)).remarks.map(({ field }) => field);
  expect(told).toEqual(expect.arrayContaining(['lead.en', 'section.s1.title.en']));
  expect(await publish(guide)).toEqual([expect.stringMatching(/^content\.not-/)]);
  expect(await pageAt(id, 'en')).toBeNull();
});

test('it goes out in its languages: read at its address, on a shelf, found, in site map and feed', async () => {
  await save(guide, {
    ...inEach('lead', 'What to bring where there is a microwave.'),
    ...inEach('section.s1.title', 'Before you leave'),
    ...inEach('section.s1.body', 'Look for **fish**, and read the [recipes](recipes) at home.'),
    'title.es': 'En la oficina',
    'title.sv': 'På jobbet',
  });
  expect((await open(guide)).remarks).toEqual([]);
  expect(await publish(guide, author)).toEqual(['role.required']);
  expect(await publish(guide)).toEqual([]);
  expect(await pageAt('pa-jobbet', 'sv')).toMatchObject({
    key: id,
    title: 'På jobbet',
    kind: 'GUIDE',
    guide: { isRead: false },
    paths: expect.arrayContaining([
      { locale: 'en', path: '/guides/at-work' },
      { locale: 'es', path: '/es/guias/en-la-oficina' },
      { locale: 'sv', path: '/se/guider/pa-jobbet' },
    ]),
  });
  // The address of another language is known, too: it leads to its own.
  expect(await pageAt('at-work', 'sv')).toMatchObject({ title: 'På jobbet' });
  const { path, canBeArchived } = await open(guide);
  expect([path, canBeArchived]).toEqual(['/guides/at-work', true]);
  expect((await shelvesIn('sv')).at(-1)).toEqual({
    key: 'MORE',
    title: 'Fler guider',
    guides: [{ key: id, path: '/se/guider/pa-jobbet' }],
  });
  expect(await found('på jobbet')).toContainEqual({ key: id, path: '/se/guider/pa-jobbet' });
  expect(await read('/sitemap-es.xml')).toContain(
    '<loc>http://yolk.example/es/guias/en-la-oficina</loc>',
  );
  expect(await read('/feed.xml')).toContain('http://yolk.example/guides/at-work');
});

test('no other page gets its address', async () => {
  expect(await begin('Dining')).toEqual([]);
  const other: Key = [kind, 'dining'];
  await save(other, {
    picture: 'beef-bourguignon',
    ...inEach('lead', 'Once more.'),
    ...inEach('section.s1.title', 'More'),
    ...inEach('section.s1.body', 'A text.'),
    'title.es': 'En la oficina',
    'title.sv': 'Middag',
  });
  expect((await open(other)).remarks).toMatchObject([{ field: 'title.es', level: 'STOPS' }]);
  expect(await publish(other)).toEqual(['content.not-ready']);
  await save(other, { 'title.es': 'Cenar', kind: 'plain' });
  expect(await publish(other)).toEqual([]);
  expect(await pageAt('cenar', 'es')).toMatchObject({
    guide: null,
    paths: expect.arrayContaining([{ locale: 'es', path: '/es/paginas/cenar' }]),
  });
  const onShelves = (await shelvesIn('en')).flatMap(({ guides }) => guides);
  expect(onShelves.map(({ key }) => key)).not.toContain('dining');
});

test('its files, beside those that are shipped, are the same page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yolk-added-'));
  try {
    const shipped = join(import.meta.dirname, '..', '..', '..', 'content', 'pages');
    await cp(shipped, folder, { recursive: true });
    const files = await editedFiles({ db: server.services.db });
    expect(files.map(({ name }) => name)).toContain('pages/at-work.sv.yaml');
    for (const { name, text } of files) {
      await writeFile(join(folder, name.replace('pages/', '')), text);
    }
    const { pages, content } = server.services;
    const built = await compilePages({ folder, content });
    // What it was called before is known by its versions.
    const former = { formerSlugs: expect.any(Object) };
    expect({ ...built[id], ...former }).toEqual(pages[id]);
    expect({ ...built['dining'], ...former }).toEqual(pages['dining']);
    await writeFile(join(folder, 'twice.yaml'), files[0]?.text ?? '');
    // Both translations are missing, and whichever is looked for first is named.
    await expect(compilePages({ folder, content })).rejects.toThrow(/twice\.(es|sv)\.yaml/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('it is put on a shelf, where it stays, and taken away once it is on none', async () => {
  const before = (await open(shelves)).fields.find(({ name }) => name.endsWith('first.guides'));
  const first = before?.value ?? '';
  await save(shelves, { 'guideset.first.guides': `${first} nowhere` });
  expect((await open(shelves)).remarks).toMatchObject([{ field: 'guideset.first.guides' }]);
  await save(shelves, { 'guideset.first.guides': `${first} ${id}` });
  expect(await publish(shelves)).toEqual([]);
  const [shelf] = await shelvesIn('en');
  expect(shelf?.guides.map(({ key }) => key)).toEqual([...first.split(' '), id]);
  expect((await shelvesIn('en')).map(({ key }) => key)).not.toContain('MORE');
  expect(await archive()).toEqual(['content.in-use']);
  await save(shelves, { 'guideset.first.guides': first });
  expect(await publish(shelves)).toEqual([]);
  expect(await archive()).toEqual([]);
  expect(await pageAt(id, 'en')).toBeNull();
  expect(await read('/sitemap-es.xml')).not.toContain('en-la-oficina');
  expect(
    (await shelvesIn('en')).flatMap(({ guides }) => guides.map(({ key }) => key)),
  ).not.toContain(id);
  expect(await publish(guide)).toEqual([]);
  expect(await pageAt('en-la-oficina', 'es')).toMatchObject({ key: id });
});
