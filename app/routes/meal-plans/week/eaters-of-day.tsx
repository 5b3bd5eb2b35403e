import * as m from '../../../../i18n/paraglide/messages.js';
import { everybodyNamed, useEaterNames } from '../../../plans/eater-names.ts';
import { useLocale } from '../../../shell/locale.ts';
import { EaterPlates } from '../../../ui/data/eater-plates.tsx';
import { useDayEaters } from './use-day-eaters.ts';

/** Whom the day is for, where there is room for it. */
export function EatersOfDay(props: Parameters<typeof useDayEaters>[0]) {
  const names = useEaterNames();
  const { eaters, awayCount } = useDayEaters(props);
  const locale = useLocale();
  if (eaters.length === 0) return null;
  const everybody = everybodyNamed({ eaters: props.eaters, names, locale });
  const people =
    everybody === null
      ? m.meal_plans_for_people({ count: eaters.length })
      : m.meal_plans_for_named({ names: everybody });
  const label = awayCount === 0 ? people : m.meal_plans_eaters_away({ people, count: awayCount });
  return (
    <span className="mt-1 max-lg:hidden">
      <EaterPlates eaters={eaters} label={label} />
    </span>
  );
}
