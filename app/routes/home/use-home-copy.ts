import * as m from '../../../i18n/paraglide/messages.js';
import { useOfflineCopy } from '../../offline/use-offline-copy.ts';
import { useLocale } from '../../shell/locale.ts';
import { planCopies, planPictures } from '../meal-plans/plan/plan-copies.ts';
import { planTitle } from '../../plans/plan-title.ts';
import type { HomePlan } from './plan-day.ts';

interface HomeCopy {
  plan: HomePlan | null;
  units: string;
  favorites: readonly { id: string }[];
}

/** Keeps a member's home and the plan they follow, which opens from there. */
export function useHomeCopy({ plan, units, favorites }: HomeCopy): void {
  const locale = useLocale();
  useOfflineCopy(() => {
    const planned = plan && `${plan.slug} ${plan.version} ${plan.beginsOn}`;
    return {
      title: m.home_member_title(),
      version: [planned, ...favorites.map(({ id }) => id)].join(),
      pictures: plan ? planPictures(plan) : [],
      also: plan ? planCopies({ plan, title: planTitle(plan), units, locale }) : [],
    };
  });
}
