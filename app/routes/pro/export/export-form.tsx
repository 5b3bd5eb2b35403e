import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useRef, useState, type SubmitEvent } from 'react';
import type { MemberStatus } from '../../../../domain/pro/members/member-status.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { BackgroundProblem } from '../../../forms/background-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useGroupPath } from '../frame/use-group-path.ts';
import { exportForms } from './export-forms.ts';
import { fetchFile, saveFile } from './fetch-file.ts';

interface ExportProps {
  what: 'members' | 'audit';
  groupId: string;
  /** What the list is filtered by. */
  address: { status: MemberStatus | null; search: string } | null;
}

/** The answer is a file, and the page stays; without scripts it is a plain form. */
export function ExportForm({ what, groupId, address }: ExportProps) {
  const path = useGroupPath()('proExport');
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isBusy = state === 'busy';
  const intent = `export-${what}` as const;

  async function bring() {
    if (form.current === null || isBusy) return;
    addChosen(form.current);
    setState('busy');
    const sent = new URLSearchParams(
      new FormData(form.current) as unknown as Record<string, string>,
    );
    const fetched = await fetchFile({ path, form: sent });
    setState(fetched === null ? 'failed' : 'idle');
    if (fetched === null) return;
    if ('page' in fetched) window.location.assign(fetched.page);
    else saveFile(fetched);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void bring();
  }

  return (
    <form ref={form} method="post" action={path} onSubmit={submit} className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="group_id" value={groupId} />
      {address?.status && <input type="hidden" name="status" value={address.status} />}
      {address && <input type="hidden" name="q" value={address.search} />}
      <Button
        type="submit"
        size="sm"
        icon={DownloadSimpleIcon}
        isBusy={isBusy}
        className="justify-self-start"
      >
        {m.pro_export()}
      </Button>
      {state === 'failed' && (
        <BackgroundProblem
          form={{ problem: exportForms[intent].failure(), again: () => void bring(), isBusy }}
        />
      )}
    </form>
  );
}

/** Rows that are ticked in the list go along; without any it is the whole list. */
function addChosen(form: HTMLFormElement): void {
  for (const old of form.querySelectorAll('input[data-chosen]')) old.remove();
  const ticked = document.querySelectorAll<HTMLInputElement>('table input[name="member"]:checked');
  for (const { value } of ticked) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'member', value });
    field.dataset['chosen'] = '';
    form.append(field);
  }
}
