/** A kitchen timer. It knows when it ends, not how long it has run: a reload changes nothing. */
export interface Timer {
  readonly id: string;
  /** "Step 3: Roast the cauliflower" */
  readonly name: string;
  /** Of the dish, shown beside the timers of another one. */
  readonly dish: string;
  /** The step it belongs to, as a path with its hash. */
  readonly path: string;
  /** What to look for when it is over: "until browned". */
  readonly until: string | null;
  readonly durationMs: number;
  /** Null while it is paused. */
  readonly endsAtMs: number | null;
  /** What was left when it was paused. */
  readonly leftMs: number;
}

export type TimerState = 'running' | 'paused' | 'ringing';

const minuteMs = 60_000;
/** Later nobody stands in the kitchen any more. */
const longestRingMs = 30 * minuteMs;
const longestDurationMs = 24 * 60 * minuteMs;

interface AtTime {
  timer: Timer;
  nowMs: number;
}

export function startTimer(
  args: Pick<Timer, 'id' | 'name' | 'dish' | 'path' | 'until'> & { minutes: number; nowMs: number },
): Timer {
  const { minutes, nowMs, ...words } = args;
  const durationMs = Math.min(minutes * minuteMs, longestDurationMs);
  return { ...words, durationMs, endsAtMs: nowMs + durationMs, leftMs: durationMs };
}

export function remainingMs({ timer, nowMs }: AtTime): number {
  return timer.endsAtMs === null ? timer.leftMs : Math.max(0, timer.endsAtMs - nowMs);
}

export function stateOf({ timer, nowMs }: AtTime): TimerState {
  if (timer.endsAtMs === null) return 'paused';
  return timer.endsAtMs <= nowMs ? 'ringing' : 'running';
}

export function pauseTimer({ timer, nowMs }: AtTime): Timer {
  return { ...timer, leftMs: remainingMs({ timer, nowMs }), endsAtMs: null };
}

export function resumeTimer({ timer, nowMs }: AtTime): Timer {
  return { ...timer, endsAtMs: nowMs + remainingMs({ timer, nowMs }) };
}

/** Also of a timer that rings: then it runs for that minute. */
export function addMinute({ timer, nowMs }: AtTime): Timer {
  const leftMs = remainingMs({ timer, nowMs }) + minuteMs;
  if (timer.endsAtMs === null) return { ...timer, leftMs };
  return { ...timer, leftMs, endsAtMs: nowMs + leftMs };
}

/** Without those that rang while nobody was there. */
export function currentTimers(args: { timers: readonly Timer[]; nowMs: number }): Timer[] {
  const { timers, nowMs } = args;
  return timers.filter(({ endsAtMs }) => endsAtMs === null || endsAtMs > nowMs - longestRingMs);
}

/** Of a step's wait; a timer of the cook's own has an id of its own. */
export function stepTimerId(args: { recipeId: string; index: number; wait: number }): string {
  const { recipeId, index, wait } = args;
  return wait === 0 ? `${recipeId}:${index}` : `${recipeId}:${index}:${wait}`;
}

/** A timer of another dish says which. */
export function nameAmong(args: {
  timer: Pick<Timer, 'name' | 'dish'>;
  recipeTitle: string;
}): string {
  const { timer, recipeTitle } = args;
  return timer.dish === recipeTitle ? timer.name : `${timer.dish} · ${timer.name}`;
}

/** `12:04`, `1:02:30`; a started second counts, so that `0:00` is the end. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const shown = hours > 0 ? [hours, ...parts] : parts;
  return shown.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

const longestName = 42;

/** When it is done, which says nothing of what: "Meanwhile,", "Mientras reposa,". */
const whenItIsDone =
  /^(?:meanwhile|in the meantime|(?:while|when|once|as soon as)\b[^.,;:]*|entretanto|(?:mientras|cuando|en cuanto)\b[^.,;:]*|under tiden|(?:medan|när)\b[^.,;:]*),\s*/i;

/** The beginning of what a step does, up to a comma or a whole word. */
export function shortStepName(text: string): string {
  const doing = text.replace(whenItIsDone, '');
  const [clause = doing] = `${doing.slice(0, 1).toUpperCase()}${doing.slice(1)}`.split(/[.,;:]/);
  if (clause.length <= longestName) return clause;
  return `${clause.slice(0, longestName).replace(/\s+\S*$/, '')} …`;
}
