import { Link } from '../../ui/navigation/link.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { FoodFactsFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { MacroBar } from '../../ui/data/macro-bar.tsx';
import { NutrientList, type NutrientLine } from '../../ui/data/nutrient-list.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { FoodAmount } from './food-amount.ts';
import { gramsText, kilocaloriesText, milligramsText, netCarbsText } from './food-figures.ts';

type Figures = NonNullable<FoodFactsFragment['figures']>;

interface NutritionProps {
  food: FoodFactsFragment;
  figures: Figures;
  amount: FoodAmount;
}

/** Everything the table knows, for the chosen amount, and where it is from. */
export function FoodNutrition({ food, figures, amount }: NutritionProps) {
  const locale = useLocale();
  const factor = amount.grams / 100;
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{m.foods_nutrition({ amount: amount.label })}</h2>
        <span className="text-sm font-semibold text-ink-2">
          {kilocaloriesText({ amount: scaled({ figures, name: 'energyKcal', factor }), locale })}
        </span>
      </div>
      <div className="mt-4 mb-4.5">
        {figures.energyShares && <EnergyBar shares={figures.energyShares} />}
      </div>
      <NutrientList
        lines={[
          {
            label: m.recipes_nutrient_net_carbs(),
            value: netCarbsText({ food, locale, factor }),
            kind: 'carbs',
          },
          ...nutrientLines({ figures, factor, locale }),
        ]}
      />
      <p className="mt-4 text-sm text-ink-2">
        {sourceText(figures.source)}{' '}
        <Link to={screenPath('ketoGuide', locale, undefined, { hash: 'what' })} className="link">
          {m.recipes_net_carbs_what()}
        </Link>
      </p>
      {food.isNetCarbsApproximate && (
        <p className="mt-2 text-sm text-ink-2">{m.foods_approximate()}</p>
      )}
    </Card>
  );
}

function EnergyBar({ shares }: { shares: NonNullable<Figures['energyShares']> }) {
  const [carbs, protein, fat] = [shares.netCarbs, shares.protein, shares.fat].map((share) =>
    Math.round(share * 100),
  );
  return (
    <MacroBar
      size="md"
      label={m.recipes_energy_bar({ carbs: carbs ?? 0, protein: protein ?? 0, fat: fat ?? 0 })}
      shares={[
        { kind: 'carbs', percent: shares.netCarbs * 100 },
        { kind: 'protein', percent: shares.protein * 100 },
        { kind: 'fat', percent: shares.fat * 100 },
      ]}
    />
  );
}

const nutrients: readonly { name: string; label: () => string; kind?: NutrientLine['kind'] }[] = [
  { name: 'proteinGrams', label: m.recipes_nutrient_protein, kind: 'protein' },
  { name: 'fatGrams', label: m.recipes_nutrient_fat, kind: 'fat' },
  { name: 'saturatedFatGrams', label: m.recipes_nutrient_saturated_fat },
  { name: 'carbohydrateGrams', label: m.recipes_nutrient_total_carbs },
  { name: 'fiberGrams', label: m.recipes_nutrient_fiber },
  { name: 'sugarGrams', label: m.recipes_nutrient_sugar },
  { name: 'polyolGrams', label: m.recipes_nutrient_polyols },
  { name: 'alcoholGrams', label: m.recipes_nutrient_alcohol },
  { name: 'waterGrams', label: m.recipes_nutrient_water },
  { name: 'sodiumMg', label: m.recipes_nutrient_sodium },
  { name: 'potassiumMg', label: m.recipes_nutrient_potassium },
  { name: 'calciumMg', label: m.recipes_nutrient_calcium },
  { name: 'ironMg', label: m.recipes_nutrient_iron },
  { name: 'magnesiumMg', label: m.recipes_nutrient_magnesium },
  { name: 'cholesterolMg', label: m.recipes_nutrient_cholesterol },
];

function nutrientLines(args: { figures: Figures; factor: number; locale: Locale }): NutrientLine[] {
  const shown = nutrients.filter(({ name }) => isTold(scaled({ ...args, name }), name));
  return shown.map(({ name, label, kind }) => {
    const amount = scaled({ ...args, name });
    const text = name.endsWith('Mg') ? milligramsText : gramsText;
    const line = { label: label(), value: text({ amount, locale: args.locale }) };
    return kind === undefined ? line : { ...line, kind };
  });
}

/** Most tables say nothing of sugar alcohols, and most foods hold no alcohol. */
function isTold(amount: number | null, name: string): boolean {
  return !rarelyTold.includes(name) || (amount ?? 0) > 0;
}

const rarelyTold = ['polyolGrams', 'alcoholGrams'];

function scaled({ figures, name, factor }: { figures: Figures; name: string; factor: number }) {
  const amount = figures.nutrients.find((figure) => figure.name === name)?.amount ?? null;
  return amount === null ? null : amount * factor;
}

function sourceText(source: string): string {
  const [table, id = ''] = source.split(':');
  return table === 'usda-sr28' ? m.foods_source_usda({ id }) : m.foods_source_label({ id });
}
