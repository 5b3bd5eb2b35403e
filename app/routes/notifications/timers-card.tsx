import * as m from '../../../i18n/paraglide/messages.js';
import { useStored } from '../../offline/use-stored.ts';
import { askForNotifications } from '../../offline/device-notifications.ts';
import { storedTimerNotices } from '../../offline/timer-notices.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { usePermission } from './use-permission.ts';

/** Kitchen timers: this device rings by itself, so the choice is its own and no server knows it. */
export function TimersCard() {
  const permission = usePermission();
  const isWanted = useStored(storedTimerNotices);
  const isPossible = permission === 'default' || permission === 'granted';

  async function change(wanted: boolean) {
    const isOn = wanted && (await askForNotifications());
    storedTimerNotices.write(() => isOn);
  }

  return (
    <Card as="section" className="noscript:hidden">
      <h2 className="text-h4">{m.notifications_timers_name()}</h2>
      <p className="mt-1 text-ink-2">{m.notifications_timers_text()}</p>
      <div className="mt-4">
        <Switch
          label={m.notifications_timers_switch()}
          detail={detailOf(permission)}
          checked={isWanted && permission === 'granted'}
          disabled={!isPossible}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
      </div>
    </Card>
  );
}

function detailOf(permission: ReturnType<typeof usePermission>): string | undefined {
  if (permission === 'denied') return m.notifications_device_denied();
  if (permission === 'unsupported') return m.notifications_device_unsupported();
  return undefined;
}
