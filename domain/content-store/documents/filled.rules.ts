import { languages } from '../../../lib/language.ts';
import { slugOf } from '../../../lib/slug.ts';
import { languageOfField, textOfField, type Fields } from './document.rules.ts';

/** What is not translated is told by language, not line by line: a reader meets the English text. */
export function withEnglish(fields: Fields): Fields {
  const filled = Object.entries(fields).flatMap(([field, value]) => {
    // A short title is asked for where the title of the language is long.
    if (languageOfField(field) !== 'en' || field === 'short.en') return [];
    return languages.map((language) => [`${textOfField(field)}.${language}`, value] as const);
  });
  return withSlugs({ ...Object.fromEntries(filled), ...fields });
}

/** An address that nobody chose is made of the title. */
export function withSlugs(fields: Fields): Fields {
  const made = languages
    .filter((language) => language !== 'en')
    .map((language) => [`slug-${language}`, slugOf(fields[`title.${language}`] ?? '')] as const)
    .filter(([, slug]) => slug !== '');
  return { ...Object.fromEntries(made), ...fields };
}
