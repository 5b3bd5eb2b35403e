import type { Page } from '../../pages/page.ts';
import type { ItemKey } from '../content-store.store.ts';
import type { Catalogue } from '../kinds/catalogue.ts';

/** Where a thing stands by name: it cannot be taken away under them. */
export function usesOf({ kind, id }: ItemKey, catalogue: Catalogue): readonly string[] {
  const { themedPlans, programs, landing, pages, videos, collections } = catalogue;
  const named = `"${id}"`;
  const names = (part: unknown) => JSON.stringify(part).includes(named);
  const ofPrograms = programs.programs.filter(names).map(({ key }) => key);
  if (kind === 'MEAL_PLAN') return ofPrograms;
  if (kind === 'VIDEO') return [];
  if (kind === 'PAGE') return usesOfPage(id, catalogue);
  if (kind === 'PROGRAM') {
    return videos.videos.filter(({ lesson }) => lesson?.program === id).map((video) => video.id);
  }
  return [
    ...themedPlans.plans.filter(names).map(({ key }) => key),
    ...ofPrograms,
    ...videos.videos.filter(names).map((video) => video.id),
    ...Object.entries(pages)
      .filter(([, page]) => names(page))
      .map(([key]) => key),
    ...(names(landing) ? ['landing'] : []),
    ...(names(collections) ? ['collections'] : []),
  ];
}

/** Shelves that hold it, and pages whose words lead to it. */
function usesOfPage(id: string, { pages, collections }: Catalogue): readonly string[] {
  const links = [`"guide/${id}"`, `"plainPage/${id}"`];
  const linking = Object.values<Page>(pages).filter((page) => {
    const written = JSON.stringify(page.texts);
    return page.key !== id && links.some((link) => written.includes(link));
  });
  const isOnShelf = collections.guides.some(({ guides }) => guides.includes(id));
  return [...(isOnShelf ? ['collections'] : []), ...linking.map(({ key }) => key)];
}
