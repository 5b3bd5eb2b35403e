import * as m from '../../../i18n/paraglide/messages.js';
import { CarbEgg } from '../../ui/data/carb-egg.tsx';
import { FigureCard } from './figure-card.tsx';
import type { PageBlockFragment } from './operations.gen.ts';

type LevelsFigureData = Pick<
  Extract<PageBlockFragment, { caption: unknown }>,
  'title' | 'text' | 'caption'
>;

const levels = [
  { least: 0, most: 20, name: m.home_level_keto, text: m.home_level_keto_text },
  { least: 20, most: 50, name: m.home_level_moderate, text: m.home_level_moderate_text },
  { least: 50, most: 100, name: m.home_level_liberal, text: m.home_level_liberal_text },
];

/** How low is low: the yolk's area is the most of a day. */
export function LevelsFigure({ figure }: { figure: LevelsFigureData }) {
  return (
    <FigureCard figure={figure}>
      <ul className="grid gap-6 sm:grid-cols-3">
        {levels.map(({ least, most, name, text }) => (
          <li
            key={most}
            className="grid grid-cols-[7rem_1fr] items-center gap-4 sm:grid-cols-1 sm:content-start"
          >
            <CarbEgg grams={most} className="w-28 sm:w-36" />
            <div>
              <p className="figures text-h3">{m.home_level_range({ least, most })}</p>
              <h4 className="font-sans text-base font-bold">{name()}</h4>
              <p className="text-sm text-ink-2">{text()}</p>
            </div>
          </li>
        ))}
      </ul>
    </FigureCard>
  );
}
