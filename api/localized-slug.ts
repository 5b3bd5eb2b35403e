import { languages, type Language, type PerLanguage } from '../lib/language.ts';
import { builder } from './builder.ts';

interface LocalizedSlug {
  language: Language;
  slug: string;
}

export const LocalizedSlugType = builder.objectRef<LocalizedSlug>('LocalizedSlug').implement({
  fields: (t) => ({
    language: t.exposeString('language', { description: 'en, es or sv.' }),
    slug: t.exposeString('slug'),
  }),
});

export function localizedSlugs(slugs: PerLanguage<string>): LocalizedSlug[] {
  return languages.map((language) => ({ language, slug: slugs[language] }));
}
