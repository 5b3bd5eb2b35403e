import { BellRingingIcon } from '@phosphor-icons/react/dist/ssr/BellRinging';
import { useState } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import {
  askForNotifications,
  canSubscribe,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../offline/device-notifications.ts';
import { useLocale } from '../../shell/locale.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notificationForms } from './notifications-forms.ts';
import { usePermission } from './use-permission.ts';
import { BackgroundProblem } from '../../forms/background-problem.tsx';
import { useBackgroundForm } from '../../forms/use-background-form.ts';

interface DeviceCardProps {
  pushKey: string;
  /** Null while this browser shows none. */
  deviceId: string | null;
}

/** Notifications in the browser the member sits at. It is asked only once they press the button. */
export function DeviceCard({ pushKey, deviceId }: DeviceCardProps) {
  const permission = usePermission();
  return (
    <Card as="section" className="noscript:hidden">
      <h2 className="text-h4">{m.notifications_device()}</h2>
      <div className="mt-1 min-h-22">
        {permission === 'denied' && <Words>{m.notifications_device_denied()}</Words>}
        {permission === 'unsupported' && <Words>{m.notifications_device_unsupported()}</Words>}
        {(permission === 'default' || permission === 'granted') && (
          <DeviceSwitch pushKey={pushKey} deviceId={permission === 'granted' ? deviceId : null} />
        )}
      </div>
    </Card>
  );
}

function Words({ children }: { children: string }) {
  return <p className="text-ink-2">{children}</p>;
}

function DeviceSwitch({ pushKey, deviceId }: DeviceCardProps) {
  const device = useDevice({ pushKey, deviceId });
  const isOn = deviceId !== null;
  return (
    <>
      <Words>{isOn ? m.notifications_device_on() : m.notifications_device_off()}</Words>
      <div className="mt-4 grid gap-4">
        {device.hasFailed && <Alert tone="danger">{m.notifications_device_failed()}</Alert>}
        <BackgroundProblem form={device.form} />
        <div>
          {isOn ? (
            <Button isBusy={device.isBusy} onClick={() => void device.turnOff()}>
              {m.notifications_device_turn_off()}
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={BellRingingIcon}
              isBusy={device.isBusy}
              onClick={() => void device.turnOn()}
            >
              {m.notifications_device_turn_on()}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function useDevice({ pushKey, deviceId }: DeviceCardProps) {
  const action = screenPath('notifications', useLocale());
  const form = useBackgroundForm({ set: notificationForms, action });
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function turnOn() {
    setIsAsking(true);
    const isAllowed = canSubscribe() && (await askForNotifications());
    const subscription = isAllowed ? await subscribeBrowser(pushKey) : null;
    setIsAsking(false);
    setHasFailed(isAllowed && subscription === null);
    if (subscription === null) return;
    form.send('add-device', { ...subscription });
  }

  async function turnOff() {
    setHasFailed(false);
    await unsubscribeBrowser();
    form.send('remove-device', { device: deviceId ?? '' });
  }

  return {
    turnOn,
    turnOff,
    isBusy: isAsking || form.isBusy,
    form,
    hasFailed,
  };
}
