import { BellRingingIcon } from '@phosphor-icons/react/dist/ssr/BellRinging';
import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer';
import { Link } from '../../ui/navigation/link.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { Button } from '../../ui/actions/button.tsx';
import { hashOf, type Stage } from './stage.ts';
import { clockText } from './timer.ts';
import type { ShownTimer, Timers } from './use-timers.ts';

interface AlarmBarProps {
  timers: Timers;
  recipeTitle: string;
  /** Of the page, and where on it the cook is. */
  path: string;
  stage: Stage;
}

/** Timers of other steps and dishes, and whatever is due: always in sight. */
export function AlarmBar({ timers, recipeTitle, path, stage }: AlarmBarProps) {
  const here = `${path}${hashOf(stage)}`;
  const due = timers.all.filter(({ state }) => state === 'ringing');
  const elsewhere = timers.all.filter((timer) => timer.state !== 'ringing' && timer.path !== here);
  return (
    <>
      <div role="alert" className="grid gap-2 empty:hidden">
        {due.map((timer) => (
          <DueTimer key={timer.id} timer={timer} timers={timers} recipeTitle={recipeTitle} />
        ))}
      </div>
      {elsewhere.length > 0 && (
        <ul aria-label={m.cooking_timers()} className="flex flex-wrap gap-2">
          {elsewhere.map((timer) => (
            <li key={timer.id}>
              <OtherTimer timer={timer} recipeTitle={recipeTitle} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface TimerProps {
  timer: ShownTimer;
  recipeTitle: string;
}

function DueTimer({ timer, timers, recipeTitle }: TimerProps & { timers: Timers }) {
  return (
    <div
      data-surface="yolk"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-yolk px-5 py-3 text-on-yolk"
    >
      <BellRingingIcon size="1.6em" weight="fill" aria-hidden className="flex-none" />
      <p className="min-w-40 flex-1 font-semibold">
        {m.cooking_timer_due({ name: nameIn({ timer, recipeTitle }) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="ink" onClick={() => timers.remove(timer.id)}>
          {m.cooking_timer_stop()}
        </Button>
        <Button variant="text" onClick={() => timers.addMinute(timer.id)}>
          {m.cooking_timer_one_more()}
        </Button>
      </div>
    </div>
  );
}

/** Leads to its step. */
function OtherTimer({ timer, recipeTitle }: TimerProps) {
  return (
    <Link
      to={timer.path}
      preventScrollReset
      className="inline-flex min-h-target max-w-full items-center gap-2 rounded-full bg-yolk-soft px-4 text-sm font-semibold text-yolk-ink"
    >
      <TimerIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />
      <span className="tabular-nums">{clockText(timer.leftNowMs)}</span>
      <span className="max-w-44 truncate">{nameIn({ timer, recipeTitle })}</span>
    </Link>
  );
}

/** A timer of another dish says which. */
function nameIn({ timer: { name, dish }, recipeTitle }: TimerProps): string {
  return dish === recipeTitle ? name : `${dish} · ${name}`;
}
