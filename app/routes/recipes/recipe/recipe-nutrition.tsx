import { Link } from '../../../ui/navigation/link.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { PerServingFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { MacroBar } from '../../../ui/data/macro-bar.tsx';
import { NutrientList, type NutrientLine } from '../../../ui/data/nutrient-list.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import {
  gramsText,
  kilocaloriesText,
  milligramsText,
  netCarbsText,
} from '../../../amounts/figures.ts';
import { keptPart } from '../../../loading/kept-part.tsx';

type Nutrition = PerServingFragment;
type Figure = Nutrition['nutrients'][number];

interface NutritionProps {
  nutrition: Nutrition;
  locale: Locale;
}

/** Energy and what it comes from first, the rest of the table behind a fold. */
export const RecipeNutrition = keptPart(function RecipeNutrition({
  nutrition,
  isOfPlate,
}: {
  nutrition: Nutrition;
  /** Of a dish of a week, else of a serving. */
  isOfPlate: boolean;
}) {
  const locale = useLocale();
  const { energyKcal, energyShares } = nutrition;
  return (
    <Card as="section" className="print:break-inside-avoid print:border print:border-line">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">
          {isOfPlate ? m.recipes_nutrition_plate_title() : m.recipes_nutrition_title()}
        </h2>
        <span className="text-sm font-semibold text-ink-2">
          {kilocaloriesText({ amount: energyKcal, locale })}
        </span>
      </div>
      <div className="mt-4 mb-4.5">{energyShares && <EnergyBar shares={energyShares} />}</div>
      <NutrientList lines={mainLines({ nutrition, locale })} />
      <details className="group mt-4 border-t border-line pt-2 print:hidden">
        <summary className="flex min-h-target items-center font-semibold text-link underline underline-offset-4">
          {m.recipes_nutrition_all()}
        </summary>
        <div className="pt-2 pb-3">
          <NutrientList lines={otherLines({ nutrition, locale })} />
          <LowerBoundNote
            isShown={hasLowerBound({ nutrition, names: Object.keys(otherNutrients) })}
          />
        </div>
      </details>
      <Notes nutrition={nutrition} isOfPlate={isOfPlate} locale={locale} />
    </Card>
  );
});

function EnergyBar({ shares }: { shares: NonNullable<Nutrition['energyShares']> }) {
  const carbs = percentOf(shares.netCarbs);
  const protein = percentOf(shares.protein);
  const fat = percentOf(shares.fat);
  return (
    <MacroBar
      size="md"
      label={m.recipes_energy_bar({ carbs, protein, fat })}
      shares={[
        { kind: 'carbs', percent: shares.netCarbs * 100 },
        { kind: 'protein', percent: shares.protein * 100 },
        { kind: 'fat', percent: shares.fat * 100 },
      ]}
    />
  );
}

function mainLines({ nutrition, locale }: NutritionProps): NutrientLine[] {
  const { energyShares } = nutrition;
  const shareOf = (name: 'netCarbs' | 'protein' | 'fat') =>
    energyShares && m.recipes_percent({ share: percentOf(energyShares[name]) });
  const grams = (name: string) => figureText({ figure: figureNamed({ nutrition, name }), locale });
  return [
    {
      label: m.recipes_nutrient_net_carbs(),
      value: netCarbsText({ nutrition, locale }),
      share: shareOf('netCarbs'),
      kind: 'carbs',
    },
    ...polyolLines({ nutrition, locale }),
    {
      label: m.recipes_nutrient_protein(),
      value: grams('proteinGrams'),
      share: shareOf('protein'),
      kind: 'protein',
    },
    {
      label: m.recipes_nutrient_fat(),
      value: grams('fatGrams'),
      share: shareOf('fat'),
      kind: 'fat',
    },
    { label: m.recipes_nutrient_fiber(), value: grams('fiberGrams') },
    { label: m.recipes_nutrient_total_carbs(), value: grams('carbohydrateGrams') },
    { label: m.recipes_nutrient_sugar(), value: grams('sugarGrams') },
  ];
}

/** Both figures stand together where sugar alcohols are in the dish. */
function polyolLines({ nutrition, locale }: NutritionProps): NutrientLine[] {
  const { netCarbsGrams, netCarbsWithoutPolyolsGrams } = nutrition;
  if (netCarbsGrams === netCarbsWithoutPolyolsGrams) return [];
  return [
    {
      label: m.recipes_nutrient_net_carbs_without_polyols(),
      value: gramsText({ amount: netCarbsWithoutPolyolsGrams, locale }),
    },
  ];
}

const otherNutrients: Record<string, () => string> = {
  saturatedFatGrams: m.recipes_nutrient_saturated_fat,
  cholesterolMg: m.recipes_nutrient_cholesterol,
  sodiumMg: m.recipes_nutrient_sodium,
  potassiumMg: m.recipes_nutrient_potassium,
  calciumMg: m.recipes_nutrient_calcium,
  ironMg: m.recipes_nutrient_iron,
  magnesiumMg: m.recipes_nutrient_magnesium,
  polyolGrams: m.recipes_nutrient_polyols,
  alcoholGrams: m.recipes_nutrient_alcohol,
  waterGrams: m.recipes_nutrient_water,
};

function otherLines({ nutrition, locale }: NutritionProps): NutrientLine[] {
  return Object.entries(otherNutrients).map(([name, label]) => ({
    label: label(),
    value: figureText({ figure: figureNamed({ nutrition, name }), locale }),
  }));
}

function figureNamed({ nutrition, name }: { nutrition: Nutrition; name: string }): Figure {
  const unknown = { name, amount: null, isIncomplete: false };
  return nutrition.nutrients.find((figure) => figure.name === name) ?? unknown;
}

function figureText({ figure, locale }: { figure: Figure; locale: Locale }): string {
  const text = figure.name.endsWith('Mg') ? milligramsText : gramsText;
  return text({ amount: figure.amount, isIncomplete: figure.isIncomplete, locale });
}

function Notes({ nutrition, isOfPlate, locale }: NutritionProps & { isOfPlate: boolean }) {
  const weight = gramsText({ amount: nutrition.gramsPerServing, locale });
  return (
    <div className="mt-2 grid gap-1.5 text-sm text-ink-2">
      <p>
        {isOfPlate
          ? m.recipes_nutrition_plate_source({ weight })
          : m.recipes_nutrition_source({ weight })}{' '}
        <Link to={screenPath('ketoGuide', locale, undefined, { hash: 'what' })} className="link">
          {m.recipes_net_carbs_what()}
        </Link>
      </p>
      {nutrition.isNetCarbsApproximate && <p>{m.recipes_nutrition_approximate()}</p>}
      <LowerBoundNote
        isShown={
          nutrition.isNetCarbsIncomplete || hasLowerBound({ nutrition, names: mainNutrients })
        }
      />
    </div>
  );
}

const mainNutrients = ['proteinGrams', 'fatGrams', 'fiberGrams', 'carbohydrateGrams', 'sugarGrams'];

/** What ≥ means, beside the figures that have it. */
function LowerBoundNote({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return <p className="mt-2 text-sm text-ink-2">{m.recipes_nutrition_incomplete()}</p>;
}

function hasLowerBound({
  nutrition,
  names,
}: {
  nutrition: Nutrition;
  names: readonly string[];
}): boolean {
  return nutrition.nutrients.some((each) => each.isIncomplete && names.includes(each.name));
}

function percentOf(share: number): number {
  return Math.round(share * 100);
}
