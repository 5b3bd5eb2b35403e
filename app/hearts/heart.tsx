import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { useLocale } from '../shell/locale.ts';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { favoriteFields, type FavoriteChange } from './favorite-form.ts';
import { useFavorite } from './use-favorite.ts';

interface HeartProps extends FavoriteChange {
  /** Of the recipe or plan. */
  title: string;
  look?: 'filled' | 'outlined';
  /** In the place of what a press does otherwise. */
  onPress?: (isFavorite: boolean) => void;
}

/** Marks a favorite and takes the mark away; a plain form, so that it works at once. */
export function Heart({ title, look = 'filled', onPress, ...item }: HeartProps) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { isFavorite, set } = useFavorite(item);
  const { itemType, itemId } = item;
  const fields = favoriteFields({ itemType, itemId, isFavorite: !isFavorite });

  function press(event: SubmitEvent) {
    event.preventDefault();
    (onPress ?? set)(!isFavorite);
  }

  return (
    <form
      method="post"
      action={screenPath('favorites', locale)}
      onSubmit={press}
      data-noprint
      className="contents"
    >
      {Object.entries({ ...fields, return_to: `${pathname}${search}` }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <IconButton
        type="submit"
        look={look}
        icon={HeartIcon}
        label={m.favorites_heart({ title })}
        isPressed={isFavorite}
      />
    </form>
  );
}
