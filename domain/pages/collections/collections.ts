import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { perLanguage, type PerLanguage } from '../../../lib/language.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import { findPage } from '../find-page.ts';
import { isGuide } from '../guides/guide-keys.rules.ts';
import type { Pages } from '../page.ts';
import { shelfKey, shippedSearchOf } from './collection-keys.rules.ts';

export interface GuideCollection {
  readonly key: string;
  readonly titles: PerLanguage<string>;
  /** The keys of their pages, in the order to read them. */
  readonly guides: readonly string[];
}

export interface DishCollection {
  readonly key: string;
  readonly titles: PerLanguage<string>;
  /** What finds its dishes, as the address of the search has it: `dish=soup&time=up_to_30`. */
  readonly search: string;
  /** Stand for it first; others of its dishes follow. */
  readonly covers: readonly RecipeId[];
}

/** Shelves of guides and of dishes, in the order they are shown. */
export interface Collections {
  readonly guides: readonly GuideCollection[];
  readonly dishes: readonly DishCollection[];
}

const text = z.string().trim().min(1);
const titles = { en: text, es: text, sv: text };
const mostCovers = 3;
const key = z.string().regex(/^[a-z0-9-]{1,60}$/);

const collectionsSchema = z.strictObject({
  guides: z.array(
    z.strictObject({
      ...titles,
      key,
      guides: z.array(z.string()).min(1),
    }),
  ),
  dishes: z.array(
    z.strictObject({
      ...titles,
      key,
      search: z.string().trim().default(''),
      covers: z.array(z.string()).max(mostCovers).default([]),
    }),
  ),
});

interface Surroundings {
  readonly content: { readonly recipesById: ReadonlyMap<string, unknown> };
  readonly pages: Pages;
  readonly isSearch: (search: string) => boolean;
}

/** Throws for a shelf that is none, a guide on two of them, and a guide or dish that does not exist. */
export async function compileCollections(
  args: Surroundings & { file: string },
): Promise<Collections> {
  const written: unknown = parse(await readFile(args.file, 'utf8'));
  const { collections, problems } = checkCollections({ ...args, written });
  if (collections !== null) return collections;
  throw new Error(`${args.file}: ${problems.map(({ message }) => message).join(' ')}`);
}

interface CollectionsProblem {
  /** Where in the file it is. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The shelves as they are shown, or what is wrong with them and where. */
export function checkCollections({
  written,
  content,
  pages,
  isSearch,
}: Surroundings & { written: unknown }): {
  collections: Collections | null;
  problems: readonly CollectionsProblem[];
} {
  const read = collectionsSchema.safeParse(written);
  if (!read.success) {
    const problems = read.error.issues.map((issue) => ({
      path: issue.path,
      message:
        issue.code === 'too_small'
          ? 'A text is missing here.'
          : `This is filled in another way: ${issue.path.join(' ')}.`,
    }));
    return { collections: null, problems };
  }
  const { guides } = read.data;
  const dishes = read.data.dishes.map((each) => {
    return { ...each, search: each.search === '' ? shippedSearchOf(each.key) : each.search };
  });
  const problems = [
    ...repeated(guides.map((each) => each.guides)).map(({ at, id }) => ({
      path: ['guides', at, 'guides'],
      message: `"${id}" is on two shelves.`,
    })),
    ...guides.flatMap((each, at) =>
      each.guides
        .filter((id) => !isGuideIn(pages, id))
        .map((id) => ({ path: ['guides', at, 'guides'], message: `"${id}" is no guide.` })),
    ),
    ...dishes.flatMap(({ search }, at) => {
      if (isSearch(search)) return [];
      return [{ path: ['dishes', at, 'search'], message: `"${search}" is no search of dishes.` }];
    }),
    ...dishes.flatMap(({ covers }, at) =>
      covers
        .filter((id) => !content.recipesById.has(id))
        .map((id) => ({ path: ['dishes', at, 'covers'], message: `"${id}" is no recipe.` })),
    ),
  ];
  if (problems.length > 0) return { collections: null, problems };
  return {
    problems,
    collections: {
      guides: guides.map((each) => ({
        key: shelfKey(each.key),
        titles: perLanguage((language) => each[language]),
        guides: each.guides,
      })),
      dishes: dishes.map((each) => ({
        key: shelfKey(each.key),
        search: each.search,
        titles: perLanguage((language) => each[language]),
        covers: each.covers,
      })),
    },
  };
}

export function isGuideIn(pages: Pages, id: string): boolean {
  const page = findPage(pages, id);
  return page !== null && isGuide(page);
}

function repeated(shelves: readonly (readonly string[])[]): { at: number; id: string }[] {
  const seen = new Set<string>();
  return shelves.flatMap((ids, at) =>
    ids.flatMap((id) => {
      const isAgain = seen.has(id);
      seen.add(id);
      return isAgain ? [{ at, id }] : [];
    }),
  );
}
