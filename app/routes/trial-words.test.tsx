import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProfile, ordinaryAnswers } from '../../domain/meal-plans/testing/member.ts';
import { signedUp } from '../../domain/recipes/testing/readers.ts';
import { localeCodes, locales } from '../../i18n/locales.ts';
import { screenPath } from '../../i18n/paths.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { drawPage } from './testing/draw-page.tsx';
import { userIdOf } from './testing/people.ts';

const spoken = localeCodes.filter((code) => locales[code].isIndexed);

/** Where a stranger reads what the trial is. */
const forStrangers = ['home', 'login', 'howItWorks', 'questions', 'proAbout'] as const;
/** And where somebody who has answered the quiz does. */
const forFree = ['myMealPlanner', 'yourPlan', 'yourPlanDinnersFirst', 'shoppingList'] as const;

const ofTrial = new RegExp(
  [
    'free trial|try (?:it )?free|free days?\\b|days? (?:is |are )?free|free for \\d',
    'prueba gratis|pru[eé]ba(?:lo)? gratis|días? (?:es |son )?gratis|gratis durante',
    'provtid|gratisperiod|gratis dag|dag(?:en|ar|arna)? (?:är )?gratis|prova gratis|gratis i \\d',
  ].join('|'),
  'gi',
);
const ofNoDays = /\b(?:0|zero|cero|noll) (?:free |gratis )?(?:days?|días?|dag(?:ar)?)\b/gi;
const ofOneDays = /\b(?:1|one|un) (?:free )?(?:days|días)\b|\b(?:1|en) (?:gratis )?dagar\b/gi;
const ofNotice = /two days before|dos días antes|två dagar (?:innan|före)/gi;

describe.each([0, 1, 7, 30])('with a trial of %i days', (days) => {
  let server: TestServer;
  let free: TestClient;
  const pages: [name: string, words: string][] = [];

  beforeAll(async () => {
    const environment = { TRIAL_DAYS: String(days), PRO_TRIAL_DAYS: String(days) };
    server = await startTestServer({ environment });
    free = await signedUp(server);
    const userId = await userIdOf(free);
    await addProfile({ db: server.connection.db, userId, answers: ordinaryAnswers });
    for (const locale of spoken) {
      const visitor = server.client({ locale });
      const asked = [
        ...forStrangers.map((screen) => ({ client: visitor, path: screenPath(screen, locale) })),
        { client: visitor, path: screenPath('becomeMember', locale, { step: 'plan' }) },
        ...forFree.map((screen) => ({ client: free, path: screenPath(screen, locale) })),
      ];
      for (const page of asked) pages.push([page.path, wordsOf(await drawPage(page))]);
    }
  });
  afterAll(() => server.close());

  test('every page that names it says it as one speaks', () => {
    expect(found(ofNoDays)).toEqual([]);
    expect(found(ofOneDays)).toEqual([]);
  });

  test('it is named where there is one, and nowhere else', () => {
    const naming = new Set(found(ofTrial).map(([path]) => path));
    const expected = days > 0 ? pages.map(([path]) => path) : [];
    expect([...naming]).toEqual(expected);
  });

  test('a mail two days before its end is promised where it can be sent', () => {
    expect(found(ofNotice).length > 0).toBe(days > 3);
  });

  function found(pattern: RegExp): [path: string, words: string][] {
    return pages.flatMap(([path, words]) =>
      [...words.matchAll(pattern)].map(([match]): [string, string] => [path, match]),
    );
  }
});

/** What is read of a page. */
function wordsOf(markup: string): string {
  return markup
    .replaceAll(/<(?:style|script)[^>]*>.*?<\/(?:style|script)>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
