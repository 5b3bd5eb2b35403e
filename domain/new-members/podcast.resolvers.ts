import { builder } from '../../api/builder.ts';
import { locales } from '../../i18n/locales.ts';
import type { Language } from '../../lib/language.ts';

builder.queryField('podcastUrl', (t) =>
  t.string({
    nullable: true,
    description: "Where the operator's podcast is heard, in the language of the endpoint.",
    resolve: (_root, _input, { services: { settings }, locale }) => {
      const urls: Record<Language, string | undefined> = {
        en: settings.PODCAST_URL_EN,
        es: settings.PODCAST_URL_ES,
        sv: settings.PODCAST_URL_SV,
      };
      return urls[locales[locale].contentLanguage] ?? null;
    },
  }),
);
