import { useEffect, useState } from 'react';
import { createAlarm } from './alarm.ts';

/** Rings as long as something is due. */
export function useAlarm(isRinging: boolean): void {
  const [alarm] = useState(createAlarm);

  useEffect(() => {
    const { unlock } = alarm;
    window.addEventListener('pointerdown', unlock);
    window.addEventListener('keydown', unlock);
    return () => {
      window.removeEventListener('pointerdown', unlock);
      window.removeEventListener('keydown', unlock);
    };
  }, [alarm]);

  useEffect(() => {
    if (!isRinging) return;
    alarm.ring();
    return () => alarm.silence();
  }, [alarm, isRinging]);
}
