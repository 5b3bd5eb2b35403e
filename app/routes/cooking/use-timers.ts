import { useEffect, useState } from 'react';
import { useStored } from '../../offline/use-stored.ts';
import { storedTimers } from './timer-store.ts';
import {
  addMinute,
  currentTimers,
  pauseTimer,
  remainingMs,
  resumeTimer,
  startTimer,
  stateOf,
  type Timer,
  type TimerState,
} from './timer.ts';

/** A timer as it stands now. */
export interface ShownTimer extends Timer {
  readonly state: TimerState;
  readonly leftNowMs: number;
}

export interface Timers {
  readonly all: readonly ShownTimer[];
  start(timer: Omit<Parameters<typeof startTimer>[0], 'nowMs'>): void;
  pause(id: string): void;
  resume(id: string): void;
  addMinute(id: string): void;
  remove(id: string): void;
}

const tickMs = 250;

export function useTimers(): Timers {
  const timers = useStored(storedTimers);
  const { nowMs, catchUp } = useNow(timers.some(({ endsAtMs }) => endsAtMs !== null));

  function change(id: string, to: (args: { timer: Timer; nowMs: number }) => Timer): void {
    const at = { nowMs: catchUp() };
    storedTimers.write((stored) =>
      stored.map((timer) => (timer.id === id ? to({ timer, ...at }) : timer)),
    );
  }

  return {
    all: currentTimers({ timers, nowMs }).map((timer) => ({
      ...timer,
      state: stateOf({ timer, nowMs }),
      leftNowMs: remainingMs({ timer, nowMs }),
    })),
    start: (timer) => start({ ...timer, nowMs: catchUp() }),
    pause: (id) => change(id, pauseTimer),
    resume: (id) => change(id, resumeTimer),
    addMinute: (id) => change(id, addMinute),
    remove,
  };
}

function start(args: Parameters<typeof startTimer>[0]): void {
  const timer = startTimer(args);
  storedTimers.write((timers) => [
    ...currentTimers({ timers, nowMs: args.nowMs }).filter(({ id }) => id !== timer.id),
    timer,
  ]);
}

function remove(id: string): void {
  storedTimers.write((timers) => timers.filter((timer) => timer.id !== id));
}

/** Moves only while something runs; what is pressed is of this moment. */
function useNow(isRunning: boolean): { nowMs: number; catchUp: () => number } {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNowMs(Date.now());
    tick();
    const interval = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning]);

  function catchUp(): number {
    const now = Date.now();
    setNowMs(now);
    return now;
  }

  return { nowMs, catchUp };
}
