import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { FoodPicture } from '../../dishes/food-picture.tsx';
import type { RecipeCardFragment } from '../../dishes/operations.gen.ts';
import { weekdayHeading, weekdayShort } from '../../dates/weekday-name.ts';
import { weekdayOfWeek } from '../../dates/weekday-of-week.ts';
import { useLocale } from '../../shell/locale.ts';
import { Yolk } from '../../ui/data/yolk.tsx';
import { CheckCircle } from '../../ui/forms/check-circle.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { HomeQuery } from './operations.gen.ts';

type Foods = HomeQuery['landing']['list'];
type Week = readonly (RecipeCardFragment & { short: string })[];
type Days = HomeQuery['landing']['days'];

/** The week, the list and the stove, drawn from the parts they are made of. */
export function PlanToPlate({ week, days, foods }: { week: Week; days: Days; foods: Foods }) {
  return (
    <section className="page-width py-section">
      <h2 className="text-h1">{m.home_product_title()}</h2>
      <ol className="mt-6 grid gap-9 lg:grid-cols-3 lg:gap-gutter">
        <Part tint="bg-table-oat" title={m.home_product_week()} text={m.home_product_week_text()}>
          <WeekPart week={week} days={days} />
        </Part>
        <Part tint="bg-table-sage" title={m.home_product_list()} text={m.home_product_list_text()}>
          <ListPart foods={foods} />
        </Part>
        <Part
          tint="bg-table-lilac"
          title={m.home_product_stove()}
          text={m.home_product_stove_text()}
        >
          <StovePart dish={week[0]} />
        </Part>
      </ol>
    </section>
  );
}

interface PartProps {
  tint: string;
  title: string;
  text: string;
  children: ReactNode;
}

function Part({ tint, title, text, children }: PartProps) {
  return (
    <li className="grid content-start gap-4">
      <div aria-hidden className={`h-92 overflow-hidden rounded-xl px-6 pt-6 ${tint}`}>
        <div className="mx-auto grid h-full max-w-76 shown-later grid-cols-1 content-start gap-3 overflow-hidden rounded-t-[1.75rem] border-5 border-b-0 border-on-yolk bg-bg px-4 pt-4.5">
          {children}
        </div>
      </div>
      <div>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
    </li>
  );
}

/** The most grams of a day that the yolks compare with. */
const mostGrams = 60;

/** The first dinner as the evening's card, and three days after it as they stand in a week. */
function WeekPart({ week, days }: { week: Week; days: Days }) {
  const locale = useLocale();
  const [first, ...others] = week;
  return (
    <>
      <p className="font-display text-h4">
        {weekdayHeading({ weekday: weekdayOfWeek({ index: 0, locale }), locale })}
      </p>
      {first && (
        <div>
          <div className="h-34 overflow-hidden rounded-md">
            <Picture {...dishPicture(first.id)} width={400} height={300} />
          </div>
          <p className="mt-2 font-display text-h4 leading-tight">{first.short}</p>
          <p className="text-sm text-ink-2">
            {m.home_product_week_dish({ count: first.times.totalMinutes })}
          </p>
        </div>
      )}
      {others.slice(0, days.length).map((dinner, index) => (
        <DayRow
          key={dinner.id}
          weekday={weekdayShort({
            weekday: weekdayOfWeek({ index: index + 1, locale }),
            locale,
          })}
          dishes={[
            ...mealsBefore({
              meals: days[index]?.meals ?? [],
              eve: index === 0 ? first : undefined,
            }),
            dinner,
          ]}
        />
      ))}
    </>
  );
}

/** Breakfast and lunch: of the large pot of the evening before there is lunch left. */
function mealsBefore({ meals, eve }: { meals: readonly Dish[]; eve: Dish | undefined }): Dish[] {
  const [breakfast, lunch] = meals;
  return [breakfast, eve ?? lunch].filter((dish) => dish !== undefined);
}

type Dish = Pick<RecipeCardFragment, 'id'> & { nutrition: { netCarbsGrams: number | null } };

function DayRow({ weekday, dishes }: { weekday: string; dishes: readonly Dish[] }) {
  const grams = dishes.reduce((sum, { nutrition }) => sum + (nutrition.netCarbsGrams ?? 0), 0);
  return (
    <p className="flex min-h-11 items-center gap-1 text-sm font-semibold first-letter:uppercase">
      <span className="w-10 flex-none first-letter:uppercase">{weekday}</span>
      {dishes.map(({ id }) => (
        <img
          key={id}
          src={`/plate/${id}.svg`}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="aspect-square h-auto w-12 min-w-0"
        />
      ))}
      <span className="ml-auto">
        <Yolk grams={grams} max={mostGrams} label="" size="sm" />
      </span>
    </p>
  );
}

const tickedFoods = 2;

/** As the list says it, by the foods an editor chose; of another one the name. */
const amounts: Record<string, () => string> = {
  lemon: m.home_product_buy_lemon,
  'bell-pepper-red': m.home_product_buy_pepper,
  egg: m.home_product_buy_egg,
  cod: m.home_product_buy_cod,
  butter: m.home_product_buy_butter,
};

/** Of a whole week, of which the first few things are seen. */
const leftCount = 18;

function ListPart({ foods }: { foods: Foods }) {
  return (
    <>
      <p className="figures text-h3">{m.home_product_left({ count: leftCount })}</p>
      <span className="h-2 rounded-full bg-sunken">
        <span className="block h-full w-2/5 rounded-full bg-yolk" />
      </span>
      {foods.map(({ id, name, group, hasPicture }, index) => (
        <p key={id} className="flex min-h-12 items-center gap-3 font-semibold">
          <CheckCircle isOn={index < tickedFoods} />
          <FoodPicture foodId={id} foodGroup={group} hasPicture={hasPicture} />
          {amounts[id]?.() ?? name}
        </p>
      ))}
    </>
  );
}

/** Stands for the amount in the sentence of a step. */
const amountMark = '#';

function StovePart({ dish }: { dish: RecipeCardFragment | undefined }) {
  const [before, after] = m.home_product_step({ amount: amountMark }).split(amountMark);
  return (
    <>
      <div className="grid h-34 place-items-center overflow-hidden rounded-md bg-table-oat">
        {dish && (
          <img
            src={`/plate/${dish.id}.svg`}
            alt=""
            width={200}
            height={200}
            loading="lazy"
            className="size-40 max-w-none"
          />
        )}
      </div>
      <p className="font-display text-h3 leading-snug">
        {before}
        <span className="rounded-xs bg-yolk-soft box-decoration-clone px-1 text-yolk-ink">
          {m.home_product_step_amount()}
        </span>
        {after}
      </p>
      <p className="flex items-baseline gap-3 rounded-md bg-nori px-4 py-3 text-on-dark">
        <span className="figures text-[2rem] leading-none">5:42</span>
        {m.home_product_timer()}
      </p>
    </>
  );
}
