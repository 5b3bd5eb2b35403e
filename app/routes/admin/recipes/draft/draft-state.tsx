import { CloudCheckIcon } from '@phosphor-icons/react/dist/ssr/CloudCheck';
import { CloudSlashIcon } from '@phosphor-icons/react/dist/ssr/CloudSlash';
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import type { OpenDraft, SaveState } from './use-draft.ts';

/** Leads to what everybody reads; nothing where nobody does. */
export function PublicPageLink({ open: { recipe } }: { open: OpenDraft }) {
  if (recipe.path === null) return null;
  return (
    <div className="ml-auto sm:ml-0">
      <ButtonLink size="sm" to={recipe.path}>
        {m.kitchen_page()}
      </ButtonLink>
    </div>
  );
}

/** Who else has the draft open. */
export function AlsoHere({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <output className="inline-flex items-center gap-1.5 text-sm text-ink-2">
      <UsersIcon size="1.25em" aria-hidden />
      {m.kitchen_also_here({ names: names.join(', ') })}
    </output>
  );
}

const saveWords: Record<SaveState, () => string> = {
  saved: m.kitchen_saved,
  saving: m.kitchen_saving,
  waiting: m.kitchen_saving,
  failed: m.kitchen_kept_here,
};

/** It never says "saved" before the server has answered. */
export function SaveWords({ state }: { state: SaveState }) {
  const Sign = state === 'failed' ? CloudSlashIcon : CloudCheckIcon;
  return (
    <output className="inline-flex items-center gap-1.5 text-sm text-ink-2">
      <Sign size="1.25em" aria-hidden />
      {saveWords[state]()}
    </output>
  );
}
