import { guideKeys } from '../../../domain/pages/guides/guide-keys.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { TintCard, type Tint } from '../../ui/cards/tint-card.tsx';
import type { GuideLinkFragment } from './operations.gen.ts';

const tints: readonly Tint[] = ['butter', 'sage', 'blush', 'sky', 'lilac', 'oat'];

/** A guide on a shelf; its tablecloth is always the same. */
export function GuideCard({ guide }: { guide: GuideLinkFragment }) {
  const { key, title, pictureRecipeId, readingMinutes, isRead } = guide;
  return (
    <TintCard
      to={screenPath(key, useLocale())}
      title={title}
      detail={[
        m.pages_guide_minutes({ count: readingMinutes }),
        ...(isRead ? [m.pages_guide_is_read()] : []),
      ].join(' · ')}
      tint={tints[guideKeys.findIndex((each) => each === key) % tints.length]}
      picture={
        <img src={`/plate/${pictureRecipeId}.svg`} alt="" width={208} height={208} loading="lazy" />
      }
    />
  );
}
