import { CloudCheckIcon } from '@phosphor-icons/react/dist/ssr/CloudCheck';
import * as m from '../../../i18n/paraglide/messages.js';
import type { CookedRecipeFragment, CookingSheetFragment } from './operations.gen.ts';
import type { OfflineCopy } from '../../offline/use-offline-copy.ts';
import { LeftPlaceNote } from '../../plans/left-place-note.tsx';
import type { LeftPlace } from '../../plans/left-place.ts';
import { Tag } from '../../ui/data/tag.tsx';
import type { UnitSystem } from '../../amounts/units-preference.ts';
import { UnitsSwitch } from '../../amounts/units-switch.tsx';
import { Checklist } from './checklist.tsx';
import { Plate } from './plate.tsx';
import { StageHeading } from './stage-heading.tsx';

interface MiseEnPlaceProps {
  recipe: CookedRecipeFragment;
  sheet: CookingSheetFragment;
  /** For whom it is cooked. */
  detail: string;
  left: LeftPlace | null;
  units: UnitSystem;
  offline: OfflineCopy;
}

/** Before the first step: everything on the table. */
export function MiseEnPlace({ recipe, sheet, detail, left, units, offline }: MiseEnPlaceProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16">
      <div>
        {/* The bar says it to screen readers, and to everybody where it is wide enough. */}
        <p aria-hidden className="mb-1.5 text-sm text-ink-2 sm:hidden">
          <b className="font-semibold text-ink">{recipe.title}</b> · {detail}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <StageHeading className="text-h2 sm:text-h1">{m.cooking_first_title()}</StageHeading>
          <UnitsSwitch units={units} />
        </div>
        <p className="mt-3 max-w-[52ch] text-lg text-ink-2 max-sm:hidden pointer-coarse:hidden">
          {m.cooking_first_text()}
        </p>
        <p className="mt-2 hidden max-w-[52ch] text-ink-2 max-sm:block sm:mt-3 sm:text-lg pointer-coarse:block">
          {m.cooking_first_text_touch()}
        </p>
        {left && (
          <div className="mt-4">
            <LeftPlaceNote {...left} screen="cooking" />
          </div>
        )}
        <output className="mt-2 block min-h-7 sm:mt-3">
          {offline === 'kept' && (
            <Tag tone="leaf" icon={CloudCheckIcon}>
              {m.cooking_kept()}
            </Tag>
          )}
        </output>
        <div className="mt-3">
          <Checklist recipeId={recipe.id} ingredients={sheet.ingredients} units={units} />
        </div>
      </div>
      <div className="max-lg:hidden">
        <Plate recipeId={recipe.id} />
      </div>
    </section>
  );
}
