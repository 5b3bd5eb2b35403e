import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { compileTerms } from './compile-terms.ts';
import { countryInSentence } from './country-name.ts';
import { fillTerms } from './fill-terms.rules.ts';
import { operatorFacts } from './operator-facts.ts';

const shipped = join(import.meta.dirname, '..', '..', 'content', 'legal');

const operator = {
  OPERATOR_NAME: 'Kitchen Table AB',
  OPERATOR_ADDRESS: 'Storgatan 1, 111 22 Stockholm',
  OPERATOR_COUNTRY: 'SE',
  OPERATOR_VAT_NUMBER: 'SE556000123401',
  DATA_COUNTRY: 'FI',
  DATA_PROCESSORS: 'Sample Hosting Oy (servers)',
  BRAND_NAME: 'Smörgås',
  CONTACT_EMAIL: 'hej@smorgas.example',
};

let named: TestServer;
let unnamed: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yolk-legal-'));
  [named, unnamed] = await Promise.all([
    startTestServer({ environment: operator }),
    startTestServer(),
  ]);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await Promise.all([named.close(), unnamed.close()]);
});

const query = `{
  brand { storagePlace }
  terms { version namesOperator title short sections { id title plain paragraphs } }
}`;

interface Answer {
  brand: { storagePlace: string };
  terms: { version: string; namesOperator: boolean; sections: { id: string }[] };
}

test.each([
  ['en', 'Finland', 'The law of Sweden applies.'],
  ['es', 'Finlandia', 'Se aplica la ley de Suecia.'],
  ['sv', 'Finland', 'Lagen i Sverige gäller.'],
] as const)(
  'the terms in %s name the operator, the law and the place',
  async (locale, place, law) => {
    const { data } = await named.client({ locale }).graphql<Answer>(query);
    const text = JSON.stringify(data.terms);
    expect(data.terms.namesOperator).toBe(true);
    expect(data.brand.storagePlace).toBe(place);
    for (const fact of Object.values(operator).filter((value) => value.length > 2)) {
      expect(text).toContain(fact);
    }
    expect(text).toContain(law);
    expect(text).not.toMatch(/\{\w+\}/);
  },
);

test.each([
  ['en', /No other company works with it\./],
  ['es', /Ninguna otra empresa trabaja con ello\./],
  ['sv', /Inget annat företag arbetar med det\./],
] as const)('an operator without a VAT number or helpers says so in %s', async (locale, words) => {
  const alone = await startTestServer({
    environment: { ...operator, OPERATOR_VAT_NUMBER: 'none', DATA_PROCESSORS: 'none' },
  });
  const { data } = await alone.client({ locale }).graphql<Answer>(query);
  const text = JSON.stringify(data.terms);
  expect(text).toMatch(words);
  expect(text).not.toMatch(/VAT number|Número de IVA|Momsreg|null/);
  await alone.close();
});

test('every anchor that others link to is there', async () => {
  const { data } = await named.client().graphql<Answer>(query);
  const ids = data.terms.sections.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['comments', 'copyright', 'privacy-policy', 'disclaimer']),
  );
});

test.each([
  ['en', /With your agreement .* at the bottom of any page/],
  ['es', /Si estás de acuerdo, .* al final de cualquier página/],
  ['sv', /Om du går med på det .* längst ner på varje sida/],
] as const)(
  'the terms in %s say that visits are measured, where they are',
  async (locale, words) => {
    const measured = await startTestServer({
      environment: { TAG_MANAGER_URL: 'https://tags.yolk.example/tags.js' },
    });
    const [said, unsaid] = await Promise.all(
      [measured, unnamed].map((server) => server.client({ locale }).graphql<Answer>(query)),
    );
    expect(JSON.stringify(said?.data.terms)).toMatch(words);
    expect(JSON.stringify(unsaid?.data.terms)).not.toMatch(words);
    await measured.close();
  },
);

test('without its facts an installation says that it is a sample', async () => {
  const { data } = await unnamed.client().graphql<Answer>(query);
  expect(data.terms).toMatchObject({ version: '1', namesOperator: false });
  expect(JSON.stringify(data.terms)).toContain('[name of the operator]');
  expect(data.brand.storagePlace).toBe('the United States');
});

async function copyWith(change: (text: string) => string): Promise<void> {
  for (const name of ['terms.yaml', 'terms.es.yaml', 'terms.sv.yaml']) {
    const text = await readFile(join(shipped, name), 'utf8');
    await writeFile(join(folder, name), name === 'terms.sv.yaml' ? change(text) : text);
  }
}

test.each<[string, (text: string) => string, RegExp]>([
  ['a paragraph less', (text) => text.replace(/\n {6}- Du måste ha fyllt.*/, ''), /other parts/],
  [
    'a name nobody knows',
    (text) => text.replace('{contact}', '{kontakt}'),
    /nothing is known of {kontakt}/,
  ],
  [
    'a part without words',
    (text) => text.replace(/plain: Det förblir.*/, 'plain: ""'),
    /Too small/,
  ],
])('terms with %s are refused', async (_what, change, expected) => {
  await copyWith(change);
  await expect(compileTerms(folder)).rejects.toThrow(expected);
});

test.each([
  ['US', 'en', 'the United States'],
  ['US', 'es', 'Estados Unidos'],
  ['US', 'sv', 'USA'],
  ['NL', 'en', 'the Netherlands'],
  ['DE', 'sv', 'Tyskland'],
] as const)('%s is "in %s": %s', (code, language, expected) => {
  expect(countryInSentence({ code, language })).toBe(expected);
});

test('who does not consent is told the country in which the data would be stored', async () => {
  const { data } = await named
    .client()
    .graphql<{ saveSurveyStep: { problems: { message: string }[] } }>(
      `mutation { saveSurveyStep(input: { step: DATA_CONSENT, answers: { dataConsent: false } }) {
        problems { message }
      } }`,
    );
  expect(data.saveSurveyStep.problems).toEqual([
    { message: 'Consent to store data in Finland required' },
  ]);
});

type Locale = 'en' | 'es' | 'sv';

/** What stands in the braces for settings that differ from those of an installation without facts. */
function factsWith(settings: object, locale: Locale = 'en') {
  const services = { settings: { ...unnamed.services.settings, ...settings } };
  return operatorFacts({ services, locale });
}

test('without its facts every place in braces has words that say so, or none', () => {
  const { CONTACT_EMAIL, BRAND_NAME } = unnamed.services.settings;
  expect(factsWith({})).toEqual({
    brand: BRAND_NAME,
    contact: CONTACT_EMAIL,
    operator: '[name of the operator]',
    address: '[postal address]',
    vat: '',
    storage: 'the United States',
    law: 'the United States',
    processors: '',
    measuring: '',
  });
  expect(factsWith({}, 'es')).toMatchObject({
    operator: '[nombre de quien opera el servicio]',
    address: '[dirección postal]',
    storage: 'Estados Unidos',
  });
  expect(factsWith({}, 'sv')).toMatchObject({ operator: '[namn på den som driver tjänsten]' });
});

test('the law is that of the operator, and of the storage where nobody said whose', () => {
  expect(factsWith({ DATA_COUNTRY: 'FI' })).toMatchObject({ storage: 'Finland', law: 'Finland' });
  const both = factsWith({ DATA_COUNTRY: 'FI', OPERATOR_COUNTRY: 'NL' });
  expect(both).toMatchObject({ storage: 'Finland', law: 'the Netherlands' });
  expect(factsWith({ OPERATOR_COUNTRY: 'SE' })).toMatchObject({
    storage: 'the United States',
    law: 'Sweden',
  });
});

test.each<[string, object, string, RegExp]>([
  ['a VAT number', { OPERATOR_VAT_NUMBER: 'SE1' }, 'vat', /^ VAT number: SE1\.$/],
  ['no VAT number', { OPERATOR_VAT_NUMBER: null }, 'vat', /^$/],
  ['no helpers', { DATA_PROCESSORS: null }, 'processors', /No other company works with it\.$/],
  ['helpers', { DATA_PROCESSORS: 'Host AB' }, 'processors', /Host AB/],
  ['nobody having said', { DATA_PROCESSORS: undefined }, 'processors', /^$/],
])('of %s the terms say what is so', (_what, settings, fact, words) => {
  expect(factsWith(settings)[fact as 'vat']).toMatch(words);
});

test('who is asked first reads so, who is not reads that visits are measured', () => {
  const TAG_MANAGER_URL = 'https://tags.yolk.example/tags.js';
  const measured = (TAG_MANAGER_CONSENT: string) =>
    factsWith({ TAG_MANAGER_URL, TAG_MANAGER_CONSENT }).measuring;
  expect(measured('asked')).toMatch(/^ With your agreement a program of another company/);
  expect(measured('not-needed')).toMatch(/^ A program of another company also measures/);
});

test.each<[string, object, boolean]>([
  ['all get the first', { A: 100, B: 0 }, false],
  ['all get the second', { A: 0, B: 100 }, false],
  ['one of a hundred gets the second', { A: 99, B: 1 }, true],
  ['one of a hundred gets the first', { A: 1, B: 99 }, true],
])('where %s, a page is tried in two ways: %s', (_what, split, isTried) => {
  const alone = { A: 100, B: 0 };
  const sales = factsWith({ EXPERIMENT_SALES_PAGE: split, EXPERIMENT_ONBOARDING: alone });
  const onboarding = factsWith({ EXPERIMENT_SALES_PAGE: alone, EXPERIMENT_ONBOARDING: split });
  for (const { measuring } of [sales, onboarding]) {
    expect(measuring.startsWith(' While we try a page in two ways')).toBe(isTried);
    expect(measuring === '').toBe(!isTried);
  }
});

test('what is filled in is filled in everywhere', () => {
  const facts = factsWith({ BRAND_NAME: 'Smörgås' });
  const terms = {
    title: 'Of {brand}',
    short: ['{brand} is free', 'of {contact}'],
    sections: [
      { id: 'brand', title: '{brand}?', plain: '{brand}!', paragraphs: ['{operator}', '{law}'] },
    ],
  };
  expect(fillTerms({ terms, facts })).toEqual({
    title: 'Of Smörgås',
    short: ['Smörgås is free', `of ${facts.contact}`],
    sections: [
      {
        id: 'brand',
        title: 'Smörgås?',
        plain: 'Smörgås!',
        paragraphs: ['[name of the operator]', 'the United States'],
      },
    ],
  });
});

test('every part of the terms is told as it was written', async () => {
  const { data } = await named.client({ locale: 'sv' }).graphql<{ terms: object }>(query);
  const terms = named.services.terms.sv;
  const settings = named.services.settings;
  const facts = operatorFacts({ services: { settings }, locale: 'sv' });
  expect(data.terms).toEqual({
    version: '1',
    namesOperator: true,
    ...fillTerms({ terms, facts }),
  });
});

test.each([{ OPERATOR_NAME: 'Kitchen Table AB' }, { OPERATOR_ADDRESS: 'Storgatan 1' }])(
  'half of who they are names no operator: %j',
  async (half) => {
    const { settings } = unnamed.services;
    const without = { OPERATOR_NAME: undefined, OPERATOR_ADDRESS: undefined };
    Object.assign(settings, half);
    const { data } = await unnamed.client().graphql<Answer>('{ terms { namesOperator } }');
    Object.assign(settings, without);
    expect(data.terms.namesOperator).toBe(false);
  },
);

test.each((['GB', 'PH', 'AE', 'CZ', 'DO', 'BS', 'MV'] as const).map((code) => [code] as const))(
  '%s is in a sentence with its article, in English alone',
  (code) => {
    expect(countryInSentence({ code, language: 'en' })).toMatch(/^the [A-Z]/);
    expect(countryInSentence({ code, language: 'es' })).not.toMatch(/^the /);
  },
);
