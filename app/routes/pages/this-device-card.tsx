import { useRouteLoaderData } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { thisDeviceScript } from './this-device.ts';

/** The parts of the page that are about a system, by their anchors. */
const systems = [
  { id: 'iphone', words: m.pages_device_iphone },
  { id: 'android', words: m.pages_device_android },
  { id: 'computer', words: m.pages_device_computer },
];

/** Leads to the part about this device; without scripts it is not there, and the parts are. */
export function ThisDeviceCard() {
  const root = useRouteLoaderData<{ nonce: string }>('root');
  const known = systems.map(({ id }) => id);
  return (
    <>
      <div data-device={[...known, 'installed'].join(' ')} hidden>
        <Card tone="yolk" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {systems.map(({ id, words }) => (
            <p key={id} data-device={id} hidden>
              {words()}{' '}
              <a href={`#${id}`} className="link font-semibold">
                {m.pages_device_how()}
              </a>
            </p>
          ))}
          <p data-device="installed" hidden className="font-semibold">
            {m.pages_device_installed()}
          </p>
          <div data-install="" hidden>
            <Button variant="primary" type="button">
              {m.pages_device_install()}
            </Button>
          </div>
        </Card>
      </div>
      <script nonce={root?.nonce} dangerouslySetInnerHTML={{ __html: thisDeviceScript }} />
    </>
  );
}
