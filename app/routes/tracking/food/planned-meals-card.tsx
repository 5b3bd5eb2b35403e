import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useFetcher } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { FoodDayFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { MealRow } from '../../../ui/cards/meal-row.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { gramsText } from '../../../amounts/figures.ts';
import { slotWords } from './food-words.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { TrackingForm } from '../changes/tracking-form.tsx';

type PlannedMeal = FoodDayFragment['planned'][number];

/** What the plan has for the day: one press, and it is eaten. */
export function PlannedMealsCard({
  foodDay: { day, planned },
  newId,
}: {
  foodDay: FoodDayFragment;
  newId: string;
}) {
  if (planned.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-h3">{m.tracking_planned()}</h2>
      <ul className="mt-2 divide-y divide-line">
        {planned.map((meal) => (
          <li key={meal.key}>
            <Planned meal={meal} day={day} newId={newId} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Planned({ meal, day, newId }: { meal: PlannedMeal; day: string; newId: string }) {
  const locale = useLocale();
  const { recipes, nutrition } = meal;
  const [first] = recipes;
  if (!first) return null;
  const { netCarbsGrams: amount, isNetCarbsApproximate: isApproximate } = nutrition;
  return (
    <MealRow
      picture={dishPicture(first.id)}
      slot={slotWords[meal.meal]()}
      title={recipes.map(({ title }) => title).join(' + ')}
      detail={m.tracking_net_carbs_of({ amount: gramsText({ amount, isApproximate, locale }) })}
      trailing={<LogPlanned meal={meal} day={day} newId={newId} />}
    />
  );
}

function LogPlanned({ meal, day, newId }: { meal: PlannedMeal; day: string; newId: string }) {
  const fetcherKey = `log ${meal.key} ${day}`;
  const fetcher = useFetcher<TrackingAnswer>({ key: fetcherKey });
  useAnswerToast(fetcher.data);
  const isOnItsWay = fetcher.state !== 'idle' && fetcher.formData !== undefined;
  if (meal.isLogged || isOnItsWay) {
    return (
      <Tag tone="leaf" icon={CheckIcon}>
        {m.tracking_is_logged()}
      </Tag>
    );
  }
  return (
    <TrackingForm
      intent="log-planned"
      values={{ id: newId, day, key: meal.key }}
      fetcherKey={fetcherKey}
    >
      <SubmitButton
        size="sm"
        icon={PlusIcon}
        aria-label={m.tracking_log_meal({ meal: slotWords[meal.meal]() })}
      >
        {m.tracking_log_it()}
      </SubmitButton>
    </TrackingForm>
  );
}
