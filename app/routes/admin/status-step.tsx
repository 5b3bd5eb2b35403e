import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { useLocale } from '../../shell/locale.ts';
import { buttonClass } from '../../ui/actions/button-look.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { statusForms } from './admin-forms.ts';
import { countWords } from './figure-words.ts';
import type { Status } from './operator-status.ts';
import { cardIds } from './status-cards.tsx';

type Part = Status['toLookAt'][number];

/** What whoever looks at a part does next: the card that says more of it, or the step itself. */
export function StatusStep({ part, retried }: { part: Part; retried: number | null }) {
  switch (part) {
    case 'WEB':
      return <ToCard id={cardIds.errors}>{m.admin_status_see_errors()}</ToCard>;
    case 'DATABASE':
    case 'DISK':
      return <ToCard id={cardIds.server}>{m.admin_status_see_server()}</ToCard>;
    case 'MAIL':
      return <RetryMails retried={retried} />;
    case 'PAYMENTS':
      return <ToCard id={cardIds.notices}>{m.admin_status_see_notices()}</ToCard>;
    case 'BACKUP':
      return <CopyBackupCommand />;
  }
}

function ToCard({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`#${id}`} className={buttonClass({ variant: 'ink', size: 'sm' })}>
      {children}
    </a>
  );
}

function RetryMails({ retried }: { retried: number | null }) {
  const locale = useLocale();
  return (
    <div className="grid justify-items-start gap-2 sm:justify-items-end">
      <IntentForm set={statusForms} intent="retry-mails" failure="toast">
        <SubmitButton variant="ink" size="sm">
          {m.admin_status_mail_retry()}
        </SubmitButton>
      </IntentForm>
      <output className="text-sm empty:hidden">
        {retried !== null && m.admin_status_mail_retried({ count: countWords(retried, locale) })}
      </output>
    </div>
  );
}

const backupCommand = 'npm run backup';

function CopyBackupCommand() {
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(backupCommand);
      toast({ text: m.admin_status_copied(), isDone: true });
    } catch {
      // Some browsers let no page copy; the command stands in the sentence beside.
      toast({ text: m.admin_status_backup_not_copied() });
    }
  }
  return (
    <Button variant="ink" size="sm" icon={CopyIcon} onClick={() => void copy()}>
      {m.admin_status_backup_copy()}
    </Button>
  );
}
