import { stringify } from 'yaml';
import { languages } from '../../../lib/language.ts';
import { writtenKey } from '../../pages/collections/collection-keys.rules.ts';
import {
  checkCollections,
  isGuideIn,
  type Collections,
} from '../../pages/collections/collections.ts';
import type { Pages } from '../../pages/page.ts';
import { isShelfSearch } from '../../search/recipes/recipe-collections.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { idsOf, type Fields } from '../documents/document.rules.ts';
import { withEnglish } from '../documents/filled.rules.ts';
import type { EditedFile } from '../kinds/edited-file.ts';
import type { Remark } from '../kinds/remark.ts';

/** There is one: all shelves, in their order. */
export const collectionsId = 'collections';

/** What the file calls a list of shelves, the field that orders it, and what a shelf holds. */
const shelves = [
  { part: 'guides', list: 'guidesets', line: 'guideset', holds: 'guides' },
  { part: 'dishes', list: 'dishsets', line: 'dishset', holds: 'covers' },
] as const;

/** Shelves of guides and dishes, as their editor changes them. */
export function fieldsOfCollections({ guides, dishes }: Collections): Fields {
  const shown = {
    guides: guides.map(({ guides: held, ...each }) => ({ ...each, search: '', held })),
    dishes: dishes.map(({ covers: held, ...each }) => ({ ...each, held })),
  };
  const fields = shelves.flatMap(({ part, list, line, holds }): [string, string][] => [
    [list, shown[part].map(({ key }) => writtenKey(key)).join(' ')],
    ...shown[part].flatMap(({ key, titles, search, held }): [string, string][] => [
      ...languages.map((language): [string, string] => [
        `${line}.${writtenKey(key)}.title.${language}`,
        titles[language],
      ]),
      [`${line}.${writtenKey(key)}.search`, search],
      [`${line}.${writtenKey(key)}.${holds}`, held.join(' ')],
    ]),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

function collectionsOf(fields: Fields) {
  return Object.fromEntries(
    shelves.map(({ part, list, line, holds }) => [
      part,
      idsOf(fields, list).map((key) => ({
        key,
        ...Object.fromEntries(
          languages.map((language) => [language, fields[`${line}.${key}.title.${language}`] ?? '']),
        ),
        ...(part === 'dishes' && { search: fields[`${line}.${key}.search`] ?? '' }),
        [holds]: idsOf(fields, `${line}.${key}.${holds}`),
      })),
    ]),
  );
}

export function collectionsFile(fields: Fields): EditedFile {
  return { name: 'collections.yaml', text: stringify(collectionsOf(fields)), fields: [] };
}

interface Judging {
  fields: Fields;
  content: ContentIndex;
  pages: Pages;
}

export function judgeCollections({ fields, content, pages }: Judging): {
  remarks: readonly Remark[];
  collections: Collections | null;
} {
  const written = collectionsOf(withEnglish(fields));
  const { collections, problems } = checkCollections({
    written,
    content,
    pages,
    isSearch: isShelfSearch,
  });
  const remarks = problems.map(({ path, message }): Remark => ({
    field: fieldOf(path, fields),
    level: 'STOPS',
    message,
  }));
  return { collections, remarks };
}

/** `guides.1.sv` is the Swedish title of the second shelf of guides. */
function fieldOf(path: readonly PropertyKey[], fields: Fields): string {
  const [part, at, name = ''] = path.map(String);
  const shelf = shelves.find((each) => each.part === part) ?? shelves[0];
  const key = idsOf(fields, shelf.list)[Number(at)];
  if (key === undefined || name === 'key') return shelf.list;
  if (name === 'search') return `${shelf.line}.${key}.search`;
  const isTitle = languages.some((language) => language === name);
  return `${shelf.line}.${key}.${isTitle ? `title.${name}` : shelf.holds}`;
}

/** The shelves without dishes and guides that are no longer there; one without any guide is none. */
export function withoutGoneThings({ fields, content, pages }: Judging): Fields {
  const kept = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const ids = value.split(' ');
      if (/^dishset\..*\.covers$/.test(field)) {
        return [field, ids.filter((id) => content.recipesById.has(id)).join(' ')];
      }
      if (!/^guideset\..*\.guides$/.test(field)) return [field, value];
      return [field, ids.filter((id) => isGuideIn(pages, id)).join(' ')];
    }),
  );
  const held = idsOf(fields, 'guidesets').filter((id) => kept[`guideset.${id}.guides`] !== '');
  return { ...kept, guidesets: held.join(' ') };
}
