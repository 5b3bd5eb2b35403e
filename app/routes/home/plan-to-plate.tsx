import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { netCarbsText } from '../../amounts/figures.ts';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { FoodPicture } from '../../dishes/food-picture.tsx';
import type { RecipeCardFragment } from '../../dishes/operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Yolk } from '../../ui/data/yolk.tsx';
import { CheckCircle } from '../../ui/forms/check-circle.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { HomeQuery } from './operations.gen.ts';

type Foods = HomeQuery['landing']['list'];
type Week = readonly RecipeCardFragment[];

/** The week, the list and the stove, drawn from the parts they are made of. */
export function PlanToPlate({ week, foods }: { week: Week; foods: Foods }) {
  return (
    <section className="page-width py-section">
      <h2 className="text-h1">{m.home_product_title()}</h2>
      <ol className="mt-6 grid gap-9 lg:grid-cols-3 lg:gap-gutter">
        <Part tint="bg-table-oat" title={m.home_product_week()} text={m.home_product_week_text()}>
          <WeekPart week={week} />
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
        <div className="mx-auto grid h-full max-w-76 content-start gap-3 overflow-hidden rounded-t-[1.75rem] border-5 border-b-0 border-on-yolk bg-bg px-4 pt-4.5">
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

/** The most grams of a dinner that the yolks compare with. */
const mostGrams = 20;

function WeekPart({ week }: { week: Week }) {
  const locale = useLocale();
  const [first, ...others] = week;
  return (
    <>
      {first && (
        <div>
          <div className="h-34 overflow-hidden rounded-md">
            <Picture {...dishPicture(first.id)} width={400} height={300} />
          </div>
          <p className="mt-2 font-display text-h4 leading-tight">{first.title}</p>
          <p className="text-sm text-ink-2">
            {m.recipes_minutes_short({ count: first.times.totalMinutes })}
          </p>
        </div>
      )}
      {others.slice(0, 3).map(({ id, title, nutrition }) => (
        <p key={id} className="flex min-h-11 items-center gap-2.5 text-sm font-semibold">
          <img
            src={`/plate/${id}.svg`}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            className="size-12 flex-none"
          />
          <span className="line-clamp-2 flex-1 leading-tight">{title}</span>
          <Yolk
            grams={nutrition.netCarbsGrams ?? 0}
            max={mostGrams}
            label={netCarbsText({ nutrition, locale })}
            size="sm"
          />
        </p>
      ))}
    </>
  );
}

const tickedFoods = 2;

function ListPart({ foods }: { foods: Foods }) {
  return (
    <>
      <p className="figures text-h3">
        {m.home_product_left({ count: foods.length - tickedFoods })}
      </p>
      <span className="h-2 rounded-full bg-sunken">
        <span className="block h-full w-2/5 rounded-full bg-yolk" />
      </span>
      {foods.map(({ id, name, group, hasPicture }, index) => (
        <p key={id} className="flex min-h-12 items-center gap-3 font-semibold">
          <CheckCircle isOn={index < tickedFoods} />
          <FoodPicture foodId={id} foodGroup={group} hasPicture={hasPicture} />
          {name}
        </p>
      ))}
    </>
  );
}

function StovePart({ dish }: { dish: RecipeCardFragment | undefined }) {
  return (
    <>
      <div className="grid h-34 place-items-center overflow-hidden rounded-md bg-table-oat">
        {dish && (
          <img src={`/plate/${dish.id}.svg`} alt="" width={200} height={200} loading="lazy" />
        )}
      </div>
      <p className="font-display text-h3 leading-snug">{m.home_product_step()}</p>
      <p className="flex items-baseline gap-3 rounded-md bg-nori px-4 py-3 text-on-dark">
        <span className="figures text-[2rem] leading-none">5:42</span>
        {m.home_product_timer()}
      </p>
    </>
  );
}
