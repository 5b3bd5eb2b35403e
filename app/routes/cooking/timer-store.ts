import { createStored } from '../../offline/stored.ts';
import type { Timer } from './timer.ts';

/** All timers of this device, of whatever dish. */
export const storedTimers = createStored<readonly Timer[]>({
  name: 'timers',
  empty: [],
  parse: (json) => (Array.isArray(json) ? json.filter(isTimer).map(withSign) : null),
});

function isTimer(json: unknown): json is Timer {
  if (typeof json !== 'object' || json === null) return false;
  const { id, name, dish, path, durationMs, endsAtMs, leftMs } = json as Partial<Timer>;
  const areTexts = [id, name, dish, path].every((text) => typeof text === 'string');
  const areTimes = [durationMs, leftMs, endsAtMs ?? 0].every((ms) => Number.isFinite(ms));
  return areTexts && areTimes;
}

/** One that was started before signs were kept has none. */
function withSign(timer: Timer): Timer {
  return { ...timer, until: timer.until ?? null };
}
