import { useRouteLoaderData } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
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
        <Card tone="yolk" className="grid gap-3">
          {systems.map(({ id, words }) => (
            <p key={id} data-device={id} hidden>
              {words()}
            </p>
          ))}
          <p data-device="installed" hidden className="font-semibold">
            {m.pages_device_installed()}
          </p>
          {/* One takes the other's place: nothing moves when the browser offers to install. */}
          <div
            data-device={known.join(' ')}
            hidden
            className="grid justify-items-start *:[grid-area:1/1]"
          >
            {systems.map(({ id }) => (
              <div key={id} data-device={id} hidden data-way="">
                <ButtonLink to={`#${id}`}>{m.pages_device_how()}</ButtonLink>
              </div>
            ))}
            <div data-install="" style={{ visibility: 'hidden' }}>
              <Button variant="primary">{m.pages_device_install()}</Button>
            </div>
          </div>
        </Card>
      </div>
      <script nonce={root?.nonce} dangerouslySetInnerHTML={{ __html: thisDeviceScript }} />
    </>
  );
}
