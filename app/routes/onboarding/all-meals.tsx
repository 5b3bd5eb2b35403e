import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { PlanPreviewQuery } from './operations.gen.ts';
import { dateHeading } from '../../dates/weekday-name.ts';
import { useLocale } from '../../shell/locale.ts';
import { buttonClass } from '../../ui/actions/button-look.ts';
import { Link } from '../../ui/navigation/link.ts';
type Days = NonNullable<PlanPreviewQuery['mealPlanPreview']>['days'];
type Meal = Days[number]['meals'][number];

/** Every meal of the week by name; opens in place, also without JavaScript. */
export function AllMeals({ days }: { days: Days }) {
  const locale = useLocale();
  const count = days.reduce((total, { meals }) => total + meals.length, 0);
  return (
    <details className="group lg:col-span-2">
      <summary className={`${buttonClass({ variant: 'secondary' })} list-none`}>
        {m.onboarding_reveal_all({ count })}
        <CaretDownIcon
          size="1.1em"
          weight="bold"
          aria-hidden
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <ol className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {days.map(({ index, date, meals }) => (
          <li key={index} className="rounded-lg bg-surface p-4 shadow-xs">
            <h3 className="text-h4">{dateHeading({ date, locale })}</h3>
            <dl className="mt-2 grid gap-2">
              {meals.map(({ meal, recipes }) => (
                <div key={meal}>
                  <dt className="text-xs font-semibold text-ink-3">{mealNames[meal]()}</dt>
                  {recipes.map(({ id, title, slug }) => (
                    <dd key={id} className="leading-snug">
                      <Link to={screenPath('recipe', locale, { slug })} className="hover:underline">
                        {title}
                      </Link>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </details>
  );
}

const mealNames: Record<Meal['meal'], () => string> = {
  BREAKFAST: m.onboarding_preview_breakfast,
  LUNCH: m.onboarding_preview_lunch,
  DINNER: m.onboarding_preview_dinner,
};
