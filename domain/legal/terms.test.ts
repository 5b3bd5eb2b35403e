import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { compileTerms } from './compile-terms.ts';
import { countryInSentence } from './country-name.ts';

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
