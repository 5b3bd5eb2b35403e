import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

const document = `{
  areErrorsCollected
  brand { name wordmarkUrl color contactEmail operator { name address vatNumber } }
}`;

async function siteWith(environment: Record<string, string>) {
  const server = await startTestServer({ environment });
  onTestFinished(() => server.close());
  const { data, errors } = await server.client().graphql<Record<string, unknown>>(document);
  expect(errors).toEqual([]);
  return data;
}

test('an installation of which nothing is said has no operator, no wordmark and no color', async () => {
  expect(await siteWith({ OPERATOR_NAME: 'Yolk AB' })).toMatchObject({
    areErrorsCollected: false,
    brand: { wordmarkUrl: null, color: null, operator: null },
  });
});

test('who runs it is named with an address, and with a VAT number where there is one', async () => {
  const named = {
    BRAND_NAME: 'Dooro',
    BRAND_WORDMARK_URL: 'https://dooro.example/name.svg',
    BRAND_COLOR: '#0b6b5d',
    CONTACT_EMAIL: 'hello@dooro.example',
    OPERATOR_NAME: 'Yolk AB',
    OPERATOR_ADDRESS: 'Storgatan 1, Stockholm',
  };
  const operator = { name: 'Yolk AB', address: 'Storgatan 1, Stockholm', vatNumber: null };
  const brand = {
    name: 'Dooro',
    wordmarkUrl: 'https://dooro.example/name.svg',
    color: '#0b6b5d',
    contactEmail: 'hello@dooro.example',
  };
  expect(await siteWith(named)).toMatchObject({ brand: { ...brand, operator } });
  const numbered = await siteWith({ ...named, OPERATOR_VAT_NUMBER: 'SE556000475301' });
  expect(numbered).toMatchObject({
    brand: { operator: { ...operator, vatNumber: 'SE556000475301' } },
  });
});
