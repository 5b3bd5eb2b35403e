import type { ReactNode } from 'react';
import { Link } from '../../../ui/navigation/link.ts';
import type { PlanDayFragment, PlanDishFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { mealWords } from '../../../dishes/recipe-words.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { dishPath } from './dish-path.ts';
import { servingSentence } from '../../../plans/serving-sentence.ts';

type Sheet = NonNullable<PlanDishFragment['sheet']>;

interface CookedDaysProps {
  days: readonly PlanDayFragment[];
  words: DayWords;
  /** Beside each other on wide screens. */
  columns: 2 | 3;
  /** What is shown of a dish that is cooked. */
  children: (sheet: Sheet) => ReactNode;
}

/** The plan day by day, dish by dish; leftovers only say where they come from. */
export function CookedDays({ days, words, columns, children }: CookedDaysProps) {
  return days.map((day) => (
    <Section key={day.index} title={words.heading(day)} space="tight">
      <div
        className={classNames(
          'grid items-start gap-4',
          columns === 2 ? 'lg:grid-cols-2' : 'md:grid-cols-2 lg:grid-cols-3',
        )}
      >
        {day.meals.flatMap(({ meal, recipes }) =>
          recipes.map((dish) => (
            <Card key={`${meal} ${dish.recipe.id}`} as="article">
              <DishHead dish={dish} slot={mealWords[meal]()} words={words} />
              {dish.sheet && <div className="mt-4">{children(dish.sheet)}</div>}
            </Card>
          )),
        )}
      </div>
    </Section>
  ));
}

function DishHead({
  dish,
  slot,
  words,
}: {
  dish: PlanDishFragment;
  slot: string;
  words: DayWords;
}) {
  const locale = useLocale();
  const { leftoverOfDay } = dish;
  const note =
    leftoverOfDay === null
      ? servingSentence({ serving: dish, locale })
      : words.leftoversFrom(leftoverOfDay);
  return (
    <>
      <div className="text-xs font-semibold text-ink-3">{slot}</div>
      <h3 className="text-h4">
        <Link to={dishPath({ dish, locale })} className="hover:underline">
          {dish.recipe.title}
        </Link>
      </h3>
      <p className="mt-1 text-sm text-ink-2 first-letter:uppercase">{note}</p>
    </>
  );
}
