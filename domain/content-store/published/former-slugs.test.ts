import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { giveRole } from '../../identity/testing/give-role.ts';
import { findPageAt } from '../../pages/find-page.ts';
import { catalogueOf, type Catalogue } from '../kinds/catalogue.ts';
import { publishTexts } from '../testing/publish-texts.ts';
import { PublishedContent } from './published-content.ts';

let server: TestServer;
let editor: TestClient;
let shipped: Catalogue;
beforeAll(async () => {
  server = await startTestServer();
  shipped = catalogueOf(server.services);
  const { client, userId } = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId, role: 'EDITOR' });
  editor = client;
});
afterAll(() => server.close());

test.each([
  ['MEAL_PLAN', 'asian-week', 'asiatisk-vecka'],
  ['PROGRAM', 'build-the-habit', 'bygg-vanan'],
  ['RECIPE', 'beef-bourguignon', 'boeuf-bourguignon'],
  ['VIDEO', 'almond-pancakes-that-hold', 'mandelpannkakor'],
  ['FOOD', 'butter', 'smor'],
  ['PAGE', 'eating-out', 'ata-ute'],
] as const)(
  'every link of a %s that editors renamed twice stays good',
  async (kind, id, before) => {
    const field = kind === 'FOOD' ? 'title.sv' : 'slug-sv';
    const links: string[] = [before];
    for (const slug of ['forst-sa', 'sedan-sa', 'nu-sa']) {
      await publishTexts({ editor, kind, id, texts: { [field]: slug } });
      links.push(slug);
      expect(led(catalogueOf(server.services), kind, links)).toEqual(links.map(() => [id, slug]));
    }
    // A server that is started later has never seen the names in between.
    const { content, ...files } = shipped;
    const later = new PublishedContent({
      db: server.services.db,
      files: () => content,
      shipped: files,
      warn: (message) => expect.unreachable(message),
    });
    await later.refresh();
    expect(led(later.catalogue, kind, links)).toEqual(links.map(() => [id, 'nu-sa']));
  },
);

test('a name that another thing has now leads there, whoever had it before', async () => {
  const { services } = server;
  const [one, other] = ['nordic-week', 'italian-week'];
  await publishTexts({ editor, kind: 'MEAL_PLAN', id: one, texts: { 'slug-sv': 'lanad' } });
  await publishTexts({ editor, kind: 'MEAL_PLAN', id: one, texts: { 'slug-sv': 'norden' } });
  expect(services.themedPlans.bySlug.sv.get('lanad')?.key).toBe(one);
  await publishTexts({ editor, kind: 'MEAL_PLAN', id: other, texts: { 'slug-sv': 'lanad' } });
  expect(services.themedPlans.bySlug.sv.get('lanad')?.key).toBe(other);
});

type Kind = 'MEAL_PLAN' | 'PROGRAM' | 'RECIPE' | 'VIDEO' | 'FOOD' | 'PAGE';

/** To what Swedish links lead, and what that is called now. */
function led(catalogue: Catalogue, kind: Kind, links: readonly string[]) {
  const at = found(catalogue, kind);
  return links.map((slug) => at(slug));
}

function found(catalogue: Catalogue, kind: Kind): (slug: string) => (string | undefined)[] {
  const { content, themedPlans, programs, videos, pages } = catalogue;
  switch (kind) {
    case 'MEAL_PLAN':
      return (slug) => {
        const plan = themedPlans.bySlug.sv.get(slug);
        return [plan?.key, plan?.texts.sv.slug];
      };
    case 'PROGRAM':
      return (slug) => {
        const program = programs.bySlug.sv.get(slug);
        return [program?.key, program?.texts.sv.slug];
      };
    case 'RECIPE':
      return (slug) => {
        const recipe = content.recipesBySlug.sv.get(slug);
        return [recipe?.id, recipe?.texts.sv.slug];
      };
    case 'VIDEO':
      return (slug) => {
        const video = videos.bySlug.sv.get(slug);
        return [video?.id, video?.texts.sv.slug];
      };
    case 'FOOD':
      return (slug) => {
        const food = content.foodsBySlug.sv.get(slug);
        return [food?.id, food?.slugs.sv];
      };
    case 'PAGE':
      return (slug) => {
        const page = findPageAt({ pages, slug, language: 'sv' });
        return [page?.key, page?.slugs?.sv];
      };
  }
}
