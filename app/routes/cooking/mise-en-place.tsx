import { CloudCheckIcon } from '@phosphor-icons/react/dist/ssr/CloudCheck';
import * as m from '../../../i18n/paraglide/messages.js';
import type { CookedRecipeFragment, CookingSheetFragment } from './operations.gen.ts';
import type { OfflineCopy } from '../../offline/use-offline-copy.ts';
import { Tag } from '../../ui/data/tag.tsx';
import type { UnitSystem } from '../../amounts/units-preference.ts';
import { UnitsSwitch } from '../../amounts/units-switch.tsx';
import { Checklist } from './checklist.tsx';
import { Plate } from './plate.tsx';
import { StageHeading } from './stage-heading.tsx';

interface MiseEnPlaceProps {
  recipe: CookedRecipeFragment;
  sheet: CookingSheetFragment;
  units: UnitSystem;
  offline: OfflineCopy;
}

/** Before the first step: everything on the table. */
export function MiseEnPlace({ recipe, sheet, units, offline }: MiseEnPlaceProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <StageHeading className="text-h1">{m.cooking_first_title()}</StageHeading>
          <UnitsSwitch units={units} />
        </div>
        <p className="mt-3 max-w-[52ch] text-lg text-ink-2 max-sm:hidden pointer-coarse:hidden">
          {m.cooking_first_text()}
        </p>
        <p className="mt-3 hidden max-w-[52ch] text-lg text-ink-2 max-sm:block pointer-coarse:block">
          {m.cooking_first_text_touch()}
        </p>
        <output className="mt-3 block min-h-7">
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
