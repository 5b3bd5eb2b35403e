import { WifiSlashIcon } from '@phosphor-icons/react/dist/ssr/WifiSlash';
import type { ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useIsOnline } from '../../../offline/use-is-online.ts';
import { ChangeForm } from '../changes/change-form.tsx';
import type { Saved } from '../changes/use-saved-toast.ts';
import type { DeviceSnapshot } from './list-device.ts';

/** The status of the answer to who is no longer one of the people on the list. */
const leftList = 409;

/** What stands between this device and the others, if anything does. */
export function DeviceNotice({ waiting, refusal }: Pick<DeviceSnapshot, 'waiting' | 'refusal'>) {
  const locale = useLocale();
  const isOnline = useIsOnline();
  if (refusal === leftList) {
    return (
      <Notice>
        <Alert
          action={
            <ButtonLink to={screenPath('shoppingList', locale)} size="sm" reloadDocument>
              {m.shopping_open_own()}
            </ButtonLink>
          }
        >
          {m.shopping_left_list()}
        </Alert>
      </Notice>
    );
  }
  if (refusal !== null) {
    const to =
      refusal === 401
        ? screenPath('login', locale, undefined, {
            query: { redirect_to: screenPath('shoppingList', locale) },
          })
        : screenPath('becomeMember', locale, { step: 'plan' });
    return (
      <Notice>
        <Alert
          tone="danger"
          action={
            <ButtonLink to={to} size="sm" reloadDocument>
              {refusal === 401 ? m.site_log_in() : m.members_become()}
            </ButtonLink>
          }
        >
          {refusal === 401 ? m.shopping_logged_out() : m.shopping_no_member()}
        </Alert>
      </Notice>
    );
  }
  return (
    <output
      data-noprint
      className="flex items-center gap-2 pt-2 text-sm leading-snug text-ink-2 empty:hidden"
    >
      {!isOnline && (
        <>
          <WifiSlashIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />
          {waiting > 0 ? m.shopping_offline_waiting({ count: waiting }) : m.shopping_offline()}
        </>
      )}
    </output>
  );
}

/** Without scripts: what was done just now, to be undone. */
export function DoneNotice({ operationId, text }: Saved) {
  return (
    <Notice>
      <Alert
        tone="tip"
        action={
          <ChangeForm>
            <input type="hidden" name="intent" value="undo" />
            <input type="hidden" name="id" value={operationId} />
            <button type="submit" className="link inline-flex min-h-target items-center">
              {m.shopping_undo()}
            </button>
          </ChangeForm>
        }
      >
        {text}
      </Alert>
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div data-noprint className="pt-5">
      {children}
    </div>
  );
}
