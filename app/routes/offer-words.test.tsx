import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestContext } from '../../api/context.ts';
import { signUpSomebody } from '../../domain/identity/testing/account-client.ts';
import { membershipTools } from '../../domain/membership/membership-tools.ts';
import { testTokens } from '../../domain/membership/orders/test-cards.rules.ts';
import { remindOfFirstCharge } from '../../domain/membership/trials/remind-of-first-charge.ts';
import { newGroup } from '../../domain/pro/testing/pro-bed.ts';
import type { ProGroup } from '../../domain/pro/groups/group.ts';
import { drawInvitation } from '../../domain/pro/joining/draw-invitation.ts';
import type { GroupLink } from '../../domain/pro/joining/group-link.ts';
import type { InvitationPaper } from '../../domain/pro/joining/papers.ts';
import { localeCodes, locales, type Locale } from '../../i18n/locales.ts';
import { screenPath } from '../../i18n/paths.ts';
import { createRandomId } from '../../lib/ids.ts';
import { invitationSheet } from '../../server/papers/paper-words.ts';
import { MovableClock } from '../../server/payments/testing/movable-clock.ts';
import { mailsTo } from '../../server/testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { drawPage } from './testing/draw-page.tsx';

/** Mails, and a clinic's screens and papers, name the prices and days that the operator has set. */

const spoken = localeCodes.filter((code) => locales[code].isIndexed);
const begins = '2026-03-02T08:00:00Z';
const prices = {
  PRICE_USD_MONTHLY: '1234',
  PRICE_USD_YEARLY: '13300',
  PRICE_USD_ES_MONTHLY: '1100',
  PRICE_USD_ES_YEARLY: '9876',
  PRICE_SEK_MONTHLY: '14500',
  PRICE_SEK_YEARLY: '123450',
  PRO_SEAT_PRICE_USD: '1777',
  PRO_SEAT_PRICE_SEK: '23400',
};

function yearlyIn(locale: Locale): string {
  return { USD: 'US$133', USD_ES: 'US$98.76', SEK: '1234,50 kr' }[locales[locale].currency];
}

/** Nine days from the second of March. */
const chargedOn: Partial<Record<Locale, string>> = {
  en: 'March 11, 2026',
  es: '11 de marzo de 2026',
  sv: '11 mars 2026',
};

describe('with a trial of 9 days', () => {
  let server: TestServer;
  const clock = new MovableClock(begins);
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRIAL_DAYS: '9', ...prices }, clock });
  });
  afterAll(() => server.close());

  test('the mail before the first charge names the price and the day, in every language', async () => {
    const members = await Promise.all(spoken.map((locale) => onTrial({ server, locale })));
    clock.addDays(7);
    const tools = membershipTools({ ...server.services, log: { warn: () => {} } });
    await remindOfFirstCharge({ tools, origin: 'https://yolk.example' });
    for (const { email, locale } of members) {
      const [mail] = (await mailsTo(server, email)).filter(({ kind }) => kind === 'first-charge');
      const words = plain(`${mail?.subject} ${mail?.text}`);
      expect(words).toContain(yearlyIn(locale));
      expect(words.split(chargedOn[locale] ?? '?')).toHaveLength(3);
    }
  });
});

async function onTrial({ server, locale }: { server: TestServer; locale: Locale }) {
  const { client, email } = await signUpSomebody(server, { locale });
  const { errors } = await client.graphql(
    `mutation ($input: StartTrialInput!) { startTrial(input: $input) { problems { code } } }`,
    {
      input: {
        plan: 'YEARLY',
        paymentToken: testTokens.cardAccepted,
        requestKey: createRandomId(),
      },
    },
  );
  expect(errors).toEqual([]);
  return { email, locale };
}

const free = /\b(?:free|gratis)\b/iu;
const ofManyDays = /\b(?:days|días|dagar|dagarna)\b/iu;
const ofDays = /\b(?:days?|día|días|dag|dagar|dagarna|dagen)\b/iu;

describe.each([0, 1, 21])('with %i days for a clinic', (days) => {
  let server: TestServer;
  /** By page and language. */
  const pages: { path: string; locale: Locale; words: string; isOfPayer: boolean }[] = [];

  beforeAll(async () => {
    const environment = { TRIAL_DAYS: '9', PRO_TRIAL_DAYS: String(days), ...prices };
    server = await startTestServer({ environment });
    for (const locale of spoken) pages.push(...(await pagesIn({ server, locale })));
  });
  afterAll(() => server.close());

  test('what a seat costs is said where it is paid', () => {
    for (const { words, path } of pages.filter(({ isOfPayer }) => isOfPayer)) {
      expect(words, path).toMatch(/US\$17[.,]77|234 kr/);
    }
  });

  test('every page and paper names so many free days, and none where there is none', () => {
    for (const { path, words } of pages) {
      const told = sentencesOf(words).filter((each) => free.test(each) && ofDays.test(each));
      expect(told.length > 0, path).toBe(days > 0);
      const numbers = told.flatMap((each) => each.match(/\d+/g) ?? []);
      expect([...new Set(numbers)], path).toEqual(days > 1 ? [String(days)] : []);
      expect(days === 1 ? told.filter((each) => ofManyDays.test(each)) : [], path).toEqual([]);
    }
  });
});

async function pagesIn({ server, locale }: { server: TestServer; locale: Locale }) {
  const { db } = server.services;
  const boss = await signUpSomebody(server, { locale });
  const own = { db, administratorId: boss.userId };
  const joined = await newGroup({ ...own, group: { title: 'Lindgård Clinic' } });
  const paying = await newGroup({ ...own, group: { title: 'Strandgården', payer: 'ADMIN' } });
  const { data } = await boss.client.graphql<{ renewGroupJoinLink: { link: { code: string } } }>(
    `mutation ($input: GroupJoinLinkInput!) { renewGroupJoinLink(input: $input) { link { code } } }`,
    { input: { groupId: joined } },
  );
  const invitation = data.renewGroupJoinLink.link.code;
  const query = { query: { invitation } };
  const guest = await signUpSomebody(server, { locale });
  const asked = [
    { client: server.client({ locale }), path: screenPath('proJoin', locale, undefined, query) },
    { client: guest.client, path: screenPath('proUserJoinCheck', locale, undefined, query) },
    {
      client: boss.client,
      path: screenPath('proPayment', locale, undefined, { query: { group: paying } }),
    },
  ];
  const drawn = await Promise.all(
    asked.map(async (page) => ({
      path: page.path,
      locale,
      words: wordsOf(await drawPage(page)),
      isOfPayer: page.path.includes(paying),
    })),
  );
  const paper = await paperIn({ server, locale });
  return [...drawn, { path: `paper in ${locale}`, locale, words: paper, isOfPayer: false }];
}

/** What the invitation to print says. */
async function paperIn({
  server,
  locale,
}: {
  server: TestServer;
  locale: Locale;
}): Promise<string> {
  const drawn: InvitationPaper[] = [];
  const papers = {
    ...server.services.papers,
    invitation: async (paper: InvitationPaper) => (drawn.push(paper), new Uint8Array()),
  };
  const services = { ...server.services, papers };
  const origin = 'https://yolk.example';
  await drawInvitation({
    context: { services, locale, origin, requestId: '1' } as unknown as RequestContext,
    group: { title: 'Lindgård Clinic', payer: 'MEMBER' } as ProGroup,
    link: { code: 'ABCDEFGH', expiresAt: new Date() } as GroupLink,
    joinUrl: origin,
  });
  const [paper = expect.fail('no paper was drawn')] = drawn;
  return invitationSheet({ paper, brand: 'Yolk' }).lead;
}

function sentencesOf(words: string): string[] {
  return words.split(/(?<=[.!?;])\s/);
}

/** What is read of a page. */
function wordsOf(markup: string): string {
  const text = markup
    .replaceAll(/<(?:style|script)[^>]*>.*?<\/(?:style|script)>/gs, '')
    .replaceAll(/<\/(?:p|li|dd|dt|h\d|div|span)>/g, '. ')
    .replaceAll(/<[^>]+>/g, ' ');
  return plain(text);
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('&#x27;', "'");
}
