import { BellRingingIcon } from '@phosphor-icons/react/dist/ssr/BellRinging';
import * as m from '../../../i18n/paraglide/messages.js';
import { Button } from '../../ui/actions/button.tsx';
import { hashOf, type Stage } from './stage.ts';
import { nameAmong, stepTimerId } from './timer.ts';
import { TimerCard } from './timer-panel.tsx';
import type { ShownTimer, Timers } from './use-timers.ts';

interface AlarmBarProps {
  timers: Timers;
  recipe: { id: string; title: string };
  /** Of the page, and where on it the cook is. */
  path: string;
  stage: Stage;
}

const lastMinuteMs = 60_000;

/** Whatever is due, and what the cook times here without being told to: always in sight. */
export function AlarmBar({ timers, recipe, path, stage }: AlarmBarProps) {
  const here = `${path}${hashOf(stage)}`;
  const due = timers.all.filter(({ state }) => state === 'ringing');
  const own = timers.all.filter((timer) => {
    return timer.state !== 'ringing' && timer.path === here && !isOfStep({ timer, recipe, stage });
  });
  return (
    <>
      <div role="alert" className="grid gap-2 empty:hidden">
        {due.map((timer) => (
          <DueTimer key={timer.id} timer={timer} timers={timers} recipeTitle={recipe.title} />
        ))}
      </div>
      <output className="sr-only">
        {timers.all.filter(isNearlyDue).map((timer) => (
          <span key={timer.id}>
            {m.cooking_timer_minute_left({ name: nameAmong({ timer, recipeTitle: recipe.title }) })}
          </span>
        ))}
      </output>
      {own.map((timer) => (
        <TimerCard key={timer.id} timer={timer} timers={timers} words={timer.name} />
      ))}
    </>
  );
}

/** Said once, when the last minute of a longer wait begins. */
function isNearlyDue({ state, durationMs, leftNowMs }: ShownTimer): boolean {
  return state === 'running' && durationMs > lastMinuteMs && leftNowMs <= lastMinuteMs;
}

/** Its step shows it already. */
function isOfStep(args: { timer: ShownTimer; recipe: { id: string }; stage: Stage }): boolean {
  const { timer, recipe, stage } = args;
  if (stage.name !== 'step') return false;
  const first = stepTimerId({ recipeId: recipe.id, index: stage.index, wait: 0 });
  return timer.id === first || timer.id.startsWith(`${first}:`);
}

interface DueTimerProps {
  timer: ShownTimer;
  timers: Timers;
  recipeTitle: string;
}

function DueTimer({ timer, timers, recipeTitle }: DueTimerProps) {
  const { until } = timer;
  return (
    <div
      data-surface="yolk"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-yolk px-5 py-3 text-on-yolk"
    >
      <BellRingingIcon size="1.6em" weight="fill" aria-hidden className="flex-none" />
      <p className="min-w-40 flex-1 font-semibold">
        {m.cooking_timer_due({ name: nameAmong({ timer, recipeTitle }) })}
        {until !== null && (
          <span className="block font-normal">{m.cooking_timer_look({ until })}</span>
        )}
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
