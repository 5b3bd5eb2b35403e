import { findLentDishes } from '../../domain/shopping/plans/find-lent-dishes.ts';
import { findEatenMeals } from '../../domain/tracking/food-log/planned-meals.ts';
import { findFavoriteRecipes } from '../../domain/favorites/find-favorite-recipes.ts';
import { createErrorReports } from '../error-reports/error-reports.ts';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  compileThemedPlans,
  indexThemedPlans,
  type ThemedPlanIndex,
} from '../../domain/meal-plans/themed/compile-themed-plans.ts';
import {
  compileCollections,
  type Collections,
} from '../../domain/pages/collections/collections.ts';
import { compileLanding, type Landing } from '../../domain/pages/landing.ts';
import { compilePages } from '../../domain/pages/compile-pages.ts';
import type { Pages } from '../../domain/pages/page.ts';
import type { Catalogue } from '../../domain/content-store/kinds/catalogue.ts';
import { themedPlanKeeper } from '../../domain/content-store/plans/keep-themed-plans.ts';
import { PublishedContent } from '../../domain/content-store/published/published-content.ts';
import { compileTerms } from '../../domain/legal/compile-terms.ts';
import type { Terms } from '../../domain/legal/terms.ts';
import {
  compilePrograms,
  indexPrograms,
  type ProgramIndex,
} from '../../domain/programs/compile-programs.ts';
import { isShelfSearch } from '../../domain/search/recipes/recipe-collections.ts';
import { lessonNamesOf } from '../../domain/programs/lesson-names.ts';
import { compileVideos } from '../../domain/videos/compile-videos.ts';
import { indexVideos, type VideoLibrary } from '../../domain/videos/video-library.ts';
import { expectSoundPlans } from '../../domain/meal-plans/testing/judge-plans.ts';
import { ownContent } from '../../domain/recipes/testing/own-content.ts';
import { indexContent, type ContentIndex } from '../../domain/recipes/content-index.ts';
import type { DatabaseConnection } from '../../db/database.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import { systemClock, type Clock } from '../../lib/clock.ts';
import { createRandomId } from '../../lib/ids.ts';
import { readSettings, type Settings } from '../settings/config.ts';
import { createServer } from '../http/create-server.ts';
import { createPaymentProviders, createSeatGateway } from '../payments/create-payment-providers.ts';
import { Metrics } from '../metrics/metrics.ts';
import { openTraces } from '../traces/open-traces.ts';
import { openImages } from '../images/open-images.ts';
import { cutPhoto, preparePhoto, preparePicture } from '../images/prepare-photo.ts';
import { createSocialProviders } from '../auth/social/create-social-providers.ts';
import { createMailer } from '../mail/mailer.ts';
import { groupTrialDays } from '../../domain/pro/joining/group-trial-days.ts';
import { createPaperMaker } from '../papers/create-paper-maker.ts';
import { ErrorBook } from '../report/error-book.ts';
import { JobBook } from '../report/job-book.ts';
import { serverReporter } from '../report/read-server-report.ts';
import { createProductSource } from '../products/create-product-source.ts';
import { createOutgoingHttp } from '../network/outgoing-http.ts';
import { createVatRegister } from '../vat-register/create-vat-register.ts';
import type { Services } from '../../api/context.ts';
import { openTestDatabase } from './test-database.ts';
import { weekPlansByKey } from '../../domain/programs/week-plan.rules.ts';

export interface TestServer {
  app: FastifyInstance;
  connection: DatabaseConnection;
  services: Omit<Services, 'log'>;
  /** A client with its own cookies, as one browser has. */
  client(options?: { locale?: Locale }): TestClient;
  close(): Promise<void>;
}

export interface TestClient {
  graphql<Data = Record<string, never>>(
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<GraphqlAnswer<Data>>;
  cookies: Map<string, string>;
}

export interface GraphqlAnswer<Data> {
  status: number;
  data: Data;
  errors: { message: string; extensions: { code: string } }[];
  setCookies: string[];
  headers: Record<string, string | undefined>;
}

interface TestServerOptions {
  environment?: Record<string, string>;
  clock?: Clock;
  push?: Services['push'];
  /** The operations of the app, for tests of what is sent by hash. */
  knownDocuments?: readonly string[];
}

const contentFolder = join(import.meta.dirname, '..', '..', 'content');
let compiledContent: Promise<ContentIndex> | undefined;
let compiledMealPlans: Promise<ThemedPlanIndex> | undefined;
let compiledPrograms: Promise<ProgramIndex> | undefined;
let compiledLanding: Promise<Landing> | undefined;
let compiledCollections: Promise<Collections> | undefined;
let compiledPages: Promise<Pages> | undefined;
let compiledTerms: Promise<Terms> | undefined;
let compiledVideos: Promise<VideoLibrary> | undefined;

/** The real content, compiled once per test file. */
export function testContent(): Promise<ContentIndex> {
  compiledContent ??= ownContent().then(indexContent);
  return compiledContent;
}

/** The real themed plans, compiled once per test file. */
export function testMealPlans(): Promise<ThemedPlanIndex> {
  compiledMealPlans ??= testContent().then(async (content) => {
    const folder = join(contentFolder, 'meal-plans');
    const { plans } = await compileThemedPlans({ folder, content });
    return indexThemedPlans({ plans, former: content.formerSlugs['meal-plans'] });
  });
  return compiledMealPlans;
}

/** The real programs, compiled once per test file. */
export function testPrograms(): Promise<ProgramIndex> {
  compiledPrograms ??= Promise.all([testContent(), testMealPlans()]).then(
    async ([content, { plans }]) => {
      const folder = join(contentFolder, 'programs');
      const weekPlans = weekPlansByKey(plans);
      const { programs } = await compilePrograms({ folder, content, weekPlans });
      return indexPrograms({ programs, former: content.formerSlugs.programs });
    },
  );
  return compiledPrograms;
}

function testLanding(): Promise<Landing> {
  compiledLanding ??= testContent().then((content) =>
    compileLanding({ file: join(contentFolder, 'landing.yaml'), content }),
  );
  return compiledLanding;
}

function testCollections(): Promise<Collections> {
  compiledCollections ??= Promise.all([testContent(), testPages()]).then(([content, pages]) =>
    compileCollections({
      file: join(contentFolder, 'collections.yaml'),
      content,
      pages,
      isSearch: isShelfSearch,
    }),
  );
  return compiledCollections;
}

function testPages(): Promise<Pages> {
  compiledPages ??= testContent().then((content) =>
    compilePages({ folder: join(contentFolder, 'pages'), content }),
  );
  return compiledPages;
}

function testVideos(): Promise<VideoLibrary> {
  compiledVideos ??= Promise.all([testContent(), testPrograms()]).then(
    async ([content, { programs }]) => {
      const lessons = lessonNamesOf(programs);
      const folder = join(contentFolder, 'videos');
      return indexVideos({ videos: await compileVideos({ folder, content, lessons }) });
    },
  );
  return compiledVideos;
}

function testTerms(): Promise<Terms> {
  compiledTerms ??= compileTerms(join(contentFolder, 'legal'));
  return compiledTerms;
}

/** Everything that is shipped. */
export async function testCatalogue(): Promise<Catalogue> {
  const [content, themedPlans, programs, pages, landing, collections, videos] = await Promise.all([
    testContent(),
    testMealPlans(),
    testPrograms(),
    testPages(),
    testLanding(),
    testCollections(),
    testVideos(),
  ]);
  return { content, themedPlans, programs, pages, landing, collections, videos };
}

/** The API on a fresh database with the real content; only the outside world is a double. */
export async function startTestServer({
  environment = {},
  clock = systemClock,
  push = null,
  knownDocuments = [],
}: TestServerOptions = {}): Promise<TestServer> {
  const [connection, content, themedPlans, programs, pages, landing, collections, terms, videos] =
    await Promise.all([
      openTestDatabase(),
      testContent(),
      testMealPlans(),
      testPrograms(),
      testPages(),
      testLanding(),
      testCollections(),
      testTerms(),
      testVideos(),
    ]);
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    // Every client of a test comes from the same address.
    ADDRESS_TRIES_PER_HOUR: '100000',
    ...environment,
  });
  const authSecret = 'a secret that only the tests know, long enough';
  const mailer = createMailer(settings, authSecret);
  // The process is watched for the first server only: its numbers are the same for all.
  const metrics = new Metrics({ isProcessWatched: false });
  const jobBook = new JobBook();
  const errorBook = new ErrorBook();
  const published = new PublishedContent({
    db: connection.db,
    files: () => content,
    shipped: { themedPlans, programs, pages, landing, collections, videos },
    warn: () => {},
  });
  const images = openImages({
    settings,
    db: connection.db,
    content: () => published.current,
    warn: () => {},
  });
  const services = {
    settings,
    db: connection.db,
    get content() {
      return published.current;
    },
    refreshContent: () => published.refresh(),
    get leftOut() {
      return published.leftOut;
    },
    get themedPlans() {
      return published.themedPlans;
    },
    get programs() {
      return published.programs;
    },
    get pages() {
      return published.pages;
    },
    get landing() {
      return published.landing;
    },
    themedPlanKeeper: themedPlanKeeper({
      db: connection.db,
      clock,
      createId: createRandomId,
      catalogue: () => published.catalogue,
      refresh: () => published.refresh(),
    }),
    findFavoriteRecipes,
    findLentDishes,
    findEatenMeals,
    get collections() {
      return published.collections;
    },
    get videos() {
      return published.videos;
    },
    terms,
    clock,
    createId: createRandomId,
    payments: await createPaymentProviders({ settings, clock, authSecret }),
    seats: await createSeatGateway({ settings, clock }),
    vatRegister: createVatRegister(settings),
    papers: createPaperMaker({ brand: settings.BRAND_NAME }),
    findGroupTrialDays: groupTrialDays(settings),
    images,
    preparePhoto,
    preparePicture,
    cutPhoto,
    hasPhoto: async (id: string) => (await images.photoOf({ kind: 'dish', id })) !== null,
    products: createProductSource(settings),
    mailer,
    jobBook,
    errorBook,
    readServerReport: serverReporter({ settings, metrics, mailer, jobBook, errorBook, connection }),
    push,
    outgoing: createOutgoingHttp({ settings }),
    social: createSocialProviders(settings),
    errorReports: createErrorReports(settings),
    authSecret,
    metrics,
    traces: await openTraces(settings),
  };
  const app = await createServer({ services, connection, knownDocuments });
  return {
    app,
    connection,
    services,
    client: (options) => createClient({ app, settings, locale: options?.locale ?? 'en' }),
    async close() {
      await app.close();
      await expectSoundPlans({ db: connection.db, content });
      await connection.close();
    },
  };
}

interface ClientOptions {
  app: FastifyInstance;
  settings: Settings;
  locale: Locale;
}

function createClient({ app, settings, locale }: ClientOptions): TestClient {
  const { host } = new URL(settings.PUBLIC_URL ?? 'http://localhost');
  const cookies = new Map<string, string>();
  return {
    cookies,
    async graphql(query, variables = {}) {
      const response = await app.inject({
        method: 'POST',
        url: `${locales[locale].prefix}/graphql`,
        headers: { host },
        cookies: Object.fromEntries(cookies),
        payload: { query, variables },
      });
      const setCookies = [response.headers['set-cookie'] ?? []].flat();
      for (const cookie of response.cookies) keepCookie(cookies, cookie);
      const { data, errors = [] } = response.json();
      const headers = response.headers as Record<string, string | undefined>;
      return { status: response.statusCode, data, errors, setCookies, headers };
    },
  };
}

function keepCookie(cookies: Map<string, string>, cookie: { name: string; value: string }): void {
  if (cookie.value === '') cookies.delete(cookie.name);
  else cookies.set(cookie.name, cookie.value);
}
