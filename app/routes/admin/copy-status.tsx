import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { useState } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { useLocale } from '../../shell/locale.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { TextAreaField } from '../../ui/forms/text-field.tsx';
import type { Status } from './operator-status.ts';
import { statusText } from './status-text.ts';

/** For whoever asks for help: the page as text, without anything of members. */
export function CopyStatus({ status }: { status: Status }) {
  const locale = useLocale();
  const toast = useToast();
  const [isShown, setIsShown] = useState(false);
  const text = statusText(status, locale);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: m.admin_status_copied(), isDone: true });
    } catch {
      // Some browsers let no page copy: then people do.
      setIsShown(true);
    }
  }
  return (
    <>
      <Button icon={CopyIcon} onClick={() => void copy()}>
        {m.admin_status_copy()}
      </Button>
      <Dialog
        isOpen={isShown}
        onClose={() => setIsShown(false)}
        closeLabel={m.admin_status_copy_close()}
        title={m.admin_status_copy_title()}
        width="md"
      >
        <TextAreaField
          label={m.admin_status_copy_hint()}
          rows={14}
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </>
  );
}
