import { stringify } from 'yaml';
import { languages, perLanguage, type Language, type PerLanguage } from '../../../lib/language.ts';
import { readBlocks } from '../../pages/blocks-text.rules.ts';
import { readFigureFacts } from '../../pages/figure-text.rules.ts';
import { isPageKey, pageFileName } from '../../pages/page-keys.rules.ts';
import { idsOf, type Fields } from '../documents/document.rules.ts';
import type { EditedFile } from '../kinds/edited-file.ts';

interface Written {
  id: string;
  fields: Fields;
}

/** The three files of a page, in the form of those in content/pages. */
export function pageFiles({ id, fields }: Written): readonly EditedFile[] {
  const sources = pageSources({ id, fields });
  return languages.map((language) => ({
    name: `pages/${pageFileName(id, language)}`,
    text: sources[language],
    fields: [],
  }));
}

export function pageSources({ id, fields }: Written): PerLanguage<string> {
  return perLanguage((language) => {
    const slug = isPageKey(id) || language === 'en' ? {} : slugOf(fields, language);
    const texts = { ...slug, ...textsOf(fields, language) };
    return stringify(language === 'en' ? { facts: factsOf(fields), ...texts } : texts);
  });
}

function slugOf(fields: Fields, language: Language) {
  return { slug: fields[`slug-${language}`] ?? '' };
}

function factsOf(fields: Fields) {
  const of = (field: string) => fields[field] ?? '';
  return {
    kind: of('kind'),
    reviewed: of('reviewed'),
    ...(of('checkedBy') !== '' && { checked: { by: of('checkedBy'), on: of('checkedOn') } }),
    picture: of('picture'),
    recipes: idsOf(fields, 'recipes'),
    sources: Object.fromEntries(
      idsOf(fields, 'sources').map((id) => [
        id,
        {
          ...Object.fromEntries(
            ['authors', 'title', 'journal'].map((name) => [name, of(`source.${id}.${name}`)]),
          ),
          year: Number(of(`source.${id}.year`)),
          pmid: of(`source.${id}.pmid`) || null,
          doi: of(`source.${id}.doi`) || null,
        },
      ]),
    ),
    figures: Object.fromEntries(
      idsOf(fields, 'figures').map((id) => [id, readFigureFacts(of(`figure.${id}.data`))]),
    ),
  };
}

function textsOf(fields: Fields, language: Language) {
  const of = (text: string) => fields[`${text}.${language}`] ?? '';
  return {
    title: of('title'),
    lead: of('lead'),
    ...(of('description') !== '' && { description: of('description') }),
    short: idsOf(fields, 'shorts').map((id) => of(`short.${id}.text`)),
    sections: idsOf(fields, 'sections').map((id) => ({
      id,
      title: of(`section.${id}.title`),
      blocks: readBlocks(of(`section.${id}.body`)),
    })),
  };
}
