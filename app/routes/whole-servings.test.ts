import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales, type Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { createRandomId } from '../../lib/ids.ts';
import { addLocalDays, localMoment } from '../../lib/local-time.ts';
import type { MailKind, MailValues, NewMail } from '../../domain/mail/mail.ts';
import { anyPlan, dishCount, keepAnyPlan } from '../../domain/meal-plans/testing/any-plan.ts';
import { mailOf } from '../../domain/notifications/notice-mails.ts';
import { thawTonight } from '../../domain/notifications/thaw-tonight.ts';
import { premium } from '../../domain/recipes/testing/readers.ts';
import { wordsOf } from '../../server/mail/mail-words.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { withLocale } from '../shell/request-locale.server.ts';
import { drawPage } from './testing/draw-page.tsx';
import { userIdOf } from './testing/people.ts';

/** Nobody can cook 2½ servings: who cooks is told for whom, and what is left over. */

let server: TestServer;
let member: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  member = await premium(server);
});
afterAll(() => server.close());

const spoken = ['en', 'es', 'sv'] as const satisfies readonly Locale[];
const today = localMoment({ now: new Date(), timeZone: 'UTC' }).day;

interface Dish {
  key: string;
  cookedServings: number;
  leftoverOfDay: number | null;
  recipe: { slug: string; title: string };
}

interface Shown {
  slug: string;
  dishes: readonly Dish[];
  locale: Locale;
}

/** The member's device in another language. */
function reading(locale: Locale): TestClient {
  const client = server.client({ locale });
  for (const [name, value] of member.cookies) client.cookies.set(name, value);
  return client;
}

async function ask<Data>(
  query: string,
  variables: Record<string, unknown> = {},
  client = member,
): Promise<Data> {
  const { data, errors } = await client.graphql<Data>(query, variables);
  expect(errors).toEqual([]);
  return data;
}

/** The plan is begun and on the list. */
async function begin(
  given: Parameters<typeof keepAnyPlan>[0]['asked'],
): Promise<{ id: string; slug: string; calendar: string }> {
  const { db, content } = server.services;
  const userId = await userIdOf(member);
  const { id, slug } = await keepAnyPlan({ db, content, userId, asked: given, beginsOn: today });
  await ask(
    `mutation ($input: AddMealPlanToShoppingListInput!) {
      addMealPlanToShoppingList(input: $input) { problems { code } }
    }`,
    { input: { mealPlanId: id, requestKey: createRandomId() } },
  );
  const { openMealPlanCalendar: calendar } = await ask<{
    openMealPlanCalendar: { address: string };
  }>('mutation { openMealPlanCalendar { address } }');
  return { id, slug, calendar: new URL(calendar.address).pathname };
}

/** Recipes have an address in each language. */
async function dishesOf(slug: string, client: TestClient): Promise<Dish[]> {
  const { mealPlan } = await ask<{ mealPlan: { days: { meals: { recipes: Dish[] }[] }[] } }>(
    `query ($slug: String!) { mealPlan(slug: $slug) {
      days { meals { recipes { key cookedServings leftoverOfDay recipe { slug title } } } }
    } }`,
    { slug },
    client,
  );
  return mealPlan.days.flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes));
}

async function end(id: string): Promise<void> {
  await ask('mutation { deleteShoppingList { problems { code } } }');
  await ask(
    'mutation ($input: MealPlanInput!) { stopMealPlan(input: $input) { problems { code } } }',
    { input: { mealPlanId: id } },
  );
}

/**
 * Every screen that tells how much is cooked, read or bought of a plan. What the tabs of ingredients and
 * instructions say is read on the recipe of each dish: `one-week.test.ts`.
 */
function screensOf({ slug, dishes, locale }: Shown): string[] {
  const tabs = ['recipes', 'nutrition'];
  return [
    ...tabs.map((tab) => screenPath('mealPlan', locale, { slug }, { query: { tab } })),
    screenPath('memberHome', locale),
    screenPath('myMealPlanner', locale),
    screenPath('shoppingList', locale),
    screenPath('shoppingList', locale, undefined, { query: { tab: 'recipes' } }),
    ...dishes.flatMap(({ key: dish, recipe }) => [
      screenPath('recipe', locale, { slug: recipe.slug }, { query: { dish } }),
      screenPath('cooking', locale, { slug: recipe.slug }, { query: { dish } }),
    ]),
  ];
}

/** The kinds of mail that tell of food; whoever adds one reads it here too. */
type FoodMail = {
  [Kind in MailKind]: MailValues[Kind] extends { dishes: unknown } | { tasks: unknown }
    ? Kind
    : never;
}[MailKind];

interface ReadMail {
  text: string;
  /** Titles of the dishes it names. */
  dishes: string[];
}

const foodMails: Record<FoodMail, (locale: Locale) => Promise<ReadMail[]>> = {
  'thaw-tonight': mailsOfPlan,
  'program-day': mailsOfPrograms,
};

function textOf(mail: NewMail, locale: Locale): string {
  const at = { locale, origin: 'https://yolk.example', attempts: 0, createdAt: new Date() };
  const around = { brand: 'Yolk', contactEmail: 'hello@yolk.example', authSecret: 'secret' };
  const { subject, paragraphs, note } = wordsOf({ ...mail, ...at }, around);
  return [subject, ...paragraphs, note].join(' ');
}

/** What is told the evening before the plan begins. */
async function mailsOfPlan(locale: Locale): Promise<ReadMail[]> {
  const wishes = { wantsEmail: true, wantsPush: true, timeZone: 'UTC' };
  const person = { userId: await userIdOf(member), firstName: 'Maja', email: 'maja@example.com' };
  const reader = { ...person, ...wishes, locale, today: addLocalDays(today, -1) };
  const tools = { ...server.services, origin: '', canEmail: true, canPush: true };
  const notices = await thawTonight.find({ tools, members: [reader] });
  return [...notices.values()].flatMap((notice) => {
    const mail = mailOf({ member: reader, notice, occasion: today });
    if (mail?.kind !== 'thaw-tonight') return [];
    const dishes = mail.values.dishes.map(({ title }) => title);
    return [{ text: textOf(mail, locale), dishes }];
  });
}

/** Whatever is open of any day. */
async function mailsOfPrograms(locale: Locale): Promise<ReadMail[]> {
  const language = locales[locale].contentLanguage;
  return server.services.programs.programs.map(({ tasks, texts }) => {
    const { slug, title } = texts[language];
    const told = Object.values(tasks).map((each) => each[language]);
    const values = { userId: '1', firstName: 'Maja', slug, title, day: 1, tasks: told };
    const mail = { id: '1', kind: 'program-day', recipient: 'maja@example.com', values } as const;
    return { text: textOf(mail, locale), dishes: [] };
  });
}

const words = 'servings?|porci(?:ón|ones)|portion(?:er)?';
const fraction = new RegExp(`(?:\\d*[¼½¾⅓⅔]|\\d+[.,]\\d+) (?:${words})(?!\\p{L})`, 'u');

/** Where it asks for a part of a serving; what is left over is nothing that is asked for. */
function partOfServing(markup: string, locale: Locale): string | null {
  const text = markup.replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ');
  const kept = withLocale(locale, () =>
    [1, 2].map((count) => m.recipes_kept({ count, amount: '@' }).replace('@', '\\S+')),
  );
  const asked = text.replaceAll(new RegExp(kept.join('|'), 'g'), '');
  const found = fraction.exec(asked);
  return found && asked.slice(Math.max(0, found.index - 60), found.index + 40);
}

test('a part of a serving is seen in every language, and what is left over is none', () => {
  expect(partOfServing('<p>Cook <b>2½</b> servings</p>', 'en')).toContain('2½ servings');
  expect(partOfServing('Cocina 1,5 porciones', 'es')).toContain('1,5 porciones');
  expect(partOfServing('Laga ½ portion.', 'sv')).toContain('½ portion');
  expect(partOfServing('for 2, 1¼ servings are left over', 'en')).toBeNull();
  expect(partOfServing('para 2, sobran 1¼ porciones', 'es')).toBeNull();
  expect(partOfServing('för 2, ¼ portion blir över', 'sv')).toBeNull();
  expect(partOfServing('4 servings, 2½ dl cream', 'en')).toBeNull();
});

test(
  'no screen, list, feed, mail or paper asks for a part of a serving',
  { timeout: 240_000 },
  async () => {
    let [runs, partly, named] = [0, 0, 0];
    await fc.assert(
      fc.asyncProperty(anyPlan, async (given) => {
        const { id, slug, calendar } = await begin(given);
        // Each plan is read in one language, the next in another.
        const locale = spoken[runs % spoken.length] ?? 'en';
        runs += 1;
        const client = reading(locale);
        const dishes = await dishesOf(slug, client);
        partly += dishes.filter(({ cookedServings }) => cookedServings % 1 !== 0).length;
        for (const path of screensOf({ slug, dishes, locale })) {
          const asked = partOfServing(await drawPage({ client, path }), locale);
          expect({ path, asked }).toEqual({ path, asked: null });
        }
        const cooked = dishes.filter(({ leftoverOfDay }) => leftoverOfDay === null);
        for (const mailsOf of Object.values(foodMails)) {
          for (const mail of await mailsOf(locale)) {
            expect(partOfServing(mail.text, locale)).toBeNull();
            expect(cooked.map(({ recipe }) => recipe.title)).toEqual(
              expect.arrayContaining(mail.dishes),
            );
            named += mail.dishes.length;
          }
        }
        const { body } = await server.app.inject(
          calendar.replace(/^\/calendar\/\w+/, `/calendar/${locale}`),
        );
        expect(partOfServing(body.replaceAll('\r\n ', ''), locale)).toBeNull();
        await end(id);
      }),
      { numRuns: spoken.length, seed: 11, endOnFailure: true },
    );
    // The plans are those where it would show.
    expect(partly).toBeGreaterThan(dishCount / 2);
    expect(named).toBeGreaterThan(0);
  },
);
