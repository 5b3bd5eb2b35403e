import { Link } from '../../../ui/navigation/link.ts';
import { numberFormat } from '../../../../lib/formats.ts';
import { locales } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { RecipeFactsFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { MacroBar } from '../../../ui/data/macro-bar.tsx';
import { NutrientList } from '../../../ui/data/nutrient-list.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { satietyBandWords } from '../../../dishes/recipe-words.ts';
import { keptPart } from '../../../loading/kept-part.tsx';

type Satiety = RecipeFactsFragment['satiety'];
type Parts = NonNullable<Satiety['parts']>;

/** The score with the parts it is made of, and what it is not. */
export const RecipeSatiety = keptPart(function RecipeSatiety({ satiety }: { satiety: Satiety }) {
  return (
    <Card as="section" className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{m.recipes_satiety_title()}</h2>
        {satiety.band && <Tag tone="plum">{satietyBandWords[satiety.band]()}</Tag>}
      </div>
      {satiety.score !== null && satiety.parts ? (
        <Score score={satiety.score} parts={satiety.parts} />
      ) : (
        <p className="mt-3 text-ink-2">{m.recipes_satiety_none()}</p>
      )}
      <p className="mt-4 text-sm text-ink-2">
        {m.recipes_satiety_guide({ version: satiety.version })}{' '}
        <Link to={screenPath('satiety', useLocale())} className="link">
          {m.recipes_satiety_how()}
        </Link>
      </p>
    </Card>
  );
});

function Score({ score, parts }: { score: number; parts: Parts }) {
  const words = m.recipes_satiety_score({ score });
  const points = usePoints();
  return (
    <>
      <p className="figures mt-2 text-[1.75rem] leading-tight">{words}</p>
      <div className="mt-3 mb-4.5">
        <MacroBar size="md" label={words} shares={[{ kind: 'satiety', percent: score }]} />
      </div>
      <NutrientList
        lines={[
          { label: m.recipes_satiety_protein(), value: points(parts.protein) },
          { label: m.recipes_satiety_density(), value: points(parts.density) },
          { label: m.recipes_satiety_fiber(), value: points(parts.fiber) },
          { label: m.recipes_satiety_palatability(), value: points(parts.palatability) },
        ]}
      />
    </>
  );
}

/** With a sign, as they add up. */
function usePoints(): (points: number) => string {
  const format = numberFormat(locales[useLocale()].languageTag, {
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return (points) => {
    const count = Math.abs(Math.round(points));
    return m.recipes_satiety_points({ count, points: format.format(points) });
  };
}
