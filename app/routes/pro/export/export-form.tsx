import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import type { FormEvent } from 'react';
import type { MemberStatus } from '../../../../domain/pro/members/member-status.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Button } from '../../../ui/actions/button.tsx';
import { useGroupPath } from '../frame/use-group-path.ts';

interface ExportProps {
  what: 'members' | 'audit';
  groupId: string;
  /** What the list is filtered by. */
  address: { status: MemberStatus | null; search: string } | null;
}

/** A plain form: the answer is a file, and the page stays. */
export function ExportForm({ what, groupId, address }: ExportProps) {
  const path = useGroupPath();
  return (
    <form method="post" action={path('proExport')} onSubmit={addChosen}>
      <input type="hidden" name="intent" value={`export-${what}`} />
      <input type="hidden" name="group_id" value={groupId} />
      {address?.status && <input type="hidden" name="status" value={address.status} />}
      {address && <input type="hidden" name="q" value={address.search} />}
      <Button type="submit" size="sm" icon={DownloadSimpleIcon}>
        {m.pro_export()}
      </Button>
    </form>
  );
}

/** Rows that are ticked in the list go along; without any it is the whole list. */
function addChosen({ currentTarget: form }: FormEvent<HTMLFormElement>): void {
  for (const old of form.querySelectorAll('input[data-chosen]')) old.remove();
  const ticked = document.querySelectorAll<HTMLInputElement>('table input[name="member"]:checked');
  for (const { value } of ticked) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'member', value });
    field.dataset['chosen'] = '';
    form.append(field);
  }
}
