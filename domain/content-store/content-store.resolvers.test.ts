import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import type { TestClient } from '../../server/testing/test-server.ts';
import type { Clock } from '../../lib/clock.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { userRoles } from '../identity/identity.tables.ts';
import type { Role } from '../identity/roles/roles.rules.ts';
import { signUpSomebody } from '../identity/testing/account-client.ts';
import { giveRole } from '../identity/testing/give-role.ts';
import type { EditedKind } from './content-kind.rules.ts';
import { catalogueOf } from './kinds/catalogue.ts';
import { PublishedContent } from './published/published-content.ts';
import { publishDue } from './published/publish.ts';
import { editedFiles } from './published/edited-files.ts';

let now = new Date('2026-11-23T12:00:00Z');
const clock: Clock = { now: () => now };
let server: TestServer;
let author: TestClient;
let editor: TestClient;
let translator: TestClient;
let otherServer: PublishedContent;

beforeAll(async () => {
  server = await startTestServer({ clock });
  [author, editor, translator] = await Promise.all([
    holder('AUTHOR'),
    holder('EDITOR'),
    holder('TRANSLATOR'),
  ]);
  const shipped = server.services.content;
  const files = {
    ...shipped,
    recipes: shipped.recipes.map((each) => (each.id === soup ? { ...each, coverPlace: 7 } : each)),
  };
  otherServer = new PublishedContent({
    db: server.services.db,
    files: () => files,
    shipped: catalogueOf(server.services),
    warn,
  });
});
afterAll(() => server.close());

const warnings: string[] = [];
const warn = (message: string) => void warnings.push(message);

async function holder(role: Role): Promise<TestClient> {
  const { client, userId } = await signUpSomebody(server);
  const { db } = server.services;
  await giveRole({ db, userId, role });
  if (role === 'TRANSLATOR') {
    await db.update(userRoles).set({ language: 'es' }).where(eq(userRoles.userId, userId));
  }
  return client;
}

const soup = 'broccoli-cheddar-soup';

interface Draft {
  state: string;
  revision: string;
  version: number;
  isPublished: boolean;
  fields: { name: string; value: string }[];
  languages: {
    language: string;
    isPublished: boolean;
    missing: string[];
    stale: { field: string; added: string[]; removed: string[] }[];
  }[];
  remarks: { field: string; level: string; message: string }[];
  figures: { nutrition: { netCarbsGrams: number } } | null;
  versions: { version: number; origin: string; madeBy: string | null; note: string | null }[];
}

const draftParts = `state revision version isPublished fields { name value }
  languages { language isPublished missing stale { field added removed } }
  remarks { field level message } figures { nutrition { netCarbsGrams } }
  versions { version origin madeBy note }`;

async function open(client: TestClient, id: string): Promise<Draft> {
  const { data, errors } = await client.graphql<{ contentDraft: Draft }>(
    `query ($id: String!) { contentDraft(kind: RECIPE, id: $id) { ${draftParts} } }`,
    { id },
  );
  expect(errors).toEqual([]);
  return data.contentDraft;
}

function fieldOf(draft: Draft, field: string): string {
  return draft.fields.find(({ name }) => name === field)?.value ?? '';
}

type Change = [field: string, value: string, was?: string];

/** What became of a save: the conflicts, or the codes of what was refused. */
async function save(client: TestClient, id: string, changes: Change[], confirmed: string[] = []) {
  const draft = await open(editor, id);
  const input = {
    kind: 'RECIPE',
    id,
    confirmed,
    changes: changes.map(([field, value, was]) => ({
      field,
      value,
      was: was ?? fieldOf(draft, field),
    })),
  };
  const { data, errors } = await client.graphql<{
    saveContent: {
      problems: { code: string }[];
      conflicts: { field: string; theirs: string; yours: string }[];
    };
  }>(
    `mutation ($input: SaveContentInput!) { saveContent(input: $input) {
      problems { code } conflicts { field theirs yours } draft { version } } }`,
    { input },
  );
  if (errors[0]) return [errors[0].extensions.code];
  const { problems, conflicts } = data.saveContent;
  return problems.length > 0 ? problems.map(({ code }) => code) : conflicts;
}

/** The codes of what was refused. */
async function ask(client: TestClient, mutation: string, input: object): Promise<string[]> {
  const types: Record<string, string> = {
    publishContent: 'PublishContentInput',
    sendContentBack: 'SendContentBackInput',
    restoreContentVersion: 'RestoreVersionInput',
    beginContent: 'BeginContentInput',
  };
  const type = types[mutation] ?? 'ContentItemInput';
  const { data, errors } = await client.graphql<{ done: { problems: { code: string }[] } }>(
    `mutation ($input: ${type}!) { done: ${mutation}(input: $input) { problems { code } } }`,
    { input: { kind: 'RECIPE', ...input } },
  );
  if (errors[0]) return [errors[0].extensions.code];
  return data.done.problems.map(({ code }) => code);
}

async function publish(id: string, publishAt: string | null = null): Promise<string[]> {
  const { revision } = await open(editor, id);
  return ask(editor, 'publishContent', { id, revision, publishAt });
}

/** What everybody reads. */
function titleOf(id: string): string | undefined {
  return server.services.content.recipesById.get(id)?.texts.en.title;
}

test('a recipe nobody edited opens as its file says, with nothing to put right', async () => {
  const draft = await open(author, soup);
  expect(draft).toMatchObject({ state: 'PUBLISHED', version: 1, isPublished: true, versions: [] });
  expect(draft.remarks.filter(({ level }) => level !== 'HINT')).toEqual([]);
  expect(draft.figures?.nutrition.netCarbsGrams).toBeGreaterThan(0);
  const { data, errors } = await author.graphql<{ sincePublished: unknown[] }>(
    `query ($id: String!) {
      sincePublished: contentDifferences(kind: RECIPE, id: $id, after: 1) { field } }`,
    { id: soup },
  );
  expect([data, errors]).toEqual([{ sincePublished: [] }, []]);
});

test('an author writes and asks for review, an editor publishes, and every server shows it', async () => {
  const before = titleOf(soup);
  expect(await save(author, soup, [['title.en', 'Broccoli soup with cheddar']])).toEqual([]);
  expect(titleOf(soup)).toBe(before);
  expect(await ask(author, 'sendContentToReview', { id: soup })).toEqual([]);
  expect(await open(editor, soup)).toMatchObject({ state: 'IN_REVIEW', version: 2 });
  const { revision } = await open(editor, soup);
  expect(await ask(author, 'publishContent', { id: soup, revision })).toEqual(['role.required']);
  expect(await ask(editor, 'publishContent', { id: soup, revision })).toEqual([]);
  expect(titleOf(soup)).toBe('Broccoli soup with cheddar');
  await otherServer.refresh();
  const seen = otherServer.current.recipesById.get(soup);
  expect(seen?.texts.en.title).toBe('Broccoli soup with cheddar');
  // Its place among the covers stands in no recipe's file.
  expect(seen?.coverPlace).toBe(7);
  expect(otherServer.current.version).toBe(server.services.content.version);
  const entries = await server.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, `RECIPE:${soup}`));
  expect(entries).toMatchObject([
    { action: 'CONTENT_PUBLISHED', details: { name: 'Broccoli soup with cheddar' } },
  ]);
  expect(warnings).toEqual([]);
});

test('who publishes has read what goes out', async () => {
  const { revision } = await open(editor, soup);
  now = new Date(now.getTime() + 1000);
  await save(author, soup, [['tip.en', 'Grate the cheddar yourself.']]);
  const asked = { id: soup, revision };
  expect(await ask(editor, 'publishContent', asked)).toEqual(['content.changed-since']);
});

test('two editors of one recipe lose nothing', async () => {
  const id = 'creamed-spinach-with-nutmeg';
  const draft = await open(author, id);
  const tip = fieldOf(draft, 'tip.en');
  const steps = fieldOf(draft, 'steps');
  expect(
    await save(author, id, [
      ['title.en', 'Creamed spinach'],
      ['steps', `${steps} new1`],
      ['step.new1.text.en', 'Serve it hot.'],
    ]),
  ).toEqual([]);
  const theirs: Change[] = [
    ['tip.en', 'Freeze what is left.', tip],
    ['title.en', 'Spinach, creamed', fieldOf(draft, 'title.en')],
    ['steps', steps.split(' ').slice(1).join(' '), steps],
  ];
  expect(await save(editor, id, theirs)).toEqual([
    { field: 'title.en', theirs: 'Creamed spinach', yours: 'Spinach, creamed' },
  ]);
  const merged = await open(author, id);
  expect(fieldOf(merged, 'tip.en')).toBe('Freeze what is left.');
  expect(fieldOf(merged, 'steps')).toBe(`${steps.split(' ').slice(1).join(' ')} new1`);
  expect(merged.fields.filter(({ name }) => name.startsWith('step.s1.'))).toEqual([]);
});

test('what one person writes in one sitting is one version, and what goes out or is theirs stays', async () => {
  const id = 'creamed-spinach-with-nutmeg';
  const versionAfter = async (client: TestClient, tip: string) => {
    expect(await save(client, id, [['tip.en', tip]])).toEqual([]);
    return (await open(editor, id)).version;
  };
  const first = await versionAfter(author, 'Use fresh nutmeg.');
  expect(await versionAfter(author, 'Use fresh nutmeg and salt.')).toBe(first);
  expect(await versionAfter(editor, 'Use fresh nutmeg, salt and butter.')).toBe(first + 1);
  now = new Date(now.getTime() + 11 * 60_000);
  expect(await versionAfter(editor, 'Use fresh nutmeg, salt and more butter.')).toBe(first + 2);
});

test('who has a draft open is seen by the others until they have left', async () => {
  const id = 'beef-goulash-soup';
  const alsoHere = async (client: TestClient) => {
    const { data } = await client.graphql<{ contentDraft: { alsoHere: string[] } }>(
      'query ($id: String!) { contentDraft(kind: RECIPE, id: $id) { alsoHere } }',
      { id },
    );
    return data.contentDraft.alsoHere;
  };
  await save(author, id, []);
  await save(translator, id, []);
  expect(await alsoHere(author)).toHaveLength(1);
  expect(await alsoHere(editor)).toHaveLength(2);
  now = new Date(now.getTime() + 26_000);
  await save(author, id, []);
  expect(await alsoHere(author)).toEqual([]);
  expect(await alsoHere(editor)).toHaveLength(1);
});

test('a translation is stale by sentence when its source moves on, until somebody looked', async () => {
  const id = 'beef-bourguignon';
  const was = fieldOf(await open(author, id), 'description.en');
  await save(author, id, [['description.en', `${was} It freezes well.`]]);
  const staleOf = async () =>
    (await open(author, id)).languages.map(({ language, stale }) => ({ language, stale }));
  const stale = (field: string) => [{ field, added: ['It freezes well.'], removed: [] }];
  expect(await staleOf()).toEqual([
    { language: 'en', stale: [] },
    { language: 'es', stale: stale('description.es') },
    { language: 'sv', stale: stale('description.sv') },
  ]);
  expect(await save(translator, id, [['description.es', 'Se congela bien.']])).toEqual([]);
  await save(author, id, [], ['description.sv']);
  expect((await staleOf()).flatMap((each) => each.stale)).toEqual([]);
});

test('a translator changes the texts of their language and nothing else', async () => {
  const id = 'beef-bourguignon';
  const refused = ['content.not-your-language'];
  expect(await save(translator, id, [['description.sv', 'Hej']])).toEqual(refused);
  expect(await save(translator, id, [['servings', '6']])).toEqual(refused);
  expect(await save(translator, id, [['title.es', 'Estofado']])).toEqual([]);
  expect(await ask(translator, 'sendContentToReview', { id })).toEqual(['role.required']);
});

test.each([
  [[['nonsense field!', 'x']], 'content.field-unknown'],
  [[['title.en', 'x'.repeat(2001)]], 'content.text-too-long'],
  [
    Array.from({ length: 60 }, (_, index) => [`step.x${index}.text.en`, 'y'.repeat(1900)]),
    'content.too-large',
  ],
] as [Change[], string][])('what nobody writes by hand is refused (%#)', async (changes, code) => {
  const id = 'salted-edamame-with-lime';
  const known = server.services.content.recipesById.has(id) ? id : 'beef-goulash-soup';
  const listed: Change[] =
    code === 'content.too-large'
      ? [['steps', changes.map(([field]) => field.split('.')[1]).join(' ')], ...changes]
      : changes;
  expect(await save(author, known, listed)).toContain(code);
});

test('a line that is longer than any ingredient stays as it was typed', async () => {
  const id = 'beef-goulash-soup';
  const ids = fieldOf(await open(author, id), 'ingredients');
  const typed = `600 g salmon, ${'or, '.repeat(200)}`.trim();
  await save(author, id, [
    ['ingredients', `${ids} endless`],
    ['ingredient.endless.line', typed],
  ]);
  expect(fieldOf(await open(author, id), 'ingredient.endless.line')).toBe(typed);
  await save(author, id, [['ingredients', ids]]);
});

test('a new recipe goes out once nothing stops it', async () => {
  expect(await ask(author, 'beginContent', { title: 'Fried trout' })).toEqual([]);
  expect(await ask(author, 'beginContent', { title: 'Fried trout!' })).toEqual([
    'content.title-taken',
  ]);
  const id = 'fried-trout';
  expect(await publish(id)).toEqual(['content.not-translated']);
  const { data } = await author.graphql<{ contentDraft: { lines: unknown[] } }>(
    `query ($id: String!) { contentDraft(kind: RECIPE, id: $id) { lines { id } } }`,
    { id },
  );
  expect(data.contentDraft.lines).toEqual([]);
  const inEach = (text: string, value: string): Change[] =>
    ['en', 'es', 'sv'].map((language) => [`${text}.${language}`, `${value} ${language}`]);
  await save(author, id, [
    ['title.en', 'Fried trout'],
    ['title.sv', 'Stekt öring'],
    ...inEach('description', 'It is crisp.'),
    ['dish', 'PAN'],
    ['protein', 'FISH'],
    ['ingredients', 'a b'],
    ['ingredient.a.line', '600 g salmon'],
    ['ingredient.b.line', '30 g butter'],
    ['steps', 'one'],
    ['step.one.uses', 'salmon, butter'],
    ...inEach('step.one.text', 'Fry the salmon in the butter for 8 minutes.'),
  ]);
  expect(await publish(id)).toEqual(['content.not-translated']);
  await save(author, id, [['title.es', 'Trucha frita']]);
  expect(await publish(id)).toEqual(['content.not-ready']);
  await save(author, id, [['cuisine', 'NORDIC']]);
  expect(await publish(id)).toEqual([]);
  expect(server.services.content.recipesBySlug.sv.get('stekt-oring')?.id).toBe(id);
  expect(titleOf('fried-trout')).toBe('Fried trout');
  const files = await editedFiles({ db: server.services.db });
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'recipes/fried-trout.yaml',
      'recipes/fried-trout.es.yaml',
      'recipes/fried-trout.sv.yaml',
    ]),
  );
  expect(files.find(({ name }) => name === 'recipes/fried-trout.yaml')?.text).toContain(
    'ingredients:\n  - 600 g salmon\n  - 30 g butter\n',
  );
  expect(await ask(editor, 'archiveContent', { id })).toEqual([]);
  expect(titleOf('fried-trout')).toBeUndefined();
  expect(
    await ask(editor, 'archiveContent', { id: 'french-omelet-with-mushrooms-and-cheese' }),
  ).toEqual(['content.in-use']);
});

test('it goes out at its hour, unless somebody changed it after it was read', async () => {
  const id = 'beef-goulash-soup';
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  await save(author, id, [['title.en', 'Goulash soup']]);
  expect(await publish(id, at(-1).toISOString())).toEqual(['content.time-passed']);
  expect(await publish(id, at(30).toISOString())).toEqual([]);
  now = at(1);
  await save(author, id, [['title.en', 'Goulash']]);
  now = at(60);
  expect(await publishDue(server.services)).toBe(0);
  expect(await publish(id, at(30).toISOString())).toEqual([]);
  now = at(31);
  expect(await publishDue(server.services)).toBe(1);
  await server.services.refreshContent();
  expect(titleOf(id)).toBe('Goulash');
});

test('each language goes out by itself: who is held back reads what was there', async () => {
  const id = 'one-pan-pork-chops-with-apple-and-cabbage';
  const titles = () => server.services.content.recipesById.get(id)?.texts;
  const [es, sv] = [titles()?.es.title, titles()?.sv.title];
  const publishIn = async (languages: string[]) => {
    const { revision } = await open(editor, id);
    return ask(editor, 'publishContent', { id, revision, languages });
  };
  const steps = fieldOf(await open(author, id), 'steps');
  await save(author, id, [
    ['title.en', 'Chops with mustard'],
    ['title.es', 'Chuletas con mostaza'],
    ['title.sv', 'Kotletter med senap'],
    ['steps', `${steps} extra`],
    ['step.extra.text.en', 'Serve at once.'],
  ]);
  expect(await publishIn([])).toEqual(['content.language-required']);
  // The new step has no earlier text in the languages that stay.
  expect(await publishIn(['en'])).toEqual(['content.not-translated']);
  await save(author, id, [
    ['step.extra.text.es', 'Sirve enseguida.'],
    ['step.extra.text.sv', 'Servera direkt.'],
  ]);
  expect(await publishIn(['en'])).toEqual([]);
  expect(titles()?.en.title).toBe('Chops with mustard');
  expect(titles()?.es.title).toBe(es);
  expect(titles()?.sv.title).toBe(sv);
  expect(server.services.content.recipesById.get(id)?.steps.at(-1)?.texts.sv).toBe(
    'Servera direkt.',
  );
  expect(await open(editor, id)).toMatchObject({
    state: 'PUBLISHED',
    languages: [
      { language: 'en', isPublished: true },
      { language: 'es', isPublished: false },
      { language: 'sv', isPublished: false },
    ],
  });
  now = new Date(now.getTime() + 1000);
  await save(author, id, [['title.en', 'Chops']]);
  expect(await publishIn(['es'])).toEqual([]);
  expect(await open(editor, id)).toMatchObject({ state: 'DRAFT' });
  expect(titles()?.es.title).toBe('Chuletas con mostaza');
  expect(titles()?.en.title).toBe('Chops with mustard');
  expect(titles()?.sv.title).toBe(sv);
  await otherServer.refresh();
  expect(otherServer.current.recipesById.get(id)?.texts).toMatchObject({
    en: { title: 'Chops with mustard' },
    es: { title: 'Chuletas con mostaza' },
    sv: { title: sv },
  });
});

test('a language waits for its hour by itself', async () => {
  const id = 'one-pan-pork-chops-with-apple-and-cabbage';
  const { revision } = await open(editor, id);
  const publishAt = new Date(now.getTime() + 60_000).toISOString();
  const asked = { id, revision, publishAt, languages: ['sv'] };
  expect(await ask(editor, 'publishContent', asked)).toEqual([]);
  now = new Date(now.getTime() + 61_000);
  expect(await publishDue(server.services)).toBe(1);
  await server.services.refreshContent();
  const texts = server.services.content.recipesById.get(id)?.texts;
  expect(texts?.sv.title).toBe('Kotletter med senap');
  expect(texts?.en.title).toBe('Chops with mustard');
});

test('what is to be translated is counted by kind and language and named by sentence', async () => {
  const id = 'beef-goulash-soup';
  const tip = fieldOf(await open(author, id), 'tip.en');
  await save(author, id, [
    ['tip.en', `${tip} It keeps for three days.`],
    ['faqs', 'q9'],
    ['faq.q9.question.en', 'Which paprika?'],
    ['faq.q9.answer.en', 'Sweet.'],
    ['faq.q9.question.es', '¿Qué pimentón?'],
  ]);
  const gapsIn = async (given: string) => {
    const { data } = await translator.graphql<{ translationGaps: Gaps }>(
      `{ translationGaps(${given}) { total own counts { kind language missing stale }
        gaps { kind id title field language state source added removed } } }`,
    );
    return data.translationGaps;
  };
  const spanish = await gapsIn('language: "es", first: 100, kind: RECIPE');
  const here = spanish.gaps.filter((gap) => gap.id === id);
  expect(here).toEqual(
    expect.arrayContaining([
      {
        kind: 'RECIPE',
        id,
        title: 'Goulash',
        field: 'faq.q9.answer.es',
        language: 'es',
        state: 'MISSING',
        source: 'Sweet.',
        added: [],
        removed: [],
      },
      expect.objectContaining({
        field: 'tip.es',
        state: 'STALE',
        added: ['It keeps for three days.'],
      }),
    ]),
  );
  expect(spanish.own).toEqual(['es']);
  const count = spanish.counts.find(({ kind, language }) => kind === 'RECIPE' && language === 'es');
  expect((count?.missing ?? 0) + (count?.stale ?? 0)).toBe(spanish.total);
  const one = await gapsIn('offset: -1, first: -1, language: "xx"');
  expect(one.gaps.length).toBe(1);
  const most = await gapsIn('first: 1000');
  expect(most.gaps.slice(0, 1)).toEqual(one.gaps);
  expect(most.gaps.length).toBe(Math.min(most.total, 100));
  expect(await gapsIn('offset: 1, first: 1')).toMatchObject({ gaps: most.gaps.slice(1, 2) });
  expect((await gapsIn('kind: null')).gaps).toEqual(most.gaps.slice(0, 50));
  const { client: stranger } = await signUpSomebody(server);
  const refused = await stranger.graphql('{ translationGaps { total } }');
  expect(refused.errors).toMatchObject([{ extensions: { code: 'role.required' } }]);
});

interface Gaps {
  total: number;
  own: string[];
  counts: { kind: string; language: string; missing: number; stale: number }[];
  gaps: { id: string; field: string; language: string; state: string; added: string[] }[];
}

test('a draft is seen as its page would show it, by who may read drafts alone', async () => {
  const known = 'beef-bourguignon';
  await save(author, known, [['title.en', 'A title nobody reads yet']]);
  const asked = `query ($id: String!) { contentDraft(kind: RECIPE, id: $id) {
    preview { recipe { title } sheet { steps { text } } glimpse { stepCount } }
    previewDrawings { path svg } } }`;
  const { data } = await author.graphql<{
    contentDraft: {
      preview: { recipe: { title: string }; sheet: { steps: object[] }; glimpse: null };
      previewDrawings: { path: string; svg: string }[];
    };
  }>(asked, { id: known });
  const { preview, previewDrawings } = data.contentDraft;
  expect(preview.recipe.title).toBe('A title nobody reads yet');
  expect(preview.sheet.steps.length).toBeGreaterThan(1);
  expect(preview.glimpse).toBeNull();
  expect(previewDrawings.map(({ path }) => path)).toContain(`/dish/${known}-dark.svg`);
  const { client: stranger } = await signUpSomebody(server);
  const refused = await stranger.graphql(asked, { id: known });
  expect(refused.errors).toMatchObject([{ extensions: { code: 'role.required' } }]);
});

test('what a preview needs and a draft does not have yet is left away', async () => {
  const previewOf = async (id: string) => {
    const { data, errors } = await author.graphql<{
      contentDraft: {
        preview: object | null;
        previewPhoto: { id: string; focus: string } | null;
        previewDrawings: { path: string }[];
      };
    }>(
      `query ($id: String!) { contentDraft(kind: RECIPE, id: $id) {
        preview { recipe { title } } previewPhoto { id focus } previewDrawings { path } } }`,
      { id },
    );
    expect(errors).toEqual([]);
    const { previewDrawings, ...rest } = data.contentDraft;
    return { ...rest, drawn: previewDrawings.map(({ path }) => path.split('/')[1]) };
  };
  expect(await ask(author, 'beginContent', { title: 'Nothing but a title' })).toEqual([]);
  const empty = await previewOf('nothing-but-a-title');
  expect(empty).toEqual({ preview: null, previewPhoto: null, drawn: [] });
  const id = 'creamed-spinach-with-nutmeg';
  expect(await previewOf(id)).toMatchObject({ previewPhoto: null });
  const photo = '0123456789abcdef0123456789abcdef01234567';
  await save(author, id, [['photo.id', 'no photo']]);
  expect(await previewOf(id)).toMatchObject({ previewPhoto: null });
  await save(author, id, [['photo.id', photo]]);
  expect(await previewOf(id)).toMatchObject({ previewPhoto: { id: photo, focus: '50 50' } });
  expect(new Set((await previewOf(id)).drawn)).toEqual(new Set(['dish', 'step']));
});

test('versions are compared and brought back', async () => {
  const draft = await open(editor, soup);
  const [newest] = draft.versions;
  const { data } = await editor.graphql<{
    contentDifferences: { field: string; after: string }[];
    sincePublished: { field: string }[];
  }>(
    `query ($id: String!, $after: Int!) {
      contentDifferences(kind: RECIPE, id: $id, before: 1, after: $after) { field after }
      sincePublished: contentDifferences(kind: RECIPE, id: $id, after: $after) { field } }`,
    { id: soup, after: newest?.version },
  );
  expect(data.contentDifferences).toContainEqual({
    field: 'title.en',
    after: 'Broccoli soup with cheddar',
  });
  expect(data.sincePublished.map(({ field }) => field)).toEqual(['tip.en']);
  expect(await ask(author, 'restoreContentVersion', { id: soup, version: 1 })).toEqual([]);
  const restored = await open(editor, soup);
  expect(restored.versions[0]).toMatchObject({ origin: 'RESTORED' });
  expect(fieldOf(restored, 'title.en')).not.toBe('Broccoli soup with cheddar');
  expect(titleOf(soup)).toBe('Broccoli soup with cheddar');
});

test('what is sent back says why, and keeps saying it until it is changed', async () => {
  const id = 'beef-bourguignon';
  await ask(author, 'sendContentToReview', { id });
  const { revision } = await open(editor, id);
  expect(await ask(editor, 'sendContentBack', { id, revision, note: ' ' })).toEqual([
    'content.note-required',
  ]);
  expect(await ask(editor, 'sendContentBack', { id, revision, note: 'Which wine?' })).toEqual([]);
  expect(await open(author, id)).toMatchObject({ state: 'SENT_BACK' });
  expect((await open(author, id)).versions[0]?.note).toBe('Which wine?');
});

test('the list is found by title and food, and by what waits', async () => {
  const { data } = await author.graphql<{
    contentItems: {
      items: { id: string; state: string }[];
      counts: { filter: string; count: number }[];
    };
  }>(`{ contentItems(kind: RECIPE, search: "goulash", filter: PUBLISHED) {
    items { id state } counts { filter count } } }`);
  expect(data.contentItems.items.map(({ id }) => id)).toContain('beef-goulash-soup');
  const odd = await author.graphql(
    '{ contentItems(kind: RECIPE, search: "zzz", first: -5, offset: -1) { total } }',
  );
  expect(odd.errors).toEqual([]);
  expect(
    (await author.graphql('{ contentDraft(kind: RECIPE, id: "none") { id } }')).errors,
  ).toMatchObject([{ extensions: { code: 'content.unknown' } }]);
});

async function found(kind: EditedKind, search: string): Promise<string[]> {
  const { data } = await author.graphql<{ contentItems: { items: { id: string }[] } }>(
    `query ($search: String!) { contentItems(kind: ${kind}, search: $search, first: 50) { items { id } } }`,
    { search },
  );
  return data.contentItems.items.map(({ id }) => id);
}

test('things are found by the words they are called, in any order and without accents', async () => {
  expect(await found('RECIPE', 'soup  GOULASH beef')).toContain('beef-goulash-soup');
  expect(await found('RECIPE', 'hogrev gulaschsoppa')).toContain('beef-goulash-soup');
  expect(await found('RECIPE', 'gulaschsoppa zzz')).toEqual([]);
  // Where a title leaves room for the name of this place, it is found by that name.
  expect(await found('PAGE', 'about yolk')).toContain('about');
  expect(await found('PAGE', 'brand}')).toEqual([]);
});

test('what is called so stands before what is made of it', async () => {
  const ids = await found('RECIPE', 'halloumi');
  const called = ids.map((id) => id.includes('halloumi'));
  expect(called.slice(0, 2)).toEqual([true, true]);
  expect(called.indexOf(false)).toBeGreaterThan(called.lastIndexOf(true));
});

test.each([
  ['en', '2 dl heavy cream', '200 ml heavy-cream'],
  ['es', '2 cucharadas de mantequilla', '2 tbsp butter'],
  ['sv', '2 dl grädde', '200 ml heavy-cream'],
  ['en', '700 g flank-steak | sliced', '700 g flank-steak'],
] as const)('a typed line is read (%s: %s)', async (_language, text, line) => {
  const { data } = await author.graphql<{ readIngredientLine: { line: string | null } }>(
    'query ($text: String!) { readIngredientLine(text: $text) { line note candidates { line } } }',
    { text },
  );
  expect(data.readIngredientLine.line).toBe(line);
});

test('half a word offers the foods that begin so, with the amount that was typed', async () => {
  const { data } = await author.graphql<{ readIngredientLine: { candidates: { line: string }[] } }>(
    '{ readIngredientLine(text: "80 g oliv") { line candidates { line food { name } } } }',
  );
  expect(data.readIngredientLine.candidates.map(({ line }) => line)).toContain('80 g olive-oil');
});

const wholeDraft = `query ($kind: EditedKind!, $id: String!) { contentDraft(kind: $kind, id: $id) {
  id state version publishedVersion isPublished path canBeArchived isNew publishAt publishLanguages
  changedAt changedBy note fields { name value } alsoHere
  languages { language isPublished total missing stale { field } }
  figures { nutrition { netCarbsGrams } satiety { score } strictness tags labels { name foods }
    drawing dark: drawing(isDark: true) }
  lines { id key amount unit label netCarbsGrams food { id name group hasPicture netCarbsPer100g } }
  versions { version origin restoredFrom madeBy changedAt publishedAt publishedBy note }
  drawingChoices { vessels bases items sauces tables }
  rights { mayWrite mayPublish languages } } }`;

interface WholeDraft {
  [field: string]: unknown;
  fields: { name: string; value: string }[];
  languages: { language: string; isPublished: boolean; total: number; missing: string[] }[];
  figures: {
    nutrition: { netCarbsGrams: number };
    tags: string[];
    labels: { name: string; foods: string[] }[];
    drawing: string;
    dark: string;
  } | null;
  lines: {
    id: string;
    key: string;
    netCarbsGrams: number | null;
    food: { id: string; name: string; netCarbsPer100g: number | null };
  }[];
  versions: object[];
  drawingChoices: Record<string, string[]>;
}

async function openWhole(client: TestClient, id: string, kind: EditedKind = 'RECIPE') {
  const { data, errors } = await client.graphql<{ contentDraft: WholeDraft }>(wholeDraft, {
    kind,
    id,
  });
  expect(errors).toEqual([]);
  return data.contentDraft;
}

const stew = 'catalan-escalivada';

test('of a recipe nobody edited all is told that its file says', async () => {
  const { figures, lines, languages, drawingChoices, fields, ...draft } = await openWhole(
    author,
    stew,
  );
  const shipped = server.services.content.recipesById.get(stew);
  expect(draft).toEqual({
    id: stew,
    state: 'PUBLISHED',
    version: 1,
    publishedVersion: null,
    isPublished: true,
    path: `/recipes/${stew}`,
    canBeArchived: true,
    isNew: false,
    publishAt: null,
    publishLanguages: [],
    changedAt: null,
    changedBy: null,
    note: null,
    alsoHere: [],
    versions: [],
    rights: { mayWrite: true, mayPublish: false, languages: ['en', 'es', 'sv'] },
  });
  expect(fields).toContainEqual({ name: 'title.sv', value: shipped?.texts.sv.title });
  expect(languages.map(({ isPublished, missing }) => [isPublished, missing])).toEqual(
    languages.map(() => [true, []]),
  );
  expect(new Set(languages.map(({ total }) => total > 5))).toEqual(new Set([true]));
  expect(figures).toMatchObject({
    strictness: shipped?.strictness.toUpperCase(),
    tags: shipped?.tags,
    nutrition: { netCarbsGrams: shipped?.nutrition.netCarbsGrams },
    satiety: { score: expect.any(Number) },
  });
  expect(figures?.drawing).toMatch(/^<svg/);
  expect(figures?.dark).not.toBe(figures?.drawing);
  expect(lines.map(({ key }) => key)).toEqual(shipped?.ingredients.map(({ key }) => key));
  const [eggplant] = lines;
  expect(eggplant).toMatchObject({
    id: 'i1',
    amount: shipped?.ingredients[0]?.amount,
    unit: shipped?.ingredients[0]?.unit,
    label: null,
    food: { id: 'eggplant', name: 'Eggplant', group: 'vegetables', hasPicture: true },
  });
  expect(eggplant?.food.netCarbsPer100g).toBeGreaterThan(1);
  const sum = lines.reduce((grams, line) => grams + (line.netCarbsGrams ?? 0), 0);
  expect(sum).toBeCloseTo(figures?.nutrition.netCarbsGrams ?? 0, 1);
  for (const names of Object.values(drawingChoices)) expect(names.length).toBeGreaterThan(3);
  expect((await openWhole(translator, stew))['rights']).toEqual({
    mayWrite: false,
    mayPublish: false,
    languages: ['es'],
  });
});

test('of a draft it is told who made what of it, and when it goes out', async () => {
  await save(author, stew, [
    ['title.en', 'Escalivada'],
    ['ingredient.i1.line', 'a fistful of moonlight'],
    ['ingredient.i2.line', '100 g butter'],
  ]);
  const changed = await openWhole(editor, stew);
  expect(changed).toMatchObject({
    state: 'DRAFT',
    version: 2,
    publishedVersion: null,
    isPublished: true,
    isNew: false,
    changedAt: now.toISOString(),
    changedBy: 'Maja Lind',
    alsoHere: ['Maja Lind'],
    languages: [{ isPublished: false }, { isPublished: true }, { isPublished: true }],
    versions: [
      { version: 2, origin: 'CHANGED', madeBy: 'Maja Lind', changedAt: now.toISOString() },
      { version: 1, origin: 'BEGUN', madeBy: null, restoredFrom: null, publishedAt: null },
    ],
    rights: { mayWrite: true, mayPublish: true, languages: ['en', 'es', 'sv'] },
  });
  // What cannot be read is no line.
  expect(changed.lines.map(({ id }) => id)).not.toContain('i1');
  expect(changed.figures?.labels).toContainEqual({ name: 'DAIRY', foods: ['Butter'] });
  expect(await ask(author, 'restoreContentVersion', { id: stew, version: 1 })).toEqual([]);
  expect((await openWhole(editor, stew)).versions[0]).toMatchObject({
    version: 3,
    origin: 'RESTORED',
    restoredFrom: 1,
    madeBy: 'Maja Lind',
    publishedBy: null,
  });
  await save(author, stew, [['title.en', 'Escalivada']]);
  // What was brought back stays a version of its own.
  expect((await openWhole(editor, stew)).versions).toHaveLength(4);
  const { revision } = await open(editor, stew);
  const publishAt = new Date(now.getTime() + 60_000).toISOString();
  const asked = { id: stew, revision, publishAt, languages: ['en'] };
  expect(await ask(editor, 'publishContent', asked)).toEqual([]);
  expect(await openWhole(editor, stew)).toMatchObject({ publishAt, publishLanguages: ['en'] });
  const all = { id: stew, revision: (await open(editor, stew)).revision, publishAt };
  expect(await ask(editor, 'publishContent', all)).toEqual([]);
  expect(await openWhole(editor, stew)).toMatchObject({ publishLanguages: ['en', 'es', 'sv'] });
  expect(await publish(stew)).toEqual([]);
  expect(await openWhole(editor, stew)).toMatchObject({
    publishedVersion: 4,
    publishAt: null,
    publishLanguages: [],
    versions: [{ publishedAt: now.toISOString(), publishedBy: 'Maja Lind' }, {}, {}, {}],
  });
});

test('something new has no address until it goes out', async () => {
  expect(await ask(author, 'beginContent', { title: ' A new dish ' })).toEqual([]);
  const draft = await openWhole(author, 'a-new-dish');
  expect(draft).toMatchObject({
    state: 'DRAFT',
    version: 1,
    isNew: true,
    isPublished: false,
    path: null,
    figures: null,
    lines: [],
    languages: [{ isPublished: false }, { isPublished: false }, { isPublished: false }],
  });
  expect(draft.fields).toContainEqual({ name: 'title.en', value: 'A new dish' });
});

const dish = 'shakshuka-with-feta-and-herbs';
const versionOf = async (id: string) => (await open(editor, id)).version;

test.each([
  ['', 'content.title-required'],
  [' ! ', 'content.title-required'],
  ['x'.repeat(121), 'content.text-too-long'],
  ['Shakshuka with feta and herbs', 'content.title-taken'],
  ['New', 'content.title-reserved'],
])('nothing begins as "%s": %s', async (title, code) => {
  const known =
    code === 'content.title-reserved' ? { kind: 'MEAL_PLAN', title: 'Dishes' } : { title };
  expect(await ask(author, 'beginContent', known)).toEqual([code]);
});

test('a title as long as may be is cut to no hyphen at the end of its address', async () => {
  expect(await ask(author, 'beginContent', { title: `${'y'.repeat(118)} å` })).toEqual([]);
  expect((await open(author, `${'y'.repeat(118)}-a`)).state).toBe('DRAFT');
  expect(await ask(translator, 'beginContent', { title: 'Mine' })).toEqual(['role.required']);
});

test('what is reviewed was changed, and what is sent back was read and says why', async () => {
  const review = () => ask(author, 'sendContentToReview', { id: dish });
  const sendBack = async (note: string, revision?: string) =>
    ask(editor, 'sendContentBack', {
      id: dish,
      note,
      revision: revision ?? (await open(editor, dish)).revision,
    });
  expect(await review()).toEqual(['content.nothing-changed']);
  await save(author, dish, [['tip.en', 'Bake it.']]);
  expect(await sendBack('Why?')).toEqual(['content.not-in-review']);
  expect(await review()).toEqual([]);
  expect(await sendBack('x'.repeat(1001))).toEqual(['content.text-too-long']);
  expect(await sendBack('Why?', '2.1')).toEqual(['content.changed-since']);
  // Who changes what is reviewed leaves it there.
  await save(author, dish, [['tip.en', 'Bake it well.']]);
  expect((await open(editor, dish)).state).toBe('IN_REVIEW');
  const version = await versionOf(dish);
  expect(await sendBack(` ${'x'.repeat(1000)} `)).toEqual([]);
  expect(await openWhole(editor, dish)).toMatchObject({
    state: 'SENT_BACK',
    note: 'x'.repeat(1000),
    changedBy: 'Maja Lind',
    version,
  });
  // What was said of it stays with its version; the next is a draft again.
  await save(author, dish, [['tip.en', 'Bake it longer.']]);
  expect(await openWhole(editor, dish)).toMatchObject({
    state: 'DRAFT',
    note: null,
    version: version + 1,
  });
  expect(await ask(author, 'restoreContentVersion', { id: dish, version: 99 })).toEqual([
    'content.version-unknown',
  ]);
});

test('a text of a file is one line, and who changes nothing leaves nothing behind', async () => {
  await save(author, dish, [['tip.en', 'Bake it.\n  Eat it. ']]);
  expect(fieldOf(await open(author, dish), 'tip.en')).toBe('Bake it. Eat it. ');
  const before = await open(author, dish);
  now = new Date(now.getTime() + 20 * 60_000);
  expect(await save(author, dish, [['tip.en', 'Bake it. Eat it. ']])).toEqual([]);
  expect(await save(author, dish, [], ['tip.es'])).toEqual([]);
  expect((await open(author, dish)).version).toBe(before.version + 1);
  expect(await save(author, dish, [], ['tip.es'])).toEqual([]);
  expect((await open(author, dish)).version).toBe(before.version + 1);
  expect(await save(author, dish, [], ['no field'])).toEqual(['content.field-unknown']);
  expect(await save(translator, dish, [], ['tip.sv'])).toEqual(['content.not-your-language']);
  const many = Array.from({ length: 401 }, () => 'tip.es');
  expect(await save(author, dish, [], many)).toEqual(['content.too-large']);
  expect(await save(author, dish, [['tip.es', 'Hornéalo.']], many.slice(1))).toEqual([
    'content.too-large',
  ]);
  expect(await save(author, dish, [], many.slice(1))).toEqual([]);
});

test('two versions are compared where both are known, and what never went out with its beginning', async () => {
  const differences = async (id: string, given: string) => {
    const { data } = await author.graphql<{ contentDifferences: object[] }>(
      `query ($id: String!) { contentDifferences(kind: RECIPE, id: $id, ${given}) {
        field before after } }`,
      { id },
    );
    return data.contentDifferences;
  };
  expect(await differences(dish, 'before: 1, after: 99')).toEqual([]);
  expect(await differences(dish, 'before: 99, after: 1')).toEqual([]);
  expect(await differences(dish, 'before: 1, after: 1')).toEqual([]);
  const tip = fieldOf(await open(author, dish), 'tip.en');
  const after = `after: ${await versionOf(dish)}`;
  expect(await differences(dish, `before: 1, ${after}`)).toContainEqual(
    expect.objectContaining({ field: 'tip.en', after: tip }),
  );
  now = new Date(now.getTime() + 20 * 60_000);
  await save(author, 'a-new-dish', [['cuisine', 'THAI']]);
  await save(editor, 'a-new-dish', [['cuisine', 'NORDIC']]);
  expect(await differences('a-new-dish', `after: ${await versionOf('a-new-dish')}`)).toEqual([
    { field: 'cuisine', before: '', after: 'NORDIC' },
  ]);
});

test('a list is shown page by page, with who changed what and what may be done', async () => {
  const list = async (client: TestClient, given: string) => {
    const { data } = await client.graphql<{
      contentItems: {
        items: { id: string; changedBy: string | null; netCarbsGrams: number | null }[];
        total: number;
        leftOut: object[];
        mayWrite: boolean;
        mayBegin: boolean;
      };
    }>(`{ contentItems(${given}) { items { id title state isPublished changedAt changedBy
      netCarbsGrams languages { language state } } total leftOut { id message language }
      counts { filter count } mayWrite mayBegin } }`);
    return data.contentItems;
  };
  const usual = await list(author, 'kind: RECIPE');
  expect(usual).toMatchObject({ mayWrite: true, mayBegin: true, leftOut: [] });
  expect(usual.items).toHaveLength(50);
  expect(usual.items[0]).toMatchObject({
    id: 'a-new-dish',
    title: 'A new dish',
    state: 'DRAFT',
    isPublished: false,
    changedBy: 'Maja Lind',
    changedAt: now.toISOString(),
    netCarbsGrams: null,
    languages: [{ state: 'WHOLE' }, { state: 'MISSING' }, { state: 'MISSING' }],
  });
  expect(usual.items.at(-1)).toMatchObject({ changedBy: null, netCarbsGrams: expect.any(Number) });
  expect((await list(author, 'kind: RECIPE, first: 500')).items).toHaveLength(100);
  expect((await list(author, 'kind: RECIPE, first: 0')).items).toHaveLength(1);
  const second = await list(author, 'kind: RECIPE, first: 2, offset: 1');
  expect(second.items.map(({ id }) => id)).toEqual(usual.items.slice(1, 3).map(({ id }) => id));
  const first = await list(author, 'kind: RECIPE, first: 1, offset: -3');
  expect(first.items[0]?.id).toBe('a-new-dish');
  expect(await list(translator, 'kind: RECIPE')).toMatchObject({
    mayWrite: false,
    mayBegin: false,
  });
  expect(await list(author, 'kind: LANDING')).toMatchObject({ mayWrite: true, mayBegin: false });
});
