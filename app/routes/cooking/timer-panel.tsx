import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer';
import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { waitText } from '../../dishes/wait-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { clockText, type Timer } from './timer.ts';
import { useIsInBrowser } from '../../shell/use-is-in-browser.ts';
import type { ShownTimer, Timers } from './use-timers.ts';

interface TimerPanelProps extends Pick<Timer, 'id' | 'name' | 'dish' | 'path' | 'until'> {
  timers: Timers;
  minutes: number;
}

/** The timer of a step: goes on while the cook is at other ones. */
export function TimerPanel({ timers, minutes, ...words }: TimerPanelProps) {
  const timer = timers.all.find(({ id }) => id === words.id);
  const isInBrowser = useIsInBrowser();
  const wait = waitText(minutes);
  if (!isInBrowser) return <p className="font-semibold">{m.recipes_step_timer({ wait })}</p>;
  if (timer === undefined) {
    return (
      <div>
        <Button icon={TimerIcon} size="lg" onClick={() => timers.start({ ...words, minutes })}>
          {m.cooking_start_timer({ wait })}
        </Button>
      </div>
    );
  }
  return <TimerCard timer={timer} timers={timers} words={m.cooking_timer_of({ wait })} />;
}

interface TimerCardProps {
  timer: ShownTimer;
  timers: Timers;
  /** Beneath what is left. */
  words: string;
}

/** What is left, and everything one can do about it. That it is over is said by the alarm. */
export function TimerCard({ timer, timers, words }: TimerCardProps) {
  const { id, name, state, leftNowMs, durationMs } = timer;
  return (
    <fieldset
      aria-label={name}
      className="flex w-full max-w-[27rem] min-w-0 items-center gap-3 rounded-lg bg-nori px-4 py-3 text-on-dark"
      data-surface="nori"
    >
      <Ring share={leftNowMs / durationMs} />
      <div className="min-w-0 flex-1">
        <span role="timer" className="figures block text-[2.75rem] leading-none">
          {clockText(leftNowMs)}
        </span>
        <span className="block truncate text-sm">
          {state === 'paused' ? m.cooking_timer_paused() : words}
        </span>
      </div>
      <Knob label={m.cooking_timer_add_minute()} onPress={() => timers.addMinute(id)}>
        <span aria-hidden className="text-base font-bold">
          +1
        </span>
      </Knob>
      {state !== 'running' && (
        <Knob label={m.cooking_timer_reset()} onPress={() => timers.remove(id)}>
          <ArrowCounterClockwiseIcon size="1.25em" weight="bold" aria-hidden />
        </Knob>
      )}
      {state === 'running' && (
        <Knob isMain label={m.cooking_timer_pause()} onPress={() => timers.pause(id)}>
          <PauseIcon size="1.25em" weight="fill" aria-hidden />
        </Knob>
      )}
      {state === 'paused' && (
        <Knob isMain label={m.cooking_timer_resume()} onPress={() => timers.resume(id)}>
          <PlayIcon size="1.25em" weight="fill" aria-hidden />
        </Knob>
      )}
    </fieldset>
  );
}

const ringRadius = 38;
const ringLength = 2 * Math.PI * ringRadius;

/** How much of the time is left, and a yolk where it ends. */
function Ring({ share }: { share: number }) {
  const left = Math.min(1, Math.max(0, share));
  return (
    <svg
      viewBox="0 0 88 88"
      aria-hidden
      className="w-14 flex-none -rotate-90 fill-none stroke-[7] sm:w-18"
      strokeLinecap="round"
    >
      <circle cx="44" cy="44" r={ringRadius} className="stroke-current opacity-20" />
      <circle
        cx="44"
        cy="44"
        r={ringRadius}
        className="stroke-yolk"
        strokeDasharray={`${left * ringLength} ${ringLength}`}
      />
      {left > 0 && (
        <circle
          cx={44 + ringRadius * Math.cos(2 * Math.PI * left)}
          cy={44 + ringRadius * Math.sin(2 * Math.PI * left)}
          r="6"
          className="fill-yolk stroke-none"
        />
      )}
    </svg>
  );
}

function Knob({
  label,
  isMain = false,
  onPress,
  children,
}: {
  label: string;
  isMain?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={classNames(
        'grid size-target flex-none place-items-center rounded-full text-[1.1rem] active:scale-95',
        isMain ? 'bg-on-dark text-nori' : 'bg-current/15',
      )}
    >
      {children}
    </button>
  );
}
