import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { signUpSomebody } from '../identity/testing/account-client.ts';
import { giveRole } from '../identity/testing/give-role.ts';
import { outgoingMails } from '../mail/mail.tables.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { applyAsDoctor, clearUnconfirmed } from './apply.ts';
import { doctorApplications, doctors } from './doctors.tables.ts';
import { entryToken } from './entry-link.ts';
import { listedChecks, listedDoctors } from './find-doctors.ts';
import { removeSamples } from './review.ts';
import { putSamples } from './samples.ts';

let server: TestServer;
let visitor: TestClient;
let administrator: TestClient;
beforeAll(async () => {
  server = await startTestServer({ environment: { CONTACT_EMAIL: 'kitchen@yolk.example' } });
  visitor = server.client();
  const { client, userId } = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId, role: 'ADMINISTRATOR' });
  administrator = client;
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.services;
  await db.delete(rateLimits);
  await db.delete(outgoingMails);
  await db.delete(doctors);
  await db.delete(doctorApplications);
});

const entry = {
  name: ' Dr. Åsa  Berg ',
  specialties: ['DIABETES', 'CARDIOLOGY'],
  clinic: 'Fyrisgården',
  city: 'Uppsala',
  country: 'SE',
  languages: ['sv', 'en'],
  isTelehealth: true,
  takesPatients: true,
  text: 'I begin with what you already eat, and we change one thing at a time.',
  website: 'clinic.example/berg',
  phone: '+46 18 123 45 67',
  licence: '1234567, Socialstyrelsen',
};
const input = { entry, email: 'Asa@Clinic.example', hasConsent: true };

interface Problems {
  problems: { path: string[]; code: string }[];
}

async function change(client: TestClient, operation: string, variables: object) {
  const { data, errors, status } = await client.graphql<Record<string, Problems>>(
    operation,
    variables as Record<string, unknown>,
  );
  if (errors.length > 0) return { status, codes: errors.map(({ extensions }) => extensions.code) };
  const [answer] = Object.values(data);
  return { status, codes: answer?.problems.map(({ code }) => code) ?? [] };
}

const applying = `mutation ($input: DoctorApplicationInput!) {
  applyAsDoctor(input: $input) { problems { path code } } }`;
const apply = (asked: object = input) => change(visitor, applying, { input: asked });

const withToken = (name: string) =>
  `mutation ($token: String!) { ${name}(token: $token) { problems { path code } } }`;
const confirm = (token: string) => change(visitor, withToken('confirmDoctorEntry'), { token });
const withdraw = (token: string) => change(visitor, withToken('withdrawDoctorEntry'), { token });
const correct = (token: string, corrected: object) =>
  change(
    visitor,
    `mutation ($token: String!, $entry: DoctorEntryInput!) {
      correctDoctorEntry(token: $token, entry: $entry) { problems { path code } } }`,
    { token, entry: corrected },
  );
const list = (read: object, client = administrator) =>
  change(
    client,
    `mutation ($input: ReadDoctorEntryInput!) {
      listDoctorEntry(input: $input) { problems { path code } } }`,
    { input: read },
  );

async function queue() {
  const { data } = await administrator.graphql<{
    doctorQueue: { waiting: { id: string; revision: number; entry: { name: string } }[] };
  }>('{ doctorQueue { waiting { id revision entry { name } } } }');
  return data.doctorQueue.waiting;
}

async function found(search: object = {}) {
  const { data } = await visitor.graphql<{
    doctors: { totalCount: number; doctors: { slug: string }[] };
  }>(
    'query ($input: DoctorSearchInput!) { doctors(input: $input) { totalCount doctors { slug } } }',
    { input: search },
  );
  return data.doctors.doctors.map(({ slug }) => slug);
}

async function listed(slug: string) {
  const { data } = await visitor.graphql<{
    doctor: { entry: { name: string; city: string; website: string } } | null;
  }>('query ($slug: String!) { doctor(slug: $slug) { entry { name city website } } }', { slug });
  return data.doctor?.entry ?? null;
}

function mails(kind: string) {
  return server.services.db.select().from(outgoingMails).where(eq(outgoingMails.kind, kind));
}

/** The link of the only application there is. */
async function ownToken() {
  const [row] = await server.services.db.select().from(doctorApplications);
  return entryToken({ id: row!.id, secret: server.services.authSecret });
}

async function listedSlug() {
  await apply();
  const token = await ownToken();
  await confirm(token);
  const [{ id, revision } = { id: '', revision: 0 }] = await queue();
  expect((await list({ id, revision })).codes).toEqual([]);
  const [slug = ''] = await found({ text: 'Åsa' });
  return { token, slug, id };
}

test('an application reaches the reviewer once its link was followed, and readers once it was listed', async () => {
  expect(await apply()).toEqual({ status: 200, codes: [] });
  expect(await mails('doctor-entry')).toMatchObject([{ recipient: 'asa@clinic.example' }]);
  expect(await queue()).toEqual([]);
  const token = await ownToken();
  expect((await confirm(token)).codes).toEqual([]);
  expect((await confirm(token)).codes).toEqual([]);
  expect(await mails('doctor-waiting')).toMatchObject([{ recipient: 'kitchen@yolk.example' }]);
  const waiting = await queue();
  expect(waiting).toMatchObject([{ revision: 1, entry: { name: 'Dr. Åsa Berg' } }]);
  expect(await found()).toEqual([]);
  const { id, revision } = waiting[0]!;
  expect((await list({ id, revision })).codes).toEqual([]);
  const [slug = ''] = await found();
  expect(slug).toMatch(/^dr-asa-berg-[\da-f]{6}$/);
  expect(await listed(slug)).toEqual({
    name: 'Dr. Åsa Berg',
    city: 'Uppsala',
    website: 'https://clinic.example/berg',
  });
  expect(await queue()).toEqual([]);
  expect(await mails('doctor-entry')).toHaveLength(2);
});

test.each([
  [{ ...input, hasConsent: false }, ['doctor.consent-required']],
  [{ ...input, email: 'asa' }, ['email.invalid']],
  [
    { ...input, entry: { ...entry, name: ' ', city: '' } },
    ['doctor.name-required', 'doctor.city-required'],
  ],
  [{ ...input, entry: { ...entry, text: 'Short.' } }, ['doctor.text-too-short']],
  [{ ...input, entry: { ...entry, text: 'x'.repeat(1201) } }, ['doctor.too-long']],
  [{ ...input, entry: { ...entry, country: 'XX' } }, ['doctor.country-required']],
  [{ ...input, entry: { ...entry, languages: ['tlh'] } }, ['doctor.languages-count']],
  [{ ...input, entry: { ...entry, specialties: [] } }, ['doctor.specialties-count']],
  [{ ...input, entry: { ...entry, website: 'javascript:alert(1)' } }, ['doctor.website-invalid']],
  [
    { ...input, entry: { ...entry, website: 'https://a:b@clinic.example' } },
    ['doctor.website-invalid'],
  ],
  [{ ...input, entry: { ...entry, phone: 'call me' } }, ['doctor.phone-invalid']],
])('an application that cannot be shown is refused and not kept: %#', async (asked, codes) => {
  expect(await apply(asked)).toEqual({ status: 200, codes });
  expect(await server.services.db.select().from(doctorApplications)).toEqual([]);
  expect(await mails('doctor-entry')).toEqual([]);
});

test('a network applies five times an hour, and an address three times a day', async () => {
  const answers = [];
  for (let turn = 1; turn <= 4; turn += 1) answers.push((await apply()).status);
  expect(answers).toEqual([200, 200, 200, 429]);
  const others = [];
  for (let turn = 1; turn <= 2; turn += 1) {
    others.push((await apply({ ...input, email: `${turn}@clinic.example` })).status);
  }
  expect(others).toEqual([200, 429]);
});

test('what was listed stays until a correction has been read, and a reviewer publishes only that', async () => {
  const { token, slug, id } = await listedSlug();
  expect((await correct(token, { ...entry, city: 'Malmö' })).codes).toEqual([]);
  expect(await listed(slug)).toMatchObject({ city: 'Uppsala' });
  expect((await list({ id, revision: 1 })).codes).toEqual(['doctor.changed-since']);
  expect((await list({ id, revision: 2 })).codes).toEqual([]);
  expect(await listed(slug)).toMatchObject({ city: 'Malmö' });
  expect(await found({ text: 'uppsala' })).toEqual([]);
});

test('site maps name who is listed, and no sample', async () => {
  await putSamples(server.services);
  const { slug } = await listedSlug();
  const map = await server.app.inject({ url: '/sitemap-sv.xml' });
  expect(map.body).toContain(`/se/lagkolhydratkost/doktor/${slug}<`);
  expect(map.body).not.toContain('anton-berg');
});

test('an entry is withdrawn by its link, and nothing of it stays', async () => {
  const { token, slug } = await listedSlug();
  expect((await withdraw(token)).codes).toEqual([]);
  expect(await listed(slug)).toBeNull();
  expect(await server.services.db.select().from(doctorApplications)).toEqual([]);
  expect((await withdraw(token)).codes).toEqual(['doctor.link-invalid']);
  expect((await correct(token, entry)).codes).toEqual(['doctor.link-invalid']);
});

test('a link that we did not sign opens nothing', async () => {
  await apply();
  const [row] = await server.services.db.select().from(doctorApplications);
  for (const token of [row!.id, `${row!.id}.${'x'.repeat(43)}`, '']) {
    expect((await confirm(token)).codes).toEqual(['doctor.link-invalid']);
    const { data } = await visitor.graphql<{ doctorEntry: unknown }>(
      'query ($token: String!) { doctorEntry(token: $token) { email } }',
      { token },
    );
    expect(data.doctorEntry).toBeNull();
  }
});

test('a declined applicant is told why, and may correct and be read again', async () => {
  await apply();
  const token = await ownToken();
  await confirm(token);
  const [{ id, revision } = { id: '', revision: 0 }] = await queue();
  const declining = `mutation ($input: ReadDoctorEntryInput!, $note: String!) {
    declineDoctorEntry(input: $input, note: $note) { problems { path code } } }`;
  const decline = (note: string) =>
    change(administrator, declining, { input: { id, revision }, note });
  expect((await decline(' ')).codes).toEqual(['doctor.note-required']);
  expect((await decline('The register has no such number.')).codes).toEqual([]);
  expect(await queue()).toEqual([]);
  const told = (await mails('doctor-entry')).map(({ values }) => values as { what: string });
  expect(told.map(({ what }) => what).toSorted()).toEqual(['confirm', 'declined']);
  expect((await correct(token, entry)).codes).toEqual([]);
  expect(await queue()).toHaveLength(1);
});

test('an administrator takes an entry out, and the log names nobody', async () => {
  const { slug, id } = await listedSlug();
  const removing = 'mutation ($id: ID!) { removeDoctorEntry(id: $id) { problems { path code } } }';
  expect((await change(visitor, removing, { id })).codes).toEqual(['auth.required']);
  expect((await change(administrator, removing, { id })).codes).toEqual([]);
  expect((await change(administrator, removing, { id })).codes).toEqual(['doctor.unknown']);
  expect(await listed(slug)).toBeNull();
  const lines = await server.services.db.select().from(auditLog);
  const ofDoctor = lines.filter(({ subjectId }) => subjectId === id);
  expect(ofDoctor.map(({ action }) => action).toSorted()).toEqual([
    'DOCTOR_LISTED',
    'DOCTOR_REMOVED',
  ]);
  expect(JSON.stringify(ofDoctor)).not.toMatch(/berg/i);
});

test('an application whose link nobody followed is erased after seven days', async () => {
  await apply();
  const { db } = server.services;
  const inDays = (days: number) => ({ now: () => new Date(Date.now() + days * 86_400_000) });
  await clearUnconfirmed({ db, clock: inDays(6.9) });
  expect(await db.select().from(doctorApplications)).toHaveLength(1);
  await clearUnconfirmed({ db, clock: inDays(7.1) });
  expect(await db.select().from(doctorApplications)).toEqual([]);
});

test.each([
  [
    {},
    ['anton-berg', 'june-okafor', 'lucia-medina', 'maren-holst', 'petra-kovac', 'rafael-solano'],
  ],
  [{ text: 'kovac' }, ['petra-kovac']],
  [{ text: 'UPPS' }, ['anton-berg']],
  [{ text: 'kardiologi malmo' }, ['petra-kovac']],
  [{ text: 'España' }, ['lucia-medina']],
  [{ text: "berg' | 'solano" }, []],
  [{ text: '!!' }, []],
  [
    { text: '  ', order: 'COUNTRY' },
    ['rafael-solano', 'maren-holst', 'lucia-medina', 'anton-berg', 'petra-kovac', 'june-okafor'],
  ],
  [{ first: 0, page: 0 }, ['anton-berg']],
  [{ country: 'SE' }, ['anton-berg', 'petra-kovac']],
  [{ language: 'es', isTelehealth: true }, ['lucia-medina', 'rafael-solano']],
  [{ country: 'SE', isTelehealth: true }, ['anton-berg']],
  [{ first: 2, page: 2 }, ['lucia-medina', 'maren-holst']],
  [{ first: 2, page: 1000 }, []],
])('doctors are found by %j, in the order of their names or countries', async (search, slugs) => {
  await putSamples(server.services);
  expect(await found(search)).toEqual(slugs);
});

test('the samples go all at once, and what is real stays', async () => {
  await putSamples(server.services);
  await apply();
  await confirm(await ownToken());
  const [{ id, revision } = { id: '', revision: 0 }] = await queue();
  await list({ id, revision });
  const actor = { kind: 'COMMAND' } as const;
  expect(await removeSamples({ ...server.services, actor })).toBe(6);
  expect(await removeSamples({ ...server.services, actor })).toBe(0);
  expect(await found()).toHaveLength(1);
});

test.each([
  ['en', 'I start with', 'At the first visit'],
  ['es', 'Empiezo por', 'En la primera visita'],
  ['sv', 'Jag börjar med', 'Vid första besöket'],
] as const)('samples speak the language of who reads them: %s', async (locale, ...begins) => {
  await putSamples(server.services);
  const asked = (slug: string) =>
    server
      .client({ locale })
      .graphql<{ doctor: { textLanguage: string; entry: { text: string } } }>(
        'query ($slug: String!) { doctor(slug: $slug) { textLanguage entry { text } } }',
        { slug },
      );
  for (const [index, slug] of ['anton-berg', 'lucia-medina'].entries()) {
    const { doctor } = (await asked(slug)).data;
    expect(doctor.textLanguage).toBe(locale);
    expect(doctor.entry.text.startsWith(begins[index] ?? '?')).toBe(true);
  }
});

test('who is real is read in the words they wrote, in every language', async () => {
  await apply();
  await confirm(await ownToken());
  const [{ id, revision } = { id: '', revision: 0 }] = await queue();
  await list({ id, revision });
  const [slug = ''] = await found();
  const { data } = await server
    .client({ locale: 'sv' })
    .graphql<{ doctor: { textLanguage: string; entry: { text: string } } }>(
      'query ($slug: String!) { doctor(slug: $slug) { textLanguage entry { text } } }',
      { slug },
    );
  expect(data.doctor).toEqual({ textLanguage: 'en', entry: { text: entry.text } });
});

test('what is wrong with an entry goes to the operator with its address', async () => {
  await putSamples(server.services);
  const reporting = `mutation ($slug: String!, $email: String!, $text: String!) {
    reportDoctor(slug: $slug, email: $email, text: $text) { problems { path code } } }`;
  const report = (slug: string, text: string) =>
    change(visitor, reporting, { slug, email: 'maja@example.com', text });
  expect((await report('nobody', 'Wrong.')).codes).toEqual(['doctor.unknown']);
  expect((await report('anton-berg', ' ')).codes).toEqual(['contact.text-required']);
  expect((await report('anton-berg', 'The clinic has moved.')).codes).toEqual([]);
  const [mail] = await mails('contact-message');
  expect(mail).toMatchObject({
    recipient: 'kitchen@yolk.example',
    values: { text: expect.stringContaining('/low-carb/doctor/anton-berg') },
  });
});

test('a page says how many pages there are, and the choices are named in the language of who reads', async () => {
  await putSamples(server.services);
  const query = `query ($input: DoctorSearchInput!) { doctors(input: $input) { totalCount pageCount }
    doctorChoices { countries { code name } languages { code name } } }`;
  const ask = async (search: object) => {
    const { data } = await server.client({ locale: 'sv' }).graphql<{
      doctors: { totalCount: number; pageCount: number };
      doctorChoices: Record<'countries' | 'languages', { code: string; name: string }[]>;
    }>(query, { input: search });
    return data;
  };
  expect((await ask({ first: 4 })).doctors).toEqual({ totalCount: 6, pageCount: 2 });
  expect((await ask({ text: 'nobody' })).doctors).toEqual({ totalCount: 0, pageCount: 1 });
  const { countries, languages } = (await ask({})).doctorChoices;
  expect(countries.map(({ name }) => name)).toEqual([
    'Colombia',
    'Spanien',
    'Sverige',
    'Tyskland',
    'USA',
  ]);
  expect(languages.map(({ code }) => code)).toEqual(['da', 'en', 'ca', 'hr', 'es', 'sv', 'de']);
});

test('a copy of the directory is read in pages or by id, and has nobody who is a sample', async () => {
  const { db } = server.services;
  await putSamples(server.services);
  const { slug, id } = await listedSlug();
  const read = async (asked: { ids?: string[]; after?: string }) => {
    const copied = await listedDoctors({ db, ids: null, after: null, limit: 10, ...asked });
    return copied.map((doctor) => doctor.slug);
  };
  expect(await read({})).toEqual([slug]);
  expect(await read({ after: '0' })).toEqual([slug]);
  expect(await read({ after: id })).toEqual([]);
  expect(await read({ ids: [id] })).toEqual([slug]);
  expect(await read({ ids: ['sample-anton-berg'] })).toEqual([]);
  const [{ checkedAt } = { checkedAt: null }] = await db
    .select()
    .from(doctors)
    .where(eq(doctors.id, id));
  expect(await listedChecks({ db })).toEqual([{ id, checkedAt }]);
});

test('a correction tells the reviewers that it is one, and a note has its limit', async () => {
  const { token, id } = await listedSlug();
  await correct(token, { ...entry, city: 'Malmö' });
  expect((await correct(token, { ...entry, city: '' })).codes).toEqual(['doctor.city-required']);
  const told = (await mails('doctor-waiting')).map(({ values }) => values);
  expect(told).toEqual([
    { name: 'Dr. Åsa Berg', isCorrection: false },
    { name: 'Dr. Åsa Berg', isCorrection: true },
  ]);
  const { data } = await administrator.graphql<{
    doctorQueue: { waitingCount: number; waiting: { shortId: string; slug: string | null }[] };
  }>('{ doctorQueue { waitingCount waiting { shortId slug } } }');
  expect(data.doctorQueue).toEqual({
    waitingCount: 1,
    waiting: [{ shortId: id.slice(-6), slug: expect.stringContaining('dr-asa-berg-') }],
  });
  const declining = `mutation ($input: ReadDoctorEntryInput!, $note: String!) {
    declineDoctorEntry(input: $input, note: $note) { problems { path code } } }`;
  const decline = (note: string) =>
    change(administrator, declining, { input: { id, revision: 2 }, note });
  expect((await decline('x'.repeat(1001))).codes).toEqual(['doctor.too-long']);
  expect((await decline('x'.repeat(1000))).codes).toEqual([]);
});

const sentFields = `id shortId state revision email licence note slug sentAt entry { name
  specialties clinic city country { code name } languages { code name } isTelehealth takesPatients text
  website phone phoneToDial }`;

async function ownEntry(token: string, client = visitor) {
  const { data } = await client.graphql<{ doctorEntry: Record<string, unknown> | null }>(
    `query ($token: String!) { doctorEntry(token: $token) { ${sentFields} } }`,
    { token },
  );
  return data.doctorEntry;
}

test('by their link a doctor reads all they sent, how it stands and where it is read', async () => {
  const twice = {
    specialties: ['DIABETES', 'CARDIOLOGY', 'DIABETES'],
    languages: ['en', 'sv', 'en'],
  };
  await apply({ ...input, entry: { ...entry, ...twice } });
  const token = await ownToken();
  const told = await ownEntry(token);
  expect(told).toEqual({
    id: expect.any(String),
    shortId: String(told?.['id']).slice(-6),
    state: 'UNCONFIRMED',
    revision: 1,
    email: 'asa@clinic.example',
    licence: '1234567, Socialstyrelsen',
    note: '',
    slug: null,
    sentAt: expect.any(String),
    entry: {
      name: 'Dr. Åsa Berg',
      specialties: ['DIABETES', 'CARDIOLOGY'],
      clinic: 'Fyrisgården',
      city: 'Uppsala',
      country: { code: 'SE', name: 'Sweden' },
      languages: expect.arrayContaining([
        { code: 'sv', name: 'Swedish' },
        { code: 'en', name: 'English' },
      ]),
      isTelehealth: true,
      takesPatients: true,
      text: entry.text,
      website: 'https://clinic.example/berg',
      phone: '+46 18 123 45 67',
      phoneToDial: '+46181234567',
    },
  });
  await confirm(token);
  expect(await ownEntry(token)).toMatchObject({ state: 'WAITING', revision: 1 });
  const [{ id, revision } = { id: '', revision: 0 }] = await queue();
  const declining = `mutation ($input: ReadDoctorEntryInput!, $note: String!) {
    declineDoctorEntry(input: $input, note: $note) { problems { path code } } }`;
  const note = ' Which clinic? ';
  await change(administrator, declining, { input: { id, revision }, note });
  expect(await ownEntry(token)).toMatchObject({ state: 'DECLINED', note: 'Which clinic?' });
  await correct(token, { ...entry, clinic: 'Norra' });
  expect(await ownEntry(token)).toMatchObject({ state: 'WAITING', revision: 2, note: '' });
  expect((await list({ id, revision: 2 })).codes).toEqual([]);
  const swedish = await ownEntry(token, server.client({ locale: 'sv' }));
  expect(swedish).toMatchObject({
    state: 'LISTED',
    slug: expect.stringMatching(/^dr-asa-berg-/),
    entry: { clinic: 'Norra', country: { code: 'SE', name: 'Sverige' } },
  });
});

test('readers see of a doctor what patients need, and that nobody is made up', async () => {
  const { slug, id } = await listedSlug();
  const { data } = await visitor.graphql<{ doctor: object }>(
    `query ($slug: String!) { doctor(slug: $slug) { id slug isSample textLanguage checkedAt
      entry { specialties clinic languages { code } takesPatients phoneToDial } } }`,
    { slug },
  );
  expect(data.doctor).toEqual({
    id,
    slug,
    isSample: false,
    textLanguage: 'en',
    checkedAt: expect.any(String),
    entry: {
      specialties: ['DIABETES', 'CARDIOLOGY'],
      clinic: 'Fyrisgården',
      languages: [{ code: 'en' }, { code: 'sv' }],
      takesPatients: true,
      phoneToDial: '+46181234567',
    },
  });
  await putSamples(server.services);
  const sample = await visitor.graphql<{ doctor: object }>(
    '{ doctor(slug: "anton-berg") { isSample entry { website phone phoneToDial } } }',
  );
  expect(sample.data.doctor).toEqual({
    isSample: true,
    entry: { website: '', phone: '', phoneToDial: '' },
  });
});

test('what is said of an entry stands in the mail: which link it is of, its name, its address, a note', async () => {
  const { id, slug } = await listedSlug();
  const told = (await mails('doctor-entry')).map(({ values }) => values);
  expect(told).toEqual(
    expect.arrayContaining([
      { what: 'confirm', entryId: id, name: 'Dr. Åsa Berg', slug: '', note: '' },
      { what: 'listed', entryId: id, name: 'Dr. Åsa Berg', slug, note: '' },
    ]),
  );
});

test('nobody but an administrator reads the queue, lists, declines or takes out an entry', async () => {
  await apply();
  await confirm(await ownToken());
  const [{ id, revision } = { id: '', revision: 0 }] = await queue();
  const { client } = await signUpSomebody(server);
  const read = { id, revision };
  for (const reader of [visitor, client]) {
    const expected = reader === visitor ? ['auth.required'] : ['role.required'];
    expect((await change(reader, '{ doctorQueue { waitingCount } }', {})).codes).toEqual(expected);
    expect((await list(read, reader)).codes).toEqual(expected);
    const declining = `mutation ($input: ReadDoctorEntryInput!) {
      declineDoctorEntry(input: $input, note: "x") { problems { path code } } }`;
    expect((await change(reader, declining, { input: read })).codes).toEqual(expected);
    const removing = 'mutation ($id: ID!) { removeDoctorEntry(id: $id) { problems { code } } }';
    expect((await change(reader, removing, { id })).codes).toEqual(expected);
  }
  expect(await queue()).toHaveLength(1);
  expect((await list({ id: 'nobody', revision: 1 })).codes).toEqual(['doctor.unknown']);
});

test('the queue has the oldest first, however many networks wrote, and a hundred applications an hour', async () => {
  const { db, clock, createId, authSecret: secret } = server.services;
  const application = { ...entry, languages: ['sv'], email: '' };
  const applying100 = async (count: number) =>
    applyAsDoctor({
      db,
      clock,
      createId,
      secret,
      operator: 'kitchen@yolk.example',
      mailSetting: { locale: 'sv', origin: 'https://yolk.example' },
      ipAddress: `10.0.${count}.1`,
      application: { ...application, email: `d${count}@clinic.example` } as never,
      hasConsent: true,
    });
  for (let count = 1; count <= 100; count += 1) expect(await applying100(count)).toEqual([]);
  expect(await applying100(101)).toMatchObject([{ code: 'tries.too-many' }]);
  const rows = await db.select().from(doctorApplications).orderBy(doctorApplications.sentAt);
  expect(rows).toHaveLength(100);
  await db.update(doctorApplications).set({ state: 'WAITING' });
  const waiting = await queue();
  expect(waiting).toHaveLength(50);
  expect(waiting[0]?.id).toBe(rows[0]?.id);
});
