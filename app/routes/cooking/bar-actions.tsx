import { ListChecksIcon } from '@phosphor-icons/react/dist/ssr/ListChecks';
import { SunIcon } from '@phosphor-icons/react/dist/ssr/Sun';
import { SunDimIcon } from '@phosphor-icons/react/dist/ssr/SunDim';
import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer';
import { useState } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import type { CookedRecipeFragment, CookingSheetFragment } from './operations.gen.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import type { UnitSystem } from '../../amounts/units-preference.ts';
import { Checklist } from './checklist.tsx';
import { NewTimerDialog } from './new-timer-dialog.tsx';
import type { Stage } from './stage.ts';
import { TimerYolks } from './timer-yolks.tsx';
import type { ShownTimer, Timers } from './use-timers.ts';
import type { WakeLockState } from './use-wake-lock.ts';

interface BarActionsProps {
  recipe: CookedRecipeFragment;
  sheet: CookingSheetFragment;
  units: UnitSystem;
  wakeLock: WakeLockState;
  timers: Timers;
  /** Those of other steps and dishes. */
  elsewhere: readonly ShownTimer[];
  path: string;
  stage: Stage;
}

export function BarActions(props: BarActionsProps) {
  const { recipe, sheet, units, wakeLock, elsewhere, ...timing } = props;
  const [opened, setOpened] = useState<'ingredients' | 'timer' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <TimerYolks timers={elsewhere} recipeTitle={recipe.title} />
      <ScreenState state={wakeLock} isNarrow={elsewhere.length > 0} />
      <IconButton
        icon={TimerIcon}
        label={m.cooking_new_timer()}
        look="outlined"
        onClick={() => setOpened('timer')}
      />
      <IconButton
        icon={ListChecksIcon}
        label={m.cooking_ingredients()}
        look="outlined"
        onClick={() => setOpened('ingredients')}
      />
      <Dialog
        isOpen={opened === 'ingredients'}
        onClose={close}
        closeLabel={m.recipes_close()}
        title={m.cooking_ingredients()}
        width="md"
      >
        <Checklist recipeId={recipe.id} ingredients={sheet.ingredients} units={units} />
      </Dialog>
      <NewTimerDialog isOpen={opened === 'timer'} onClose={close} dish={recipe.title} {...timing} />
    </>
  );
}

/** Whether the screen stays lit, unless timers leave no room for it on a phone; nothing where the browser cannot promise it. */
function ScreenState({ state, isNarrow }: { state: WakeLockState; isNarrow: boolean }) {
  if (state === 'unsupported') return null;
  const isOn = state === 'on';
  const Sign = isOn ? SunIcon : SunDimIcon;
  return (
    <output
      data-wake-lock={state}
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2 py-1 text-xs font-semibold',
        isNarrow && 'max-sm:sr-only',
        isOn ? 'bg-leaf-soft text-leaf-ink' : 'bg-sunken text-ink-2',
      )}
    >
      <Sign size="1.25em" weight="bold" aria-hidden className="flex-none" />
      <span className="max-sm:sr-only">
        {isOn ? m.cooking_screen_on() : m.cooking_screen_off()}
      </span>
    </output>
  );
}
