import { useId } from 'react';
import { useRouteLoaderData } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { gramsText, netCarbsText } from '../../amounts/figures.ts';
import { useLocale } from '../../shell/locale.ts';
import type { HomeQuery } from './operations.gen.ts';
import { showDay, sliderScript } from './show-day.ts';
import { softHyphens } from '../../ui/soft-hyphens.ts';

/** The anchor of the section. */
export const sliderId = 'how-low';

const levelWords = [m.home_slider_keto, m.home_slider_moderate, m.home_slider_liberal];

type Day = HomeQuery['landing']['days'][number];

/** Drag the yolk, and the day on the table is another one. All of them are in the page. */
export function CarbSlider({ days }: { days: readonly Day[] }) {
  const locale = useLocale();
  const root = useRouteLoaderData<{ nonce: string }>('root');
  const titleId = useId();
  const levels = days.map(({ grams, meals }, level) => ({
    meals,
    grams: gramsText({ amount: grams, locale }),
    words: levelWords[level]?.() ?? '',
  }));
  return (
    <section
      id={sliderId}
      aria-labelledby={titleId}
      data-surface="yolk"
      className="scroll-mt-16 overflow-x-clip bg-yolk py-[clamp(2.25rem,1.6rem+3vw,4.5rem)] text-on-yolk"
    >
      <div className="page-width">
        <div className="grid justify-items-center gap-1.5 text-center">
          <h2 id={titleId} className="text-h1">
            {m.home_slider_title()}
          </h2>
          <p>{m.home_slider_lead()}</p>
        </div>
        {levels.map(({ grams, meals }, level) => (
          <ul
            key={grams}
            data-day={level}
            hidden={level > 0}
            className="my-4 grid grid-cols-3 gap-2 text-center"
          >
            {meals.map((meal) => (
              <Meal key={meal.id} meal={meal} />
            ))}
          </ul>
        ))}
        <div className="mx-auto grid max-w-152 gap-1.5">
          <output className="grid min-h-26 justify-items-center text-center leading-tight">
            {levels.map(({ grams, words }, level) => (
              <span
                key={grams}
                data-day={level}
                data-words={`${grams}, ${words}`}
                hidden={level > 0}
                className="grid justify-items-center"
              >
                <span className="figures text-[3rem] leading-none">{grams}</span>
                <span className="mt-1">{words}</span>
              </span>
            ))}
          </output>
          <input
            type="range"
            min={0}
            max={levels.length - 1}
            step={1}
            defaultValue={0}
            autoComplete="off"
            onInput={({ nativeEvent }) => showDay(nativeEvent)}
            aria-labelledby={titleId}
            aria-valuetext={`${levels[0]?.grams}, ${levels[0]?.words}`}
            data-slider=""
            className="yolk-slider"
          />
          <div aria-hidden className="flex justify-between font-semibold">
            {levels.map(({ grams }) => (
              <span key={grams}>{grams}</span>
            ))}
          </div>
        </div>
      </div>
      <script nonce={root?.nonce} dangerouslySetInnerHTML={{ __html: sliderScript }} />
    </section>
  );
}

function Meal({ meal: { id, title, nutrition } }: { meal: Day['meals'][number] }) {
  const locale = useLocale();
  return (
    <li className="grid animate-plop content-start justify-items-center text-sm leading-tight">
      <img
        src={`/plate/${id}.svg`}
        alt=""
        width={400}
        height={400}
        loading="lazy"
        className="my-2 w-full max-w-64 scale-[1.42] max-sm:my-3"
      />
      <b className="max-w-[22ch] text-balance hyphens-auto">{softHyphens(title)}</b>
      <span className="mt-1">{netCarbsText({ nutrition, locale })}</span>
    </li>
  );
}
