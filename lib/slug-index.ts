import { perLanguage, type Language, type PerLanguage } from './language.ts';

/** Former slugs, which old links still have, each with the id of what it leads to. */
export type FormerSlugsOf = PerLanguage<Readonly<Record<string, string>>>;

export const noFormerSlugs: FormerSlugsOf = perLanguage(() => ({}));

/** Things by the slug a link of a language has. */
export type SlugIndex<Item> = PerLanguage<ReadonlyMap<string, Item>>;

/** By what things are called, and by what they were called before. The first of two has a slug. */
export function indexBySlug<Item>(args: {
  items: readonly Item[];
  idOf: (item: Item) => string;
  slugOf: (item: Item, language: Language) => string;
  former: FormerSlugsOf;
}): SlugIndex<Item> {
  const { items, idOf, slugOf, former } = args;
  const byId = new Map(items.toReversed().map((item) => [idOf(item), item]));
  return perLanguage((language) => {
    const current = items.map((item) => [slugOf(item, language), item] as const);
    const before = Object.entries(former[language]).flatMap(([slug, id]) => {
      const item = byId.get(id);
      return item === undefined ? [] : [[slug, item] as const];
    });
    // Later entries win in a Map.
    return new Map([...before, ...current.toReversed()]);
  });
}

/** Whatever found a thing goes on finding it after the thing was changed. */
export function slugsLeadingTo<Item>(
  index: SlugIndex<Item>,
  idOf: (item: Item) => string,
): FormerSlugsOf {
  return perLanguage((language) => {
    return Object.fromEntries([...index[language]].map(([slug, item]) => [slug, idOf(item)]));
  });
}
