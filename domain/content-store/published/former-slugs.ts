import { languages, perLanguage } from '../../../lib/language.ts';
import { slugOf } from '../../../lib/slug.ts';
import { slugsLeadingTo, type FormerSlugsOf, type SlugIndex } from '../../../lib/slug-index.ts';
import type { PublishedNames } from '../content-store.store.ts';
import type { Edited } from './edited.ts';

export const calledNothing: Edited['called'] = perLanguage(() => []);

/** A food has the address of its name, any other thing one that was written or is its id. */
export function calledSo({ kind, id, versions }: PublishedNames): Edited['called'] {
  return perLanguage((language) => {
    const slugs = versions.map((fields) =>
      kind === 'FOOD' ? slugOf(fields[`title.${language}`] ?? '') : fields[`slug-${language}`],
    );
    return [...new Set(slugs.map((slug) => slug || id))];
  });
}

/** What `calledSo` reads of a version. */
export const fieldsOfNames = languages.flatMap((each) => [`title.${each}`, `slug-${each}`]);

/** Who has a link of before a thing was edited, or of before it was edited again, still finds it. */
export function formerSlugs<Item>(args: {
  /** As the files have it. */
  index: SlugIndex<Item>;
  idOf: (item: Item) => string;
  edits: ReadonlyMap<string, Edited>;
}): FormerSlugsOf {
  const { index, idOf, edits } = args;
  const ofFiles = slugsLeadingTo(index, idOf);
  return perLanguage((language) => {
    const called = [...edits.values()].flatMap(({ id, called: of }) =>
      of[language].map((slug) => [slug, id] as const),
    );
    return { ...ofFiles[language], ...Object.fromEntries(called) };
  });
}
