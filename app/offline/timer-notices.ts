import { createStored } from './stored.ts';

/** Whether timers of this device ring as notifications too: chosen here, and kept here alone. */
export const storedTimerNotices = createStored<boolean>({
  name: 'timer-notices',
  empty: false,
  parse: (json) => (typeof json === 'boolean' ? json : null),
});
