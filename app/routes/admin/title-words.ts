import { useRouteLoaderData } from 'react-router';
import type { RootQuery } from '../../operations.gen.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { editedKindName } from './kind-words.ts';

/** Titles as their readers see them: with the name of this place where its words leave room for it. */
export function useTitleWords(): (title: string) => string {
  const name = useRouteLoaderData<Pick<RootQuery, 'brand'>>('root')?.brand.name;
  return (title) => (name === undefined ? title : title.replaceAll('{brand}', name));
}

/** How a thing that is edited is called: what there is one of by its kind, a new one by that it has no name yet. */
export function useThingName(): (thing: { kind: string; title: string }) => string {
  const titleWords = useTitleWords();
  return ({ kind, title }) => {
    if (kind === 'COLLECTION' || kind === 'LANDING') return editedKindName(kind);
    return title === '' ? m.kitchen_untitled() : titleWords(title);
  };
}
