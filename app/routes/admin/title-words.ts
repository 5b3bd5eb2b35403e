import { useRouteLoaderData } from 'react-router';
import type { RootQuery } from '../../operations.gen.ts';

/** Titles as their readers see them: with the name of this place where its words leave room for it. */
export function useTitleWords(): (title: string) => string {
  const name = useRouteLoaderData<Pick<RootQuery, 'brand'>>('root')?.brand.name;
  return (title) => (name === undefined ? title : title.replaceAll('{brand}', name));
}
