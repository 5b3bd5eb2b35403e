import { findLentDishes } from '../domain/shopping/plans/find-lent-dishes.ts';
import { findEatenMeals } from '../domain/tracking/food-log/planned-meals.ts';
import { findFavoriteRecipes } from '../domain/favorites/find-favorite-recipes.ts';
import { createErrorReports } from './error-reports/error-reports.ts';
import { join } from 'node:path';
import type { WatchStatement } from '../db/connect-options.ts';
import { connectDatabase } from '../db/connect.ts';
import type { DatabaseConnection } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { indexThemedPlans } from '../domain/meal-plans/themed/compile-themed-plans.ts';
import { indexPrograms } from '../domain/programs/compile-programs.ts';
import { indexVideos } from '../domain/videos/video-library.ts';
import { adoptThemedPlans } from '../domain/content-store/plans/adopt-plans.ts';
import { themedPlanKeeper } from '../domain/content-store/plans/keep-themed-plans.ts';
import { PublishedContent } from '../domain/content-store/published/published-content.ts';
import { recipeIndexOf } from '../domain/search/recipes/recipe-index.ts';
import { indexContent, type ContentIndex } from '../domain/recipes/content-index.ts';
import { systemClock } from '../lib/clock.ts';
import { createRandomId } from '../lib/ids.ts';
import { languages } from '../lib/language.ts';
import { checkDataFolder } from './settings/data-folder.ts';
import { loadAuthSecret } from './settings/auth-secret.ts';
import {
  readBuiltContent,
  readBuiltFrom,
  readBuiltCollections,
  readBuiltLanding,
  readBuiltMealPlans,
  readBuiltPages,
  readBuiltPrograms,
  readBuiltTerms,
  readBuiltVideos,
} from './built.ts';
import { createSocialProviders } from './auth/social/create-social-providers.ts';
import { createMailer } from './mail/mailer.ts';
import type { Settings } from './settings/config.ts';
import { Metrics } from './metrics/metrics.ts';
import { openTraces } from './traces/open-traces.ts';
import { watchStatements } from './watch-statements.ts';
import { openImages } from './images/open-images.ts';
import { cutPhoto, preparePhoto, preparePicture } from './images/prepare-photo.ts';
import { LiveContent } from './live-content.ts';
import { readOwnVideos } from './read-own-videos.ts';
import { createPaymentProviders, createSeatGateway } from './payments/create-payment-providers.ts';
import { groupTrialDays } from '../domain/pro/joining/group-trial-days.ts';
import { createPaperMaker } from './papers/create-paper-maker.ts';
import { createPushSender } from './push/create-push-sender.ts';
import { loadPushKeys } from './push/push-keys.ts';
import { ErrorBook } from './report/error-book.ts';
import { JobBook } from './report/job-book.ts';
import { serverReporter } from './report/read-server-report.ts';
import { createProductSource } from './products/create-product-source.ts';
import { createOutgoingHttp } from './network/outgoing-http.ts';
import { createVatRegister } from './vat-register/create-vat-register.ts';
import type { Services } from '../api/context.ts';

export interface OpenedServices {
  services: Omit<Services, 'log'>;
  connection: DatabaseConnection;
}

/** Opens and migrates the database and makes everything that lives as long as the process. */
export async function openServices(settings: Settings): Promise<OpenedServices> {
  await checkDataFolder(settings.DATA_DIR);
  const authSecret = await loadAuthSecret(settings);
  const pushKeys = await loadPushKeys(settings);
  const metrics = new Metrics();
  const traces = await openTraces(settings);
  // The database opens elsewhere, while what was built is read here.
  const [
    connection,
    files,
    mealPlans,
    programs,
    pages,
    landing,
    collections,
    terms,
    shippedVideos,
  ] = await Promise.all([
    openDatabase({ settings, watchStatement: watchStatements({ metrics, traces }) }),
    openContent(settings),
    readBuiltMealPlans(),
    readBuiltPrograms(),
    readBuiltPages(),
    readBuiltLanding(),
    readBuiltCollections(),
    readBuiltTerms(),
    readBuiltVideos(),
  ]);
  const { formerSlugs } = files.current;
  const content = new PublishedContent({
    db: connection.db,
    files: () => files.current,
    shipped: {
      themedPlans: indexThemedPlans({ plans: mealPlans, former: formerSlugs['meal-plans'] }),
      programs: indexPrograms({ programs, former: formerSlugs.programs }),
      pages,
      landing,
      collections,
      videos: indexVideos({ videos: shippedVideos }),
    },
    ownVideos: await readOwnVideos(settings.CONTENT_DIR),
    problems: () => files.problems,
    warn: console.warn,
    prepare: prepareSearch,
  });
  await adoptThemedPlans({ db: connection.db, themedPlans: content.themedPlans });
  await content.refresh();
  const mailer = createMailer(settings, authSecret);
  const jobBook = new JobBook();
  const errorBook = new ErrorBook();
  const images = openImages({
    settings,
    db: connection.db,
    content: () => content.current,
    warn: console.warn,
    onPainted: (outcome) => metrics.pictures.inc({ outcome }),
  });
  const services = {
    settings,
    db: connection.db,
    get content() {
      return content.current;
    },
    refreshContent: () => content.refresh(),
    get leftOut() {
      return content.leftOut;
    },
    get themedPlans() {
      return content.themedPlans;
    },
    get programs() {
      return content.programs;
    },
    get pages() {
      return content.pages;
    },
    get landing() {
      return content.landing;
    },
    themedPlanKeeper: themedPlanKeeper({
      db: connection.db,
      clock: systemClock,
      createId: createRandomId,
      catalogue: () => content.catalogue,
      refresh: () => content.refresh(),
    }),
    findFavoriteRecipes,
    findLentDishes,
    findEatenMeals,
    get collections() {
      return content.collections;
    },
    get videos() {
      return content.videos;
    },
    terms,
    clock: systemClock,
    createId: createRandomId,
    payments: await createPaymentProviders({ settings, clock: systemClock, authSecret }),
    seats: await createSeatGateway({ settings, clock: systemClock }),
    vatRegister: createVatRegister(settings),
    images,
    preparePhoto,
    preparePicture,
    cutPhoto,
    hasPhoto: async (id: string) => (await images.photoOf({ kind: 'dish', id })) !== null,
    papers: createPaperMaker({ brand: settings.BRAND_NAME }),
    findGroupTrialDays: groupTrialDays(settings),
    products: createProductSource(settings),
    mailer,
    jobBook,
    errorBook,
    readServerReport: serverReporter({ settings, metrics, mailer, jobBook, errorBook, connection }),
    push: pushKeys && createPushSender({ keys: pushKeys, settings, clock: systemClock }),
    outgoing: createOutgoingHttp({ settings }),
    social: createSocialProviders(settings),
    errorReports: createErrorReports(settings),
    authSecret,
    metrics,
    traces,
  };
  return { services, connection };
}

/** Made in pieces before the new catalogue is shown, so that nobody's search waits for it. */
async function prepareSearch(content: ContentIndex): Promise<void> {
  for (const language of languages) await recipeIndexOf({ content, language });
}

async function openDatabase(args: { settings: Settings; watchStatement: WatchStatement }) {
  const { settings, watchStatement } = args;
  let isMigrated = false;
  const connection = await connectDatabase({
    watchStatement,
    // Another server may be changing the schema, however long that takes.
    silence: { mayBeSilent: () => !isMigrated },
    url: settings.DATABASE_URL,
    directUrl: settings.DATABASE_DIRECT_URL,
    directory: join(settings.DATA_DIR, 'database'),
  });
  await migrateDatabase(connection.db);
  isMigrated = true;
  return connection;
}

/** What the build holds and, where the operator has a content folder, their own recipes. */
async function openContent({
  CONTENT_DIR,
  DATA_DIR,
}: Settings): Promise<Pick<LiveContent, 'current' | 'problems'>> {
  const shipped = await readBuiltContent();
  if (CONTENT_DIR === undefined) return { current: indexContent(shipped), problems: [] };
  const content = await LiveContent.open({
    shipped,
    folder: join(CONTENT_DIR, 'recipes'),
    keptFile: join(DATA_DIR, 'content', 'last-good.json'),
    compiledFile: join(DATA_DIR, 'content', 'compiled.json'),
    compiledBy: await readBuiltFrom(),
    warn: console.warn,
  });
  content.watch();
  return content;
}
