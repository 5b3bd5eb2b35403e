import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listedSlugs } from '../../../domain/doctors/find-doctors.ts';
import {
  modeSlugs,
  navigatorModes,
  navigatorTags,
  tagSlugs,
} from '../../../domain/foods/navigator/navigator.rules.ts';
import { slugOfStep } from '../../../domain/profile/survey/survey-steps.rules.ts';
import { allPages, pagePath } from '../../../domain/pages/find-page.ts';
import { localeCodes, locales, type Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import type { Services } from '../../../api/context.ts';
import { siteOrigin } from '../../auth/site-origin.ts';

const indexedLocales = localeCodes.filter((locale) => locales[locale].isIndexed);
const oneHour = 'public, max-age=3600';

/** What search engines and browsers ask for by name: robots, site maps, the web app manifest. */
export async function siteFileRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const origin = (request: FastifyRequest) => siteOrigin(request, services);

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', oneHour)
      .send(robots(origin(request))),
  );
  app.get('/sitemap.xml', (request, reply) =>
    reply
      .type('application/xml')
      .header('cache-control', oneHour)
      .send(siteMapIndex(origin(request))),
  );
  for (const locale of indexedLocales) {
    app.get(`/sitemap-${locale}.xml`, async (request, reply) => {
      const doctorSlugs = await listedSlugs(services);
      return reply
        .type('application/xml')
        .header('cache-control', oneHour)
        .send(siteMap({ origin: origin(request), locale, services, doctorSlugs }));
    });
  }
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', oneHour)
      .send(JSON.stringify(manifest(services.settings.BRAND_NAME))),
  );
}

function robots(origin: string): string {
  return `User-agent: *\nDisallow: /test/\nDisallow: /graphql\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function siteMapIndex(origin: string): string {
  const entries = indexedLocales
    .map((locale) => `<sitemap><loc>${origin}/sitemap-${locale}.xml</loc></sitemap>`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>`;
}

interface SiteMapOptions {
  origin: string;
  locale: Locale;
  services: Services;
  /** Of real doctors. */
  doctorSlugs: readonly string[];
}

/** By language, the map and what it was made of: it is as long as there is content. */
const keptMaps = new Map<Locale, { madeOf: readonly unknown[]; map: string }>();

function siteMap(options: SiteMapOptions): string {
  const { origin, locale, services, doctorSlugs } = options;
  const { content, themedPlans, programs, pages, videos } = services;
  const madeOf = [origin, content, themedPlans, programs, pages, videos, doctorSlugs.join(' ')];
  const kept = keptMaps.get(locale);
  if (kept?.madeOf.every((part, at) => part === madeOf[at])) return kept.map;
  const map = writeSiteMap(options);
  keptMaps.set(locale, { madeOf, map });
  return map;
}

/** Every public page of one language, each with its versions in the other languages. */
function writeSiteMap({ origin, locale, services, doctorSlugs }: SiteMapOptions): string {
  const urls = [...publicPages(services), ...doctorPages(doctorSlugs)]
    .map((paths) => {
      const alternates = indexedLocales
        .map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${locales[other].contentLanguage}" href="${origin}${paths[other]}"/>`,
        )
        .join('');
      return `<url><loc>${origin}${paths[locale]}</loc>${alternates}</url>`;
    })
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`;
}

type PathsByLocale = Record<Locale, string>;

function publicPages({ content, themedPlans, programs, pages, videos }: Services): PathsByLocale[] {
  const welcome = slugOfStep('WELCOME');
  return [
    byLocale((locale) => screenPath('home', locale)),
    ...allPages(pages).map((page) => byLocale((locale) => pagePath(page, locale))),
    byLocale((locale) => screenPath('guides', locale)),
    byLocale((locale) => screenPath('videos', locale)),
    ...videos.videos.map(({ texts }) =>
      byLocale((locale) =>
        screenPath('video', locale, { slug: texts[locales[locale].contentLanguage].slug }),
      ),
    ),
    byLocale((locale) => screenPath('terms', locale)),
    byLocale((locale) => screenPath('recipes', locale)),
    byLocale((locale) => screenPath('allMealPlans', locale)),
    ...themedPlans.plans.map(({ texts }) =>
      byLocale((locale) =>
        screenPath('mealPlan', locale, { slug: texts[locales[locale].contentLanguage].slug }),
      ),
    ),
    byLocale((locale) => screenPath('programs', locale)),
    ...programs.programs.map(({ texts }) =>
      byLocale((locale) =>
        screenPath('program', locale, { slug: texts[locales[locale].contentLanguage].slug }),
      ),
    ),
    byLocale((locale) => screenPath('onboarding', locale, { step: welcome })),
    byLocale((locale) => screenPath('login', locale)),
    byLocale((locale) => screenPath('becomeMember', locale, { step: 'plan' })),
    ...navigatorPages(),
    ...content.foods.map(({ slugs }) =>
      byLocale((locale) =>
        screenPath('food', locale, { slug: slugs[locales[locale].contentLanguage] }),
      ),
    ),
    ...content.recipes.map(({ texts }) =>
      byLocale((locale) =>
        screenPath('recipe', locale, { slug: texts[locales[locale].contentLanguage].slug }),
      ),
    ),
  ];
}

function doctorPages(slugs: readonly string[]): PathsByLocale[] {
  return [
    ...(['doctors', 'allDoctors', 'doctorApply'] as const).map((screen) =>
      byLocale((locale) => screenPath(screen, locale)),
    ),
    ...slugs.map((slug) => byLocale((locale) => screenPath('doctor', locale, { slug }))),
  ];
}

/** The pages of the food navigator: each mode without a shelf and with each shelf. */
function navigatorPages(): PathsByLocale[] {
  return navigatorModes.flatMap((mode) =>
    [null, ...navigatorTags].map((tag) =>
      byLocale((locale) => {
        const language = locales[locale].contentLanguage;
        const shelf = tag === null ? {} : { tag: tagSlugs[language][tag] };
        return screenPath('foodNavigator', locale, { mode: modeSlugs[language][mode], ...shelf });
      }),
    ),
  );
}

function byLocale(pathOf: (locale: Locale) => string): PathsByLocale {
  return Object.fromEntries(localeCodes.map((locale) => [locale, pathOf(locale)])) as PathsByLocale;
}

function manifest(name: string) {
  return {
    name,
    short_name: name,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: '#F7F8FB',
    background_color: '#F7F8FB',
    icons: [manifestIcon(144), manifestIcon(512)],
  };
}

function manifestIcon(size: number) {
  return { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' };
}
