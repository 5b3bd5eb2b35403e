import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { pageKeys } from '../../../domain/pages/page-keys.rules.ts';
import { localeCodes } from '../../../i18n/locales.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { cardContentOf } from './card-content.ts';
import { drawCard } from './draw-card.ts';
import { Typesetter } from './type-paths.ts';

let server: TestServer;
let type: Typesetter;

beforeAll(async () => {
  server = await startTestServer();
  type = await Typesetter.open();
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url });

test('a shared link shows a picture of the size that every site takes', async () => {
  const { statusCode, headers, rawPayload } = await get('/image/card/sv/site/home');
  expect({ statusCode, type: headers['content-type'] }).toEqual({
    statusCode: 200,
    type: 'image/png',
  });
  expect(headers['cache-control']).toContain('max-age=3600');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  const again = await server.app.inject({
    url: '/image/card/sv/site/home',
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

test('a picture is drawn once, however often it is asked for', async () => {
  await get('/image/card/sv/site/home');
  const drawing = vi.spyOn(Typesetter.prototype, 'setLines');
  onTestFinished(() => drawing.mockRestore());
  expect((await get('/image/card/sv/site/home')).statusCode).toBe(200);
  expect(drawing).not.toHaveBeenCalled();
});

test.each([
  '/image/card/en/site/other',
  '/image/card/en/plan/no-such-plan',
  '/image/card/en/page/constructor',
  '/image/card/xx/site/home',
  '/image/card/en/member/home',
])('%s is no picture', async (url) => {
  const { statusCode, body } = await get(url);
  expect({ statusCode, code: JSON.parse(body).code }).toEqual({
    statusCode: 404,
    code: 'image.not-found',
  });
});

const subjects = () => [
  { kind: 'site', id: 'home' },
  ...pageKeys.map((id) => ({ kind: 'page', id })),
  ...server.services.themedPlans.plans.map(({ id }) => ({ kind: 'plan', id })),
  ...server.services.videos.videos.map(({ id }) => ({ kind: 'video', id })),
];

test('every title fits its picture in every language, with a dish beside it', () => {
  const { services } = server;
  for (const locale of localeCodes) {
    for (const subject of subjects()) {
      const card = cardContentOf({ subject: { ...subject, locale }, services });
      const where = `${locale} ${subject.kind} ${subject.id}`;
      expect(card?.recipes.length, where).toBeGreaterThan(0);
      expect(card?.title, where).not.toMatch(/[{}]/);
      const lines = type.setLines({ text: card?.title ?? '', size: 48, width: 500 });
      const notes = type.setLines({ text: card?.note ?? '', size: 32, width: 500 });
      expect(lines.length, where).toBeLessThanOrEqual(4);
      expect(notes.length, where).toBeLessThanOrEqual(3);
      for (const { width } of [...lines, ...notes]) expect(width, where).toBeLessThanOrEqual(500);
    }
  }
});

test('the picture of a themed plan shows three dinners of it', () => {
  const { services } = server;
  for (const plan of services.themedPlans.plans) {
    const dinners = plan.days
      .flatMap(({ meals }) => meals)
      .filter(({ meal }) => meal === 'DINNER')
      .map(({ recipes: [first] }) => first?.recipeId);
    const subject = { kind: 'plan', id: plan.id, locale: 'en' } as const;
    const shown = cardContentOf({ subject, services })?.recipes.map(({ id }) => id);
    expect([plan.id, shown]).toEqual([plan.id, [...new Set(dinners)].slice(0, 3)]);
  }
});

test('each dish lies on its place, in the size it has there', async () => {
  const { services } = server;
  const card = cardContentOf({ subject: { kind: 'site', id: 'home', locale: 'en' }, services });
  if (card === null) throw new Error('There is no card of the site');
  const drawWith = (recipes: typeof card.recipes) =>
    drawCard({
      card: { ...card, recipes },
      brandName: 'Yolk',
      foods: services.content.foodsById,
      type,
    }).matchAll(/<svg (x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*")(?![^>]* width=)/g);
  const placesOf = (recipes: typeof card.recipes) => [...drawWith(recipes)].map(([, box]) => box);
  expect(placesOf(card.recipes.slice(0, 1))).toEqual(['x="656" y="45" width="540" height="540"']);
  expect(placesOf(card.recipes.slice(0, 3))).toHaveLength(3);
});

test('a title is as large as it can be without a short word alone in a line', () => {
  const sizeOf = (title: string) => {
    const card = { title, note: null, recipes: [] };
    const drawn = drawCard({
      card,
      brandName: 'Yolk',
      foods: server.services.content.foodsById,
      type,
    });
    return [76, 66, 56, 48].find((size) =>
      type
        .setLines({ text: title, size, width: 500 })
        .every(({ outlines }) => drawn.includes(outlines)),
    );
  };
  expect(sizeOf('Suppers that cook by us')).toBe(76);
  expect(sizeOf('Breakfasts and dinners in')).toBe(66);
});

test('letters of all languages are drawn, and what no font has is left out', () => {
  const widthOf = (text: string) => type.setLine({ text, size: 100 }).width;
  for (const letter of 'åäöñáéíóúü¿¡ŵ–’') expect(widthOf(letter), letter).toBeGreaterThan(0);
  expect(type.setLine({ text: '漢字', size: 100 })).toEqual({ outlines: '', width: 0 });
});

test('an operator’s name stands on it, with nothing a name could smuggle in', () => {
  const { services } = server;
  const subject = { kind: 'site', id: 'home', locale: 'en' } as const;
  const card = cardContentOf({ subject, services });
  if (card === null) throw new Error('There is no card of the site');
  const drawWith = (brandName: string) =>
    drawCard({ card, brandName, foods: services.content.foodsById, type });
  expect(drawWith('Kitchen')).not.toBe(drawWith('Yolk'));
  expect(drawWith('<script>alert(1)</script>')).not.toContain('<script');
});
