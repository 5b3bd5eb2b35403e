import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { giveRole } from '../../identity/testing/give-role.ts';
import { contentPhotos } from '../content-store.tables.ts';
import { addPhoto } from './add-photo.ts';
import { editedFiles } from '../published/edited-files.ts';

let server: TestServer;
let editor: Awaited<ReturnType<typeof signUpSomebody>>;

beforeAll(async () => {
  server = await startTestServer();
  editor = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId: editor.userId, role: 'EDITOR' });
});
afterAll(() => server.close());

const id = 'catalan-escalivada';

/** Twice as wide as high, red on the left and blue on the right, with a place in its notes. */
async function redBesideBlue(): Promise<Buffer> {
  const size = { width: 200, height: 200, channels: 3 } as const;
  const [left, right] = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { ...size, background } })
        .png()
        .toBuffer(),
    ),
  );
  const jpeg = await sharp({ create: { ...size, width: 400, background: 'red' } })
    .composite([
      { input: left ?? '', left: 0, top: 0 },
      { input: right ?? '', left: 200, top: 0 },
    ])
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg({ quality: 95 })
    .toBuffer();
  // Photos are longer than any text may be.
  return Buffer.concat([jpeg, Buffer.alloc(30_000)]);
}

async function add(photo: Buffer | string) {
  const fileBase64 = typeof photo === 'string' ? photo : photo.toString('base64');
  const { data, errors } = await editor.client.graphql<{
    addRecipePhoto: { problems: { code: string }[]; photoId: string | null };
  }>(
    `mutation ($input: AddRecipePhotoInput!) { addRecipePhoto(input: $input) {
      problems { code } photoId } }`,
    { input: { id, fileBase64 } },
  );
  expect(errors).toEqual([]);
  return data.addRecipePhoto;
}

async function run(mutation: string, type: string, input: object) {
  const { data } = await editor.client.graphql<{ done: { problems: { code: string }[] } }>(
    `mutation ($input: ${type}!) { done: ${mutation}(input: $input) { problems { code } } }`,
    { input: { kind: 'RECIPE', id, ...input } },
  );
  return data.done.problems.map(({ code }) => code);
}

async function save(texts: Record<string, string>, was: Record<string, string> = {}) {
  const changes = Object.entries(texts).map(([field, value]) => ({
    field,
    value,
    was: was[field] ?? '',
  }));
  expect(await run('saveContent', 'SaveContentInput', { changes, confirmed: [] })).toEqual([]);
}

async function publish() {
  const { data } = await editor.client.graphql<{ contentDraft: { revision: string } }>(
    'query ($id: String!) { contentDraft(kind: RECIPE, id: $id) { revision } }',
    { id },
  );
  const { revision } = data.contentDraft;
  return run('publishContent', 'PublishContentInput', { revision });
}

/** The colour in the middle of what everybody sees of the dish. */
async function colour(shape: string): Promise<'red' | 'blue'> {
  const { rawPayload } = await server.app.inject({ url: `/image/dish/${id}?${shape}&format=png` });
  const { data } = await sharp(rawPayload).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
}

test('a photo is kept without what the camera noted, and what is none is refused', async () => {
  expect(await add('')).toMatchObject({ problems: [{ code: 'photo.nothing-given' }] });
  expect(await add(Buffer.from('<svg/>'))).toMatchObject({
    problems: [{ code: 'photo.unreadable' }],
    photoId: null,
  });
  const heavy = { recipeId: id, userId: editor.userId, upload: Buffer.alloc(6_000_001) };
  expect(await addPhoto({ ...server.services, ...heavy })).toMatchObject({
    reason: [{ code: 'photo.too-large' }],
  });
  const { photoId, problems } = await add(await redBesideBlue());
  expect(problems).toEqual([]);
  const { data } = await editor.client.graphql<{ contentPhoto: string }>(
    'query ($id: String!) { contentPhoto(id: $id) }',
    { id: photoId },
  );
  const kept = sharp(Buffer.from(data.contentPhoto, 'base64'));
  expect(await kept.metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 200 });
  expect((await kept.metadata()).exif).toBeUndefined();
  // The same photo again is the one that is there.
  expect((await add(await redBesideBlue())).photoId).toBe(photoId);
  expect(await server.services.db.select().from(contentPhotos)).toHaveLength(1);
});

test('the preview of a draft shows its photo, cut as its page will show it', async () => {
  const { photoId } = await add(await redBesideBlue());
  const photo = { 'photo.id': photoId ?? '', 'photo.focus': '90 50' };
  await save(photo);
  const { data } = await editor.client.graphql<{
    contentDraft: { previewPhoto: { id: string; focus: string } };
  }>('query ($id: String!) { contentDraft(kind: RECIPE, id: $id) { previewPhoto { id focus } } }', {
    id,
  });
  expect(data.contentDraft.previewPhoto).toEqual({ id: photoId, focus: '90 50' });
  const answer = await editor.client.graphql<{ contentPhoto: string }>(
    'query ($id: String!, $focus: String) { contentPhoto(id: $id, focus: $focus) }',
    data.contentDraft.previewPhoto,
  );
  const shown = sharp(Buffer.from(answer.data.contentPhoto, 'base64'));
  expect(await shown.metadata()).toMatchObject({ width: 1200, height: 900 });
  const [red = 0, , blue = 0] = await shown.resize(1, 1).raw().toBuffer();
  expect(blue).toBeGreaterThan(red + 100);
  await save({ 'photo.id': '', 'photo.focus': '' }, photo);
});

test('a photo goes out with its draft, cut around what must be seen, and is exported', async () => {
  const { photoId } = await add(await redBesideBlue());
  const drawn = await server.services.images.versionOf({ kind: 'dish', id });
  const photo = { 'photo.id': photoId ?? '', 'photo.focus': '10 50' };
  await save(photo);
  expect(await publish()).toEqual(['content.not-ready']);
  await save({
    'photo.alt.en': 'Escalivada in a dish',
    'photo.alt.es': 'Escalivada en una fuente',
    'photo.alt.sv': 'Escalivada i ett fat',
  });
  expect(await server.services.images.versionOf({ kind: 'dish', id })).toBe(drawn);
  expect(await publish()).toEqual([]);
  const tall = 'width=80&height=160';
  expect(await colour(tall)).toBe('red');
  const left = await server.services.images.versionOf({ kind: 'dish', id });
  expect(left).not.toBe(drawn);
  await save({ 'photo.focus': '90 50' }, photo);
  expect(await publish()).toEqual([]);
  expect(await colour(tall)).toBe('blue');
  expect(await server.services.images.versionOf({ kind: 'dish', id })).not.toBe(left);
  const { data } = await server.client({ locale: 'es' }).graphql<{
    recipe: { recipe: { photoAlt: string } };
  }>('query ($slug: String!) { recipe(slug: $slug) { recipe { photoAlt } } }', {
    slug: server.services.content.recipesById.get(id)?.texts.es.slug,
  });
  expect(data.recipe.recipe.photoAlt).toBe('Escalivada en una fuente');
  const files = await editedFiles({ db: server.services.db });
  const exported = files.find(({ name }) => name === `recipes/${id}.jpg`);
  expect(exported?.isBase64).toBe(true);
  await expect(
    sharp(Buffer.from(exported?.text ?? '', 'base64')).metadata(),
  ).resolves.toMatchObject({
    width: 400,
  });
  const text = files.find(({ name }) => name === `recipes/${id}.yaml`)?.text;
  expect(text).toContain('focus: 90 50');
});

test('a photo that no version names is gone a day later; a dish has forty at most', async () => {
  const { db } = server.services;
  const hour = 60 * 60_000;
  const rowsOf = (recipeId: string, names: readonly string[], hours: number) =>
    names.map((name) => ({
      id: name.padEnd(40, '0'),
      recipeId,
      jpegBase64: 'AAAA',
      uploadedBy: editor.userId,
      uploadedAt: new Date(Date.now() - hours * hour),
    }));
  const other = 'beef-bourguignon';
  await db.delete(contentPhotos);
  await db
    .insert(contentPhotos)
    .values([...rowsOf(id, ['a', 'b'], 25), ...rowsOf(id, ['c'], 23), ...rowsOf(other, ['d'], 25)]);
  const named = 'a'.padEnd(40, '0');
  const draft = await editor.client.graphql<{
    contentDraft: { fields: { name: string; value: string }[] };
  }>('query ($id: String!) { contentDraft(kind: RECIPE, id: $id) { fields { name value } } }', {
    id,
  });
  const was = draft.data.contentDraft.fields.find(({ name }) => name === 'photo.id')?.value ?? '';
  await save({ 'photo.id': named }, { 'photo.id': was });
  const { photoId } = await add(await redBesideBlue());
  const kept = await db.select({ id: contentPhotos.id }).from(contentPhotos);
  expect(kept.map((row) => row.id).toSorted()).toEqual(
    [named, 'c'.padEnd(40, '0'), 'd'.padEnd(40, '0'), photoId ?? ''].toSorted(),
  );
  const many = Array.from({ length: 37 }, (_, at) => `e${at}e`);
  await db.insert(contentPhotos).values(rowsOf(id, many, 1));
  const full = await add(await redBesideBlue());
  expect(full).toMatchObject({ problems: [{ code: 'photo.too-many' }], photoId: null });
});

test('a photo is seen by its name alone, by who may read drafts', async () => {
  const see = async (asked: string, client = editor.client) => {
    const { data, errors } = await client.graphql<{ contentPhoto: string | null }>(
      'query ($id: String!, $focus: String) { contentPhoto(id: $id, focus: $focus) }',
      { id: asked, focus: 'nowhere' },
    );
    return errors[0]?.extensions.code ?? data.contentPhoto;
  };
  const known = 'c'.padEnd(40, '0');
  expect(await see(known)).toBe('AAAA');
  expect(await see('f'.repeat(40))).toBeNull();
  expect(await see('no name')).toBeNull();
  expect(await see(known, (await signUpSomebody(server)).client)).toBe('role.required');
  const input = { id, fileBase64: 'AAAA' };
  const { errors } = await (
    await signUpSomebody(server)
  ).client.graphql(
    `mutation ($input: AddRecipePhotoInput!) { addRecipePhoto(input: $input) { photoId } }`,
    { input },
  );
  expect(errors).toMatchObject([{ extensions: { code: 'role.required' } }]);
});
