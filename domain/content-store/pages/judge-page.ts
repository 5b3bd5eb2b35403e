import { languages, type Language } from '../../../lib/language.ts';
import { isSlug } from '../../../lib/slug.ts';
import { compilePage, type PageSurroundings } from '../../pages/compile-pages.ts';
import { expectOwnAddresses } from '../../pages/find-page.ts';
import type { Page, Pages } from '../../pages/page.ts';
import { idsOf, textOfField, type Fields } from '../documents/document.rules.ts';
import { withEnglish } from '../documents/filled.rules.ts';
import type { Remark } from '../kinds/remark.ts';
import { issuesOf, wordsOf } from '../kinds/told-error.ts';
import { pageSources } from './page-files.ts';

interface Judging extends PageSurroundings {
  id: string;
  fields: Fields;
  /** Among which it has an address of its own. */
  pages: Pages;
}

export interface JudgedPage {
  readonly remarks: readonly Remark[];
  readonly page: Page | null;
}

/** Reads a draft as the build reads a page; what is wrong in one section is told beside it. */
export function judgePage(args: Judging): JudgedPage {
  const { fields } = args;
  const whole = compiled(args);
  if (whole.page !== null) return { remarks: [], page: whole.page };
  const address = addressField(whole.message ?? '', fields);
  if (address !== null) return { remarks: [stop(address, whole.message ?? '')], page: null };
  const placed = whole.issues.flatMap(({ path, message }) => {
    const field = fieldAt(path, fields);
    return field === null ? [] : [stop(field, message)];
  });
  if (placed.length > 0) return { remarks: placed, page: null };
  const remarks = languages.flatMap((language) =>
    idsOf(args.fields, 'sections').flatMap((id): Remark[] => {
      const field = `section.${id}.body.${language}`;
      const { message } = compiled({ ...args, fields: withOneSection(args.fields, id, language) });
      return message === null ? [] : [stop(field, message)];
    }),
  );
  const told = remarks.length > 0 ? withoutEchoes(remarks) : [wholeRemark(args, whole.message)];
  return { remarks: told, page: null };
}

function stop(field: string, message: string): Remark {
  return { field, level: 'STOPS', message };
}

/** Where the address of another page is said. */
function addressField(message: string, fields: Fields): string | null {
  const language = /^Two pages are called .+ \((\w+)\)\.$/.exec(message)?.[1];
  if (language === undefined) return null;
  return fields[`slug-${language}`] === undefined ? `title.${language}` : `slug-${language}`;
}

/** Where languages differ in their parts, the first section that does; else what is wrong at all. */
function wholeRemark(args: Judging, whole: string | null): Remark {
  for (const id of idsOf(args.fields, 'sections')) {
    const { message } = compiled({ ...args, fields: { ...args.fields, sections: id, shorts: '' } });
    if (message === null) continue;
    const language = /\.(es|sv)\.yaml/.exec(message)?.[1] ?? 'en';
    return stop(`section.${id}.body.${language}`, message);
  }
  return stop('title.en', whole ?? '');
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
  /** Each with its place in the file; nothing where no part of it is meant. */
  readonly issues: ReturnType<typeof issuesOf>;
}

function compiled({ id, fields, content, pages }: Judging): Compiled {
  try {
    const sources = pageSources({ id, fields: withEnglish(fields) });
    const page = compilePage({ key: id, sources, content });
    expectOwnAddresses([...Object.values<Page>(pages).filter(({ key }) => key !== id), page]);
    return { page, message: null, issues: [] };
  } catch (error) {
    return { page: null, message: wordsOf(error), issues: issuesOf(error) };
  }
}

function slugIn(fields: Fields, language: Language): string {
  return withEnglish(fields)[`slug-${language}`] ?? '';
}

/** Null for the blocks of a section, which are read one language after the other. */
function fieldAt(path: readonly PropertyKey[], fields: Fields): string | null {
  const [part = '', at = '', name = ''] = path.map(String);
  switch (part) {
    case 'title':
    case 'lead':
    case 'description':
      return `${part}.en`;
    case 'checked':
      return at === 'on' ? 'checkedOn' : 'checkedBy';
    case 'slug':
      return `title.${languages.find((each) => each !== 'en' && !isSlug(slugIn(fields, each)))}`;
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
