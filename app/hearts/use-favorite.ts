import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { network } from '../offline/network.ts';
import { useLocale } from '../shell/locale.ts';
import { useToast } from '../ui/feedback/toast.tsx';
import {
  favoriteFields,
  readFavorite,
  type FavoriteAnswer,
  type FavoriteChange,
} from './favorite-form.ts';

/** Several hearts of one recipe share an answer: it is told once. */
const told = new WeakSet<FavoriteAnswer>();

interface Favorite {
  /** At once as it was pressed; as before when that could not be kept. */
  isFavorite: boolean;
  set: (isFavorite: boolean) => void;
}

/** Whether something is a favorite, and the way to change it. */
export function useFavorite({ itemType, itemId, isFavorite }: FavoriteChange): Favorite {
  const action = screenPath('favorites', useLocale());
  const fetcher = useFetcher<FavoriteAnswer>({ key: `favorite:${itemType}:${itemId}` });
  const toast = useToast();
  const pending = fetcher.formData && readFavorite(fetcher.formData);
  const answer = fetcher.data;

  useEffect(() => {
    const [problem] = answer?.problems ?? [];
    if (answer === undefined || problem === undefined || told.has(answer)) return;
    told.add(answer);
    toast({ text: problem.message });
  }, [answer, toast]);

  function set(isWanted: boolean) {
    // The part of the app that would send it cannot be loaded either.
    if (!network().isThere()) return toast({ text: m.favorites_not_saved() });
    const fields = favoriteFields({ itemType, itemId, isFavorite: isWanted });
    void fetcher.submit(fields, { method: 'post', action });
  }

  return { isFavorite: pending ? pending.isFavorite : isFavorite, set };
}
