import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { addLocalDays } from '../../../../lib/local-time.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { Locale } from '../../../../i18n/locales.ts';
import type { FoodLogSlot } from '../../../graphql/schema-types.gen.ts';
import { longDateHeading } from '../../../dates/weekday-name.ts';
import { useLocale } from '../../../shell/locale.ts';
import { IconButtonLink } from '../../../ui/actions/icon-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AddFoodCard } from './add-food-card.tsx';
import { CopyDayForm } from './copy-day-form.tsx';
import { EatenList } from './eaten-list.tsx';
import { FoodTotalsCard } from './food-totals-card.tsx';
import type { LoadedFood } from './load-food.ts';
import { PlannedMealsCard } from './planned-meals-card.tsx';
import { daysBeside, foodPath } from '../tracking-address.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';

interface FoodTabProps extends LoadedFood {
  today: string;
  newId: string;
  /** The meal of this time of day. */
  slot: FoodLogSlot;
  answer: TrackingAnswer | undefined;
}

/** A day of eating, against what one means to eat. */
export function FoodTab({
  today,
  newId,
  slot,
  answer,
  address,
  foodDay,
  hasBarcodes,
  found,
}: FoodTabProps) {
  const locale = useLocale();
  const { day } = foodDay;
  const { before, after } = daysBeside({ day, today });
  return (
    <>
      <PageHeader
        title={dayTitle({ day, today, locale })}
        actions={
          <>
            <IconButtonLink
              to={foodPath({ day: before, today, locale })}
              preventScrollReset
              look="outlined"
              icon={ArrowLeftIcon}
              label={m.tracking_day_before()}
            />
            {after && (
              <IconButtonLink
                to={foodPath({ day: after, today, locale })}
                preventScrollReset
                look="outlined"
                icon={ArrowRightIcon}
                label={m.tracking_day_after()}
              />
            )}
          </>
        }
      />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-6">
        <div className="grid min-w-0 content-start gap-5">
          <FoodTotalsCard foodDay={foodDay} />
          <PlannedMealsCard foodDay={foodDay} newId={newId} />
          <EatenList foodDay={foodDay}>
            {foodDay.dayBeforeCount > 0 && <CopyDayForm foodDay={foodDay} newId={newId} />}
          </EatenList>
        </div>
        <div className="min-w-0">
          <AddFoodCard
            key={day}
            address={address}
            today={today}
            newId={newId}
            slot={slot}
            hasBarcodes={hasBarcodes}
            found={found}
            answer={answer}
          />
        </div>
      </div>
    </>
  );
}

function dayTitle({ day, today, locale }: { day: string; today: string; locale: Locale }): string {
  if (day === today) return m.tracking_today();
  if (day === addLocalDays(today, -1)) return m.tracking_yesterday();
  return longDateHeading({ date: day, locale });
}
