import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import type { Language } from '../../../lib/language.ts';
import { auditLog } from '../../audit/audit.tables.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { giveRole } from '../../identity/testing/give-role.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { findItem, readVersions, type ItemKey } from '../content-store.store.ts';
import { contentItems, contentPresence, contentVersions } from '../content-store.tables.ts';
import { revisionOf } from '../drafts/drafting.ts';
import { catalogueOf, type Catalogue } from '../kinds/catalogue.ts';
import { clearPresence } from '../presence/clear-presence.ts';
import { noteHere, readHere } from '../presence/presence.store.ts';
import { archiveItem, publishDue, publishItem } from './publish.ts';
import { PublishedContent } from './published-content.ts';
import { publishedFieldsOf } from './published-fields.ts';
import { saveTexts } from '../testing/publish-texts.ts';

const begin = new Date('2026-11-23T12:00:00Z');
let now = begin;
const later = (minutes: number) => new Date(begin.getTime() + minutes * 60_000);
let server: TestServer;
let editor: TestClient;
let userId: string;
let shipped: Catalogue;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  shipped = catalogueOf(server.services);
  ({ client: editor, userId } = await signUpSomebody(server));
  await giveRole({ db: server.services.db, userId, role: 'EDITOR' });
});
afterAll(() => server.close());

const recipe = (id: string): ItemKey => ({ kind: 'RECIPE', id });

const save = ({ kind, id }: ItemKey, texts: Record<string, string>) =>
  saveTexts({ editor, kind, id, texts });

function drafting() {
  const { db, clock, createId } = server.services;
  const rights = { mayWrite: true, mayPublish: true, languages: [] };
  return { db, clock, createId, editor: { userId, rights }, ...catalogueOf(server.services) };
}

async function itemOf(key: ItemKey) {
  const item = await findItem({ db: server.services.db, ...key });
  if (item === null) throw new Error(`Nobody edited ${key.id}.`);
  return item;
}

async function publish(
  key: ItemKey,
  { chosen = ['en', 'es', 'sv'] as Language[], publishAt = null as Date | null } = {},
) {
  const revision = revisionOf(await itemOf(key));
  const problems = await publishItem({ ...drafting(), key, revision, publishAt, chosen });
  await server.services.refreshContent();
  return problems;
}

/** What stands in the log of a thing, the last first. */
async function logged({ kind, id }: ItemKey) {
  const rows = await server.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, `${kind}:${id}`));
  return rows
    .toSorted((one, other) => other.happenedAt.getTime() - one.happenedAt.getTime())
    .map(({ action, actorKind, actorId, details }) => ({ action, actorKind, actorId, details }));
}

test('what keeps a thing from going out is counted, and nothing of it is read', async () => {
  const key = recipe('beef-goulash-soup');
  await save(key, { 'tip.es': '', 'description.sv': '', 'ingredient.i2.line': '3 tbsp unicorn' });
  expect(await publish(key)).toMatchObject([
    { code: 'content.not-translated', values: { count: 2 } },
  ]);
  await save(key, { 'tip.es': 'Dura.', 'description.sv': 'God.' });
  expect(await publish(key)).toMatchObject([
    { path: [], code: 'content.not-ready', values: { count: expect.any(Number) } },
  ]);
  const asked = { chosen: ['en'] as Language[] };
  expect(await publish(key, { ...asked, publishAt: now })).toMatchObject([
    { code: 'content.time-passed' },
  ]);
  expect(await publish(key, { chosen: [] })).toMatchObject([{ code: 'content.language-required' }]);
  expect(await itemOf(key)).toMatchObject({
    state: 'DRAFT',
    publishedVersion: null,
    publishAt: null,
  });
  expect(await logged(key)).toEqual([]);
  expect(server.services.content.recipesById.get(key.id)).toBe(
    shipped.content.recipesById.get(key.id),
  );
});

test('what goes out is noted with who did it, and its addresses follow its titles', async () => {
  const key = recipe('tuna-and-white-bean-salad');
  await save(key, { 'title.en': 'Tuna', 'title.sv': 'Tonfisk', 'slug-sv': '' });
  now = later(1);
  expect(await publish(key)).toEqual([]);
  const item = await itemOf(key);
  expect(item).toMatchObject({
    state: 'PUBLISHED',
    version: 2,
    publishedVersion: 2,
    publishedFields: { 'title.en': 'Tuna', 'slug-sv': 'tonfisk' },
    changedAt: now,
    changedBy: userId,
    newest: { fields: { 'slug-sv': 'tonfisk' }, publishedAt: now, publishedBy: userId },
  });
  expect(await logged(key)).toEqual([
    {
      action: 'CONTENT_PUBLISHED',
      actorKind: 'EDITOR',
      actorId: userId,
      details: { name: 'Tuna' },
    },
  ]);
  const page: ItemKey = { kind: 'PAGE', id: 'questions' };
  await save(page, { 'title.en': 'Asked' });
  expect(await publish(page)).toEqual([]);
  const { publishedFields } = await itemOf(page);
  expect(Object.keys(publishedFields ?? {}).filter((each) => each.startsWith('slug-'))).toEqual([]);
});

test('where English is held back, the draft waits on, and the log names the languages', async () => {
  const key = recipe('cauliflower-mac-and-cheese');
  await save(key, { 'title.en': 'Held back', 'title.es': 'Publicado', 'title.sv': 'Ute' });
  now = later(2);
  expect(await publish(key, { chosen: ['es', 'sv'] })).toEqual([]);
  const was = shipped.content.recipesById.get(key.id)?.texts.en.title;
  expect(await itemOf(key)).toMatchObject({
    state: 'DRAFT',
    publishedFields: { 'title.en': was, 'title.es': 'Publicado', 'title.sv': 'Ute' },
  });
  expect(await logged(key)).toMatchObject([{ details: { name: 'Held back (es, sv)' } }]);
});

test('what is to go out later waits with its languages and who decided it, and goes out as theirs', async () => {
  const key = recipe('garlic-shrimp-with-white-beans');
  await save(key, { 'title.sv': 'Räkor' });
  now = later(3);
  expect(await publish(key, { chosen: ['sv'], publishAt: later(10) })).toEqual([]);
  expect(await itemOf(key)).toMatchObject({
    state: 'IN_REVIEW',
    publishAt: later(10),
    publishLanguages: ['sv'],
    changedAt: now,
    changedBy: userId,
    newest: { publishedBy: userId, publishedAt: null },
  });
  const name = `${shipped.content.recipesById.get(key.id)?.texts.en.title} (sv)`;
  const scheduled = { action: 'CONTENT_SCHEDULED', actorKind: 'EDITOR', details: { name } };
  expect(await logged(key)).toMatchObject([scheduled]);
  now = later(9);
  expect(await publishDue(drafting())).toBe(0);
  now = later(10);
  expect(await publishDue(drafting())).toBe(1);
  expect(await itemOf(key)).toMatchObject({
    publishAt: null,
    publishLanguages: null,
    newest: { publishedAt: now, publishedBy: userId },
  });
  expect(await logged(key)).toMatchObject([
    { action: 'CONTENT_PUBLISHED', actorKind: 'EDITOR', actorId: userId, details: { name } },
    scheduled,
  ]);
  expect(await publishDue(drafting())).toBe(0);
});

test('what waited in no language of its own goes out in all, by the clock where its editor is gone', async () => {
  const key = recipe('kale-salad-with-lingonberries-and-hazelnuts');
  await save(key, { 'title.en': 'Kale', 'title.sv': 'Grönkål' });
  await publish(key, { publishAt: later(20) });
  const { db } = server.services;
  await db.update(contentItems).set({ publishLanguages: null }).where(eq(contentItems.id, key.id));
  const { version } = await itemOf(key);
  await db.update(contentVersions).set({ publishedBy: null }).where(eq(contentVersions.id, key.id));
  now = later(20);
  expect(await publishDue(drafting())).toBe(1);
  expect(await itemOf(key)).toMatchObject({
    state: 'PUBLISHED',
    publishedVersion: version,
    publishedFields: { 'title.en': 'Kale', 'title.sv': 'Grönkål' },
  });
  const [last] = await logged(key);
  expect(last).toMatchObject({ actorKind: 'COMMAND', details: { name: 'Kale' } });
});

test('what cannot go out at its hour any more waits for an editor', async () => {
  const key = recipe('creamy-norwegian-fish-soup');
  await save(key, { 'title.en': 'Fish soup' });
  now = later(30);
  expect(await publish(key, { publishAt: later(40) })).toEqual([]);
  const { newest } = await itemOf(key);
  const { db } = server.services;
  const fields = { ...newest.fields, 'title.es': '' };
  await db.update(contentVersions).set({ fields }).where(eq(contentVersions.id, key.id));
  now = later(41);
  expect(await publishDue(drafting())).toBe(1);
  expect(await itemOf(key)).toMatchObject({
    state: 'IN_REVIEW',
    publishAt: null,
    publishedVersion: null,
    changedAt: later(30),
  });
  expect((await logged(key)).map(({ action }) => action)).toEqual(['CONTENT_SCHEDULED']);
});

test('what is taken away says so, and what others are made of stays', async () => {
  const key = recipe('chorizo-cabbage-and-paprika-pan');
  now = later(50);
  const archive = (usedBy: readonly string[], at = key) =>
    archiveItem({ ...drafting(), key: at, usedBy });
  expect(await archive(['one', 'two', 'three', 'four'])).toMatchObject([
    { path: [], code: 'content.in-use', values: { where: 'one, two, three' } },
  ]);
  expect(await archive([], { kind: 'FOOD', id: 'butter' })).toMatchObject([
    { path: [], code: 'content.stays' },
  ]);
  expect(server.services.content.recipesById.has(key.id)).toBe(true);
  expect(await archive([])).toEqual([]);
  await server.services.refreshContent();
  expect(server.services.content.recipesById.has(key.id)).toBe(false);
  const item = await itemOf(key);
  expect(item).toMatchObject({
    state: 'ARCHIVED',
    archivedAt: now,
    publishAt: null,
    changedAt: now,
    changedBy: userId,
  });
  const name = shipped.content.recipesById.get(key.id)?.texts.en.title;
  expect(await logged(key)).toEqual([
    { action: 'CONTENT_ARCHIVED', actorKind: 'EDITOR', actorId: userId, details: { name } },
  ]);
  const catalogue = shipped;
  expect(await publishedFieldsOf({ db: server.services.db, item, catalogue })).toBeNull();
});

test('of a draft everybody reads what went out last, else its file, else nothing', async () => {
  const { db } = server.services;
  const key = recipe('green-beans-with-romesco');
  const catalogue = shipped;
  await save(key, { 'title.en': 'Beans' });
  const item = await itemOf(key);
  const [, file] = await readVersions({ db, ...key });
  expect(file?.version).toBe(1);
  expect(await publishedFieldsOf({ db, item, catalogue })).toEqual(file?.fields);
  const out = { ...item, publishedFields: { 'title.en': 'Out' } };
  expect(await publishedFieldsOf({ db, item: out, catalogue })).toEqual({ 'title.en': 'Out' });
  const gone: Catalogue = { ...shipped, content: { ...shipped.content, recipesById: new Map() } };
  expect(await publishedFieldsOf({ db, item, catalogue: gone })).toBeNull();
});

function open(over: Partial<ConstructorParameters<typeof PublishedContent>[0]> = {}) {
  const { content, ...files } = shipped;
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const { db } = server.services;
  const opened = new PublishedContent({
    db,
    files: () => content,
    shipped: files,
    warn,
    ...over,
  });
  return { opened, warnings };
}

test('a server reads its files until it has looked, then what went out, and looks once at a time', async () => {
  let files = shipped.content;
  const prepared: ContentIndex[] = [];
  const prepare = async (content: ContentIndex) => void prepared.push(content);
  const { opened } = open({ files: () => files, prepare });
  expect(opened.current).toBe(shipped.content);
  expect(opened.themedPlans).toBe(shipped.themedPlans);
  const looking = opened.refresh();
  expect(opened.refresh()).toBe(looking);
  await looking;
  expect(opened.current).not.toBe(shipped.content);
  expect(opened.current.version).not.toBe(shipped.content.version);
  expect(prepared).toEqual([opened.current]);
  const seen = opened.current;
  await opened.refresh();
  // Nothing went out in the meantime.
  expect(opened.current).toBe(seen);
  expect(opened.current.recipesById.get('tuna-and-white-bean-salad')?.texts.en.title).toBe('Tuna');
  // An operator changed a file: what editors published stays over it.
  const soup = shipped.content.recipesById.get('beef-goulash-soup');
  files = {
    ...files,
    version: 'another',
    recipes: files.recipes.filter(({ id }) => id !== soup?.id),
  };
  expect(opened.catalogue.content.recipesById.has(soup?.id ?? '')).toBe(false);
  expect(opened.current.recipesById.get('tuna-and-white-bean-salad')?.texts.en.title).toBe('Tuna');
  expect(opened.current.version).not.toBe(seen.version);
  expect(opened.catalogue.content).toBe(opened.current);
});

test('what is left out of the files is told once', async () => {
  const ownVideos = [{ id: 'own', sources: null }];
  const own = open({ ownVideos });
  const told = 'VIDEO own is left out: The file is missing.';
  expect(own.warnings).toEqual([told]);
  await own.opened.refresh();
  expect(own.warnings).toEqual([told]);
  expect(own.opened.leftOut).toMatchObject([{ kind: 'VIDEO', id: 'own' }]);
});

test('of a file that is left out three problems are told, with their lines', () => {
  const problem = (file: string, line: number | null, message: string) => ({ file, line, message });
  const of = (...problems: ReturnType<typeof problem>[]) =>
    open({ problems: () => problems }).opened.leftOut.map(({ id, message }) => [id, message]);
  expect(of()).toEqual([]);
  const three = [1, 2, 3].map((line) => problem('/own/a.yaml', line, 'No.'));
  expect(of(...three)).toEqual([['a.yaml', '1: No. 2: No. 3: No.']]);
  expect(
    of(...three, problem('/own/a.yaml', 4, 'No.'), problem('/own/b.yaml', null, 'Gone.')),
  ).toEqual([
    ['a.yaml', '1: No. 2: No. 3: No. …'],
    ['b.yaml', 'Gone.'],
  ]);
});

test('who has a thing open is forgotten once they have left', async () => {
  const { db } = server.services;
  const key = recipe('beef-bourguignon');
  const at = (seconds: number) => new Date(later(60).getTime() + seconds * 1000);
  await db.delete(contentPresence);
  await noteHere({ db, ...key, userId, now: at(0) });
  const here = (seconds: number) => readHere({ db, ...key, now: at(seconds) });
  expect([await here(24), await here(25)]).toEqual([[userId], []]);
  expect(await readHere({ db, kind: 'PAGE', id: key.id, now: at(0) })).toEqual([]);
  await noteHere({ db, ...key, userId, now: at(20) });
  expect(await here(44)).toEqual([userId]);
  await clearPresence({ db, clock: { now: () => at(45) } });
  expect(await here(30)).toEqual([userId]);
  await clearPresence({ db, clock: { now: () => at(46) } });
  expect(await here(30)).toEqual([]);
});
