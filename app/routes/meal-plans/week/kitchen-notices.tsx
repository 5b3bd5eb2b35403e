import { MoonStarsIcon } from '@phosphor-icons/react/dist/ssr/MoonStars';
import { SnowflakeIcon } from '@phosphor-icons/react/dist/ssr/Snowflake';
import type { ReactNode } from 'react';
import { isBegunTheEveningBefore } from '../../../../domain/kitchen/evening-before.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { locales } from '../../../../i18n/locales.ts';
import { listFormat } from '../../../../lib/formats.ts';
import { nameAlone } from '../../../amounts/name-in-sentence.ts';
import { createStored } from '../../../offline/stored.ts';
import { useStored } from '../../../offline/use-stored.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { PlanDayFragment, PlanDishFragment } from '../operations.gen.ts';

/** Keys of dishes whose notices were done with, the latest last. */
const doneNotices = createStored<readonly string[]>({
  name: 'kitchen-notices',
  empty: [],
  parse: (json) => (Array.isArray(json) ? json.filter((each) => typeof each === 'string') : null),
});
const mostKept = 50;

function markDone(key: string): void {
  doneNotices.write((done) => [...done.filter((each) => each !== key), key].slice(-mostKept));
}

/** What has to leave the freezer for a dish, until its reader says that it has. */
export function ThawNotice({ dish, hour }: { dish: PlanDishFragment; hour: number | null }) {
  const locale = useLocale();
  const isDone = useStored(doneNotices).includes(dish.key);
  if (dish.foodsToThaw.length === 0 || isDone) return null;
  const names = dish.foodsToThaw.map((name) => nameAlone(name));
  const foods = listFormat(locales[locale].languageTag, { type: 'conjunction' }).format(names);
  const isLate = hour !== null && hour >= 12;
  return (
    <Notice
      sign={<SnowflakeIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />}
      title={isLate ? m.meal_plans_today_thaw_late({ foods }) : m.meal_plans_today_thaw({ foods })}
      text={m.meal_plans_today_thaw_text()}
      done={{ key: dish.key, label: m.meal_plans_today_done_named({ foods }) }}
    />
  );
}

/** What of tomorrow is begun tonight, since it stands for hours. */
export function EveningBeforeNotices({ tomorrow }: { tomorrow: PlanDayFragment | null }) {
  const dishes = tomorrow === null ? [] : begunTheEveningBefore(tomorrow);
  return dishes.map((dish) => <EveningBeforeNotice key={dish.key} dish={dish} />);
}

function EveningBeforeNotice({ dish }: { dish: PlanDishFragment }) {
  const key = `evening-before.${dish.key}`;
  if (useStored(doneNotices).includes(key)) return null;
  const { title, times } = dish.recipe;
  return (
    <Notice
      sign={<MoonStarsIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />}
      title={m.meal_plans_today_evening_before({ title })}
      text={m.meal_plans_today_evening_before_text({ count: times.activeMinutes })}
      done={{ key, label: m.meal_plans_today_done_named({ foods: title }) }}
    />
  );
}

function begunTheEveningBefore({ meals }: PlanDayFragment): PlanDishFragment[] {
  return meals.flatMap(({ meal, recipes }) =>
    recipes.filter(({ recipe: { times }, leftoverOfDay }) => {
      return isBegunTheEveningBefore({ meal, leftoverOfDay, ...times });
    }),
  );
}

function Notice({
  sign,
  title,
  text,
  done,
}: {
  sign: ReactNode;
  title: string;
  text: string;
  done: { key: string; label: string };
}) {
  return (
    <div
      data-noprint
      className="flex items-center gap-3 rounded-md bg-sky-soft px-3.5 py-3 text-control leading-snug text-sky-ink"
    >
      {sign}
      <p className="flex-1">
        <b>{title}</b> {text}
      </p>
      <Button size="sm" aria-label={done.label} onClick={() => markDone(done.key)}>
        {m.meal_plans_today_done()}
      </Button>
    </div>
  );
}
