import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../../api/context.ts';
import { allPages, pagePath } from '../../../domain/pages/find-page.ts';
import { feedPath } from '../../../i18n/feed-path.ts';
import { localeCodes, locales, type Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { siteOrigin } from '../../auth/site-origin.ts';

const oneHour = 'public, max-age=3600';
const shownEntries = 40;

interface Entry {
  path: string;
  title: string;
  summary: string;
  /** A day: `2026-11-20`. */
  day: string;
}

/** What is new, one feed for each language: videos, guides and the recipes that have a date. */
export async function feedRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const origin = (request: FastifyRequest) => siteOrigin(request, services);
  for (const locale of localeCodes.filter((each) => locales[each].isIndexed)) {
    app.get(feedPath(locale), (request, reply) =>
      reply
        .type('application/atom+xml')
        .header('cache-control', oneHour)
        .send(feed({ origin: origin(request), locale, services })),
    );
  }
}

function feed({
  origin,
  locale,
  services,
}: {
  origin: string;
  locale: Locale;
  services: Services;
}): string {
  const entries = entriesOf({ locale, services });
  const brand = escapeHtml(services.settings.BRAND_NAME);
  const home = origin + screenPath('home', locale);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[locale].languageTag}">`,
    `<id>${home}</id><title>${brand}</title><author><name>${brand}</name></author>`,
    `<updated>${moment(entries[0]?.day ?? '1970-01-01')}</updated>`,
    `<link rel="self" href="${origin}${feedPath(locale)}"/><link href="${home}"/>`,
    ...entries.map((entry) => entryText({ entry, origin })),
    '</feed>',
  ].join('\n');
}

function entryText({ entry, origin }: { entry: Entry; origin: string }): string {
  const { title, summary, day } = entry;
  const address = origin + entry.path;
  return `<entry><id>${address}</id><title>${escapeHtml(title)}</title><link href="${address}"/><updated>${moment(day)}</updated><summary>${escapeHtml(summary)}</summary></entry>`;
}

function moment(day: string): string {
  return `${day}T00:00:00Z`;
}

/** The newest first; of one day in the order of their addresses. */
function entriesOf({ locale, services }: { locale: Locale; services: Services }): Entry[] {
  const { content, videos, pages } = services;
  const language = locales[locale].contentLanguage;
  const recipes = content.recipes.flatMap(({ texts, publishedOn }) => {
    if (publishedOn === null) return [];
    const { slug, title, description } = texts[language];
    return {
      path: screenPath('recipe', locale, { slug }),
      title,
      summary: description,
      day: publishedOn,
    };
  });
  const films = videos.videos.map(({ texts, publishedOn }) => {
    const { slug, title, description } = texts[language];
    return {
      path: screenPath('video', locale, { slug }),
      title,
      summary: description,
      day: publishedOn,
    };
  });
  const guides = allPages(pages)
    .filter(({ kind }) => kind === 'guide')
    .map((page) => {
      const { title, description } = page.texts[language];
      return { path: pagePath(page, locale), title, summary: description, day: page.reviewedOn };
    });
  return [...recipes, ...films, ...guides]
    .toSorted(
      (one, other) => other.day.localeCompare(one.day) || one.path.localeCompare(other.path),
    )
    .slice(0, shownEntries);
}
