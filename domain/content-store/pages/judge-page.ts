import { languages } from '../../../lib/language.ts';
import { compilePage, type PageSurroundings } from '../../pages/compile-pages.ts';
import type { PageKey } from '../../pages/page-keys.rules.ts';
import type { Page } from '../../pages/page.ts';
import { idsOf, textOfField, type Fields } from '../documents/document.rules.ts';
import { withEnglish } from '../documents/filled.rules.ts';
import type { Remark } from '../kinds/remark.ts';
import { pathOf, wordsOf } from '../kinds/told-error.ts';
import { pageSources } from './page-files.ts';

interface Judging extends PageSurroundings {
  id: PageKey;
  fields: Fields;
}

export interface JudgedPage {
  readonly remarks: readonly Remark[];
  readonly page: Page | null;
}

/** Reads a draft as the build reads a page; what is wrong in one section is told beside it. */
export function judgePage(args: Judging): JudgedPage {
  const whole = compiled(args);
  if (whole.page !== null) return { remarks: [], page: whole.page };
  const place = fieldAt(whole.path, args.fields);
  if (place !== null) {
    const message = whole.message ?? '';
    return { remarks: [{ field: place, level: 'STOPS', message }], page: null };
  }
  const remarks = languages.flatMap((language) =>
    idsOf(args.fields, 'sections').flatMap((id): Remark[] => {
      const field = `section.${id}.body.${language}`;
      const { message } = compiled({ ...args, fields: withOneSection(args.fields, id, language) });
      return message === null ? [] : [{ field, level: 'STOPS', message }];
    }),
  );
  const told = remarks.length > 0 ? withoutEchoes(remarks) : [wholeRemark(args, whole.message)];
  return { remarks: told, page: null };
}

/** Where languages differ in their parts, the first section that does; else what is wrong at all. */
function wholeRemark(args: Judging, whole: string | null): Remark {
  for (const id of idsOf(args.fields, 'sections')) {
    const { message } = compiled({ ...args, fields: { ...args.fields, sections: id, shorts: '' } });
    if (message === null) continue;
    const language = /\.(es|sv)\.yaml/.exec(message)?.[1] ?? 'en';
    return { field: `section.${id}.body.${language}`, level: 'STOPS', message };
  }
  return { field: 'title.en', level: 'STOPS', message: whole ?? '' };
}

/** What only a language lacks is told of that language alone. */
function withoutEchoes(remarks: readonly Remark[]): readonly Remark[] {
  const english = new Set(
    remarks.filter(({ field }) => field.endsWith('.en')).map(({ field }) => textOfField(field)),
  );
  return remarks.filter(({ field }) => field.endsWith('.en') || !english.has(textOfField(field)));
}

/** The page with this section alone, in this language everywhere. */
function withOneSection(fields: Fields, id: string, language: string): Fields {
  const inLanguage = Object.entries(fields).filter(([field]) => field.endsWith(`.${language}`));
  return {
    ...fields,
    sections: id,
    shorts: '',
    ...Object.fromEntries(
      inLanguage.flatMap(([field, value]) =>
        languages.map((each) => [`${textOfField(field)}.${each}`, value] as const),
      ),
    ),
  };
}

interface Compiled {
  readonly page: Page | null;
  readonly message: string | null;
  /** Where in the file it is; nothing where no part of it is meant. */
  readonly path: readonly PropertyKey[];
}

function compiled({ id, fields, content }: Judging): Compiled {
  try {
    const sources = pageSources({ id, fields: withEnglish(fields) });
    return { page: compilePage({ key: id, sources, content }), message: null, path: [] };
  } catch (error) {
    return { page: null, message: wordsOf(error), path: pathOf(error) };
  }
}

/** Null for the blocks of a section, which are read one language after the other. */
function fieldAt(path: readonly PropertyKey[], fields: Fields): string | null {
  const [part = '', at = '', name = ''] = path.map(String);
  switch (part) {
    case 'title':
    case 'lead':
    case 'description':
      return `${part}.en`;
    case 'short':
      return `short.${idsOf(fields, 'shorts')[Number(at)]}.text.en`;
    case 'sections':
      return name === 'title' ? `section.${idsOf(fields, 'sections')[Number(at)]}.title.en` : null;
    case 'sources':
      return `source.${at}.${name}`;
    case 'figures':
      return `figure.${at}.data`;
    default:
      return part === '' ? null : part;
  }
}
