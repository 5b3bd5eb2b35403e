import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createProductSource } from './create-product-source.ts';

const barcode = '7310130801303';

/** A source that answers with this, as the operator names it. */
async function sourceOf(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const source = createProductSource({
    BARCODE_SOURCE_URL: `http://127.0.0.1:${port}//`,
    BRAND_NAME: 'Yolk',
    CONTACT_EMAIL: 'hello@yolk.example',
  });
  return (language: 'en' | 'sv' = 'en') => source?.find({ barcode, language }) ?? null;
}

function sourceWith(product: unknown) {
  return sourceOf((_request, response) => void response.end(JSON.stringify({ product })));
}

test('where no source is named there is none', () => {
  const named = { BRAND_NAME: 'Yolk', CONTACT_EMAIL: 'hello@yolk.example' };
  expect(createProductSource({ ...named, BARCODE_SOURCE_URL: undefined })).toBeNull();
});

test('the source is asked for what is needed, by who we are', async () => {
  const asked: unknown[] = [];
  const find = await sourceOf(({ url, headers }, response) => {
    asked.push(url, headers['user-agent'], headers.accept);
    response.end('{}');
  });
  expect(await find('sv')).toBeNull();
  expect(asked).toEqual([
    `/api/v2/product/${barcode}.json?fields=product_name,product_name_sv,nutriments`,
    'Yolk (hello@yolk.example)',
    'application/json',
  ]);
});

test('figures that are texts are read, those that are missing or no figures are not known', async () => {
  const find = await sourceWith({
    product_name: '  Oat \n drink ',
    nutriments: {
      'energy-kcal_100g': '46.5',
      proteins_100g: 1,
      fat_100g: 'a little',
      carbohydrates_100g: -3,
    },
  });
  expect(await find()).toEqual({
    barcode,
    name: 'Oat drink',
    per100g: {
      energyKcal: 46.5,
      proteinGrams: 1,
      fatGrams: null,
      netCarbsGrams: null,
      isNetCarbsApproximate: true,
    },
  });
  const unknown = await sourceWith({ product_name: 'Oat drink' });
  expect(await unknown()).toMatchObject({
    per100g: { energyKcal: null, proteinGrams: null, fatGrams: null, netCarbsGrams: null },
  });
});

test.each([
  ['its name in the language goes first', { product_name_sv: 'Havredryck' }, 'Havredryck'],
  ['an empty one does not', { product_name_sv: ' ' }, 'Oat drink'],
  ['nor one that is no text', { product_name_sv: 7 }, 'Oat drink'],
  ['nor one in another language', { product_name_en: 'Oats' }, 'Oat drink'],
])('%s', async (_what, names, name) => {
  const find = await sourceWith({ product_name: 'Oat drink', ...names });
  expect(await find('sv')).toMatchObject({ name });
});

test.each([[{ product_name: ' ' }], [{}], [null]])(
  'a product without a name is none: %j',
  async (product) => {
    expect(await (await sourceWith(product))()).toBeNull();
  },
);

test('what it does not know is null; what it cannot answer, or answers at length, is an error', async () => {
  const status = (code: number, text = '{}') =>
    sourceOf((_request, response) => void response.writeHead(code).end(text));
  expect(await (await status(404))()).toBeNull();
  await expect((await status(503))()).rejects.toThrow('The barcode source answered 503');
  await expect((await status(200, 'no answer'))()).rejects.toThrow('JSON');
  await expect((await status(200, '[]'))()).rejects.toThrow('expected object');
  const answerOf = (bytes: number) => {
    const text = JSON.stringify({ product: { product_name: 'Oats', more: '' } });
    return text.replace('""', `"${'x'.repeat(bytes - text.length)}"`);
  };
  expect(await (await status(200, answerOf(64 * 1024)))()).toMatchObject({ name: 'Oats' });
  const tooMuch = await status(200, answerOf(64 * 1024 + 1));
  await expect(tooMuch()).rejects.toThrow('The barcode source answers too much');
});
