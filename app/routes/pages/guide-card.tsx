import { guideKeys } from '../../../domain/pages/guides/guide-keys.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { TintCard, type Tint } from '../../ui/cards/tint-card.tsx';
import type { GuideLinkFragment } from './operations.gen.ts';

const tints: readonly Tint[] = ['butter', 'sage', 'blush', 'sky', 'lilac', 'oat'];

/** Those with a screen in turn, others by their letters. */
function placeOf(key: string): number {
  const place = guideKeys.findIndex((each) => each === key);
  return place === -1 ? [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) : place;
}

interface GuideCardProps {
  guide: GuideLinkFragment;
  /** It is among what one sees first of a page: its picture comes at once. */
  isFirst?: boolean;
}

/** A guide on a shelf; its tablecloth is always the same. */
export function GuideCard({ guide, isFirst = false }: GuideCardProps) {
  const { key, path, title, pictureRecipeId, readingMinutes, isRead } = guide;
  return (
    <TintCard
      to={path}
      title={title}
      detail={[
        m.pages_guide_minutes({ count: readingMinutes }),
        ...(isRead ? [m.pages_guide_is_read()] : []),
      ].join(' · ')}
      tint={tints[placeOf(key) % tints.length]}
      picture={
        <img
          src={`/plate/${pictureRecipeId}.svg`}
          alt=""
          width={208}
          height={208}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      }
    />
  );
}
