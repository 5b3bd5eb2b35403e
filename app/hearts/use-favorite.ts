import { useEffect } from 'react';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import type { FormAnswer } from '../forms/form-answers.ts';
import { useBackgroundForm } from '../forms/use-background-form.ts';
import { useLocale } from '../shell/locale.ts';
import { useToast } from '../ui/feedback/toast.tsx';
import { favoriteFields, favoriteForms, type FavoriteChange } from './favorite-form.ts';

/** Several hearts of one recipe share an answer: it is told once. */
const told = new WeakSet<FormAnswer>();

interface Favorite {
  /** At once as it was pressed; as before when that could not be kept. */
  isFavorite: boolean;
  set: (isFavorite: boolean) => void;
}

/** Whether something is a favorite, and the way to change it. */
export function useFavorite({ itemType, itemId, isFavorite }: FavoriteChange): Favorite {
  const action = screenPath('favorites', useLocale());
  const fetcherKey = `favorite:${itemType}:${itemId}`;
  const form = useBackgroundForm({ set: favoriteForms, action, fetcherKey });
  const toast = useToast();
  const { answer, problem, again } = form;

  useEffect(() => {
    if (answer === null || problem === undefined || told.has(answer)) return;
    told.add(answer);
    const button = again && { label: m.site_try_again(), onPress: again };
    toast({ text: problem, ...(button && { action: button }) });
  }, [answer, problem, again, toast]);

  function set(isWanted: boolean) {
    form.send('set', favoriteFields({ itemType, itemId, isFavorite: isWanted }));
  }

  return { isFavorite: form.sent?.fields.favorite ?? isFavorite, set };
}
